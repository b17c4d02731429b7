import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ada, bo, held, isAllowed, line, mod, published, ruleIn, ways } from '#test/support/steps.ts'
import { judge, type Line, verbsFor, whereOf } from './log.ts'
import { actors, isVisible, type State, states } from './states.ts'
import { events } from './table.ts'

describe('the table of ratings.md 3.5', () => {
  test.each(states)('%s is reached by a log, and its status is what the log says', (state) => {
    expect(whereOf(ways[state])?.state).toBe(state)
  })

  test.each(states)('from %s goes what may, by whom it may, and everything else is refused', (state) => {
    for (const event of events.filter((each) => each !== 'undone'))
      for (const actor of actors) {
        // Someone who had no part in it yet, and a rule that takes one person.
        const next = line(event, actor, actor === 'moderator' || actor === 'legal' ? 'cy' : null, ruleIn(state))
        const answer = judge(ways[state], next)
        expect('state' in answer, `${event} by ${actor}`).toBe(isAllowed(state, event, actor))
        expect('state' in answer || ['not_from_here', 'not_yours'].includes(answer.refused)).toBe(true)
      }
  })

  test('a rating begins by passing or by being held, and by nothing else', () => {
    const begins = events.filter((event) => actors.some((actor) => 'state' in judge([], line(event, actor, ada, 'N7.1'))))
    expect(begins).toEqual(['passed', 'held'])
  })
})

describe('rules', () => {
  test('an event that needs a rule is refused without one, and with a rule that the policy does not have', () => {
    expect(judge(published, mod('removed'))).toEqual({ refused: 'no_rule' })
    expect(judge(published, mod('removed', 'N99.1'))).toEqual({ refused: 'unknown_rule' })
    expect(judge(published, mod('removed', 'because'))).toEqual({ refused: 'unknown_rule' })
  })

  test('a rating reported for harm is hidden during review; one reported as untrue is not', () => {
    expect(isVisible(whereOf(ways.flagged)!.state as State)).toBe(true)
    expect(isVisible(whereOf(ways.flagged_hidden)!.state as State)).toBe(false)
    expect(judge(ways.flagged, line('flagged', 'reader', null, 'N4.1'))).toEqual({ state: 'flagged_hidden' })
  })
})

describe('two people', () => {
  const proposed = [...published, mod('removal_proposed', 'N1.1')]
  test('no moderator alone removes a rating as untrue: one proposes, another decides', () => {
    expect(judge(published, mod('removed', 'N1.1'))).toEqual({ refused: 'needs_proposal' })
    expect(judge(proposed, mod('removed', 'N1.1'))).toEqual({ refused: 'same_person' })
    expect(judge(proposed, line('removed', 'moderator', bo, 'N1.1'))).toEqual({ state: 'removed' })
    expect(judge(published, mod('removed', 'C4.2'))).toEqual({ refused: 'needs_proposal' })
  })

  test('the reported rule applies too: another rule does not avoid the second person, and a rule that no report names takes two', () => {
    const under = (...rules: string[]) => [...published, ...rules.map((rule) => line('flagged', 'reader', null, rule))]
    const alone = (log: readonly Line[], rule: string) => {
      const answer = judge(log, mod('removed', rule))
      return 'state' in answer ? answer.state : answer.refused
    }
    expect(['N1.1', 'N8.1', 'N6.1', 'N2.1'].map((rule) => alone(under('N1.1'), rule))).toEqual(Array<string>(4).fill('needs_proposal'))
    expect([alone(under('N8.1'), 'N8.1'), alone(under('N8.1'), 'N8.2'), alone(under('N8.1'), 'N10.1')]).toEqual([
      'removed',
      'removed',
      'needs_proposal',
    ])
    // If one of several reports takes two people, so does the rating.
    expect(alone(under('N8.1', 'N1.1'), 'N8.1')).toBe('needs_proposal')
    // Reports before the decision to keep a rating no longer count.
    expect(alone([...under('N1.1'), mod('kept'), line('flagged', 'reader', null, 'N8.1')], 'N8.1')).toBe('removed')
    expect(alone(published, 'N8.1')).toBe('removed')
    const begun = [...under('N1.1'), mod('removal_proposed', 'N8.1')]
    expect(alone(begun, 'N8.1')).toBe('same_person')
    expect(judge(begun, line('removed', 'moderator', bo, 'N8.1'))).toEqual({ state: 'removed' })
    // A log from before this rule is read as it came about.
    expect(whereOf([...under('N1.1'), mod('removed', 'N8.1')])?.state).toBe('removed')
  })

  test('a moderator who keeps the text ends the proposal to remove it', () => {
    const history = [...published, mod('removal_proposed', 'N1.1'), line('flagged', 'reader', null, 'N1.1'), line('kept', 'moderator', bo)]
    expect(judge(history, line('removed', 'moderator', bo, 'N1.1'))).toEqual({ refused: 'needs_proposal' })
    // A person who withdraws a report ends nothing that a moderator has begun.
    expect(judge([...history.slice(0, -1), line('kept', 'reader')], line('removed', 'moderator', bo, 'N1.1'))).toEqual({ state: 'removed' })
  })

  test('an appeal is decided by another person', () => {
    expect(judge(ways.appealed, mod('upheld'))).toEqual({ refused: 'same_person' })
    expect(judge(ways.appealed, mod('reinstated'))).toEqual({ refused: 'same_person' })
    expect(judge(ways.appealed, line('reinstated', 'moderator', bo))).toEqual({ state: 'published' })
    const appealed = [...ways.refused, line('appealed', 'author')]
    // It was never published: it waits for its time like any other.
    expect(judge(appealed, line('reinstated', 'moderator', bo))).toEqual({ state: 'pending' })
  })
})

test('the label stays with the words, whatever becomes of the next report', () => {
  const report = line('flagged', 'reader', null, 'N1.1')
  const labeled = [...ways.disputed_label, report, mod('kept')]
  expect(whereOf(labeled)?.state).toBe('disputed_label')
  expect(whereOf([...labeled, report, mod('kept')])?.state).toBe('disputed_label')
  expect(judge([...labeled, mod('affirm_asked', 'N1.1')], line('affirmed', 'author'))).toEqual({ state: 'disputed_label' })
  expect(judge(ways.author_affirm_pending, line('affirmed', 'author'))).toEqual({ state: 'published' })
})

describe('undo', () => {
  test("undoes the person's own last action, and nothing else", () => {
    expect(judge(ways.refused, mod('undone'))).toEqual({ state: 'queued_human' })
    expect(judge(ways.refused, line('undone', 'moderator', bo))).toEqual({ refused: 'nothing_to_undo' })
    expect(judge([...ways.refused, mod('undone')], mod('undone'))).toEqual({ refused: 'nothing_to_undo' })
    expect(judge(published, mod('undone'))).toEqual({ refused: 'nothing_to_undo' })
    expect(judge([...ways.refused, line('appealed', 'author')], mod('undone'))).toEqual({ refused: 'not_from_here' })
  })
})

const someLine = fc.record({
  event: fc.constantFrom(...events),
  actor: fc.constantFrom(...actors),
  by: fc.constantFrom(null, ada, bo, 'cy'),
  rules: fc.subarray(['C4.1', 'N1.1', 'N3.1', 'N7.1', 'N12.1'], { maxLength: 2 }),
})

test('no random history of 2,000 leaves the table, avoids the second person, or revives a final state', () => {
  fc.assert(
    fc.property(fc.array(someLine, { maxLength: 40 }), (tries) => {
      let log: Line[] = []
      for (const next of tries) {
        const before = whereOf(log)!
        const answer = judge(log, next)
        if ('refused' in answer) continue
        log = [...log, next]
        expect(whereOf(log)?.state).toBe(answer.state)
        const isInTable =
          next.event === 'undone' ? next.actor === 'moderator' : before.state === 'new' || isAllowed(before.state, next.event, next.actor)
        const isOnes =
          next.event === 'removed' && next.actor === 'moderator' && next.rules.some((rule) => rule === 'C4.1' || rule === 'N1.1')
        const isTwos = log.some(({ event, by }) => event === 'removal_proposed' && by !== next.by)
        expect({ isInTable, isByTwo: !isOnes || isTwos, isAfterAll: before.state === 'withdrawn' }).toEqual({
          isInTable: true,
          isByTwo: true,
          isAfterAll: false,
        })
      }
    }),
    { numRuns: 2_000 },
  )
})

test('a page is offered the verbs that the table has for the person who sits there', () => {
  expect(verbsFor(held, 'moderator', ada)).toEqual(['released', 'refused', 'asked'])
  expect(verbsFor(ways.appealed, 'moderator', ada)).toEqual([])
  expect(verbsFor(ways.appealed, 'moderator', bo)).toEqual(['upheld', 'reinstated'])
  expect(verbsFor(ways.refused, 'moderator', ada)).toEqual(['undone'])
})
