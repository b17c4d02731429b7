import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isAllowed, line, ways } from '#test/support/steps.ts'
import { judge } from './log.ts'
import { actors, type State, states } from './states.ts'
import { events } from './table.ts'

// The plan's own words.
const plan = fileURLToPath(new URL('../../../docs/product/ratings.md', import.meta.url))

/** Names of the plan that are called otherwise here, or that are a step and no state. */
const ours: Readonly<Record<string, State | 'kept'>> = { appeal: 'appealed' }
/** States that are never stored: a rating that is still with its author was not filed (states.ts). */
const unfiled = ['draft', 'screening', 'needs_author_edit']

/** The parts of a text between separators outside of brackets. */
function split(text: string, by: string): string[] {
  const parts = ['']
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0 && text.startsWith(by, at)) {
      parts.push('')
      at += by.length - 1
    } else parts.push(`${parts.pop()}${text[at]}`)
  }
  return parts
}

/** `a → (b | c → d|e)` as arrows: each name with each that may follow it; and the names that the text begins with. */
function arrowsIn(text: string): { first: string[]; arrows: [string, string][] } {
  const arrows: [string, string][] = []
  const steps = split(text, ' → ').map((step) => {
    if (!step.startsWith('(')) return step.split('|')
    const each = split(step.slice(1, -1), ' | ').map(arrowsIn)
    arrows.push(...each.flatMap((way) => way.arrows))
    return each.flatMap((way) => way.first)
  })
  for (const [at, names] of steps.slice(1).entries())
    arrows.push(...steps[at]!.flatMap((from) => names.map((to): [string, string] => [from, to])))
  return { first: steps[0]!, arrows }
}

function planned(): [string, string][] {
  const said = /\*\*States\*\*:(.+?)\. Each transition/u.exec(readFileSync(plan, 'utf8'))
  const chains = [...said![1]!.matchAll(/`([^`]+)`/gu)].map((found) => found[1]!.replace(/\(\d+ d\)/gu, ''))
  return chains.flatMap((chain) => arrowsIn(chain).arrows).map(([from, to]) => [ours[from] ?? from, ours[to] ?? to])
}

/** Every arrow that our table has: from each state, whatever anybody may do there, to where it leads. */
const built = new Set(
  states.flatMap((from) =>
    events.flatMap((event) =>
      actors.flatMap((actor) => {
        const answer = judge(ways[from], line(event, actor, actor === 'moderator' || actor === 'legal' ? 'cy' : null, 'N7.1'))
        return 'state' in answer && answer.state !== from ? [`${from} → ${answer.state}`] : []
      }),
    ),
  ),
)

test('an arrow is read as it is drawn', () => {
  expect(arrowsIn('a → b → (c | d → e|f | g)').arrows).toEqual([
    ['d', 'e'],
    ['d', 'f'],
    ['a', 'b'],
    ['b', 'c'],
    ['b', 'd'],
    ['b', 'g'],
  ])
})

describe('the plan', () => {
  test('has no arrow that the table has not: directly, through the wait for a random moment, or as a step that leaves it shown', () => {
    const missing = planned().filter(([from, to]) => {
      if (unfiled.includes(from)) return false
      if (to === 'kept') return !isAllowed(from as State, 'kept', 'moderator')
      return !built.has(`${from} → ${to}`) && !(built.has(`${from} → pending`) && to === 'published')
    })
    expect(missing).toEqual([])
    expect(planned().length).toBeGreaterThan(15)
  })

  test("and these are the table's additional transitions, each with its reason", () => {
    const drawn = new Set(planned().map(([from, to]) => `${from} → ${to}`))
    // At any time its author changes it or takes it back: tried state by state, above all others, in log.test.ts.
    const besides = [...built].filter((arrow) => !drawn.has(arrow) && !/→ (superseded|withdrawn)$/u.test(arrow))
    expect(besides.toSorted()).toEqual(Object.values(added).flat().toSorted())
  })
})

const to = (from: State, ...those: State[]) => those.map((each) => `${from} → ${each}`)
/** Arrows that the plan does not draw, by why they are there (decision 0030). */
const added = {
  'what passed or was released waits for a random moment': [
    ...to('pending', 'published', 'quarantined_burst'),
    ...to('queued_human', 'pending', 'quarantined_burst'),
    ...to('quarantined_burst', 'pending'),
  ],
  'not published in the first place is as good as taken down, and can be appealed against': [
    ...to('queued_human', 'refused'),
    ...to('refused', 'appealed'),
  ],
  'what somebody of ours sees by themselves need not be reported first': to(
    'published',
    'disputed_label',
    'author_affirm_pending',
    'author_edit_pending',
    'hidden_legal',
    'removed',
  ),
  'kept is a step: the rating is shown again': [...to('flagged', 'published'), ...to('hidden_legal', 'published', 'removed')],
  'what is reported as harm is hidden meanwhile, and goes the same ways': to(
    'flagged_hidden',
    'published',
    'disputed_label',
    'author_affirm_pending',
    'author_edit_pending',
    'hidden_legal',
    'removed',
  ),
  'a statement is to be changed by its author': [
    ...to('flagged', 'author_edit_pending'),
    ...to('author_edit_pending', 'hidden_legal', 'removed'),
  ],
  'a label ends nothing': to('disputed_label', 'flagged', 'author_affirm_pending', 'author_edit_pending', 'hidden_legal', 'removed'),
  'what nobody stands by in 14 days is taken down, not deleted': to('author_affirm_pending', 'removed', 'hidden_legal'),
}
