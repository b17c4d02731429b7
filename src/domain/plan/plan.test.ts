import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gradeOf } from '#test/support/reading.ts'
import { english } from '#kernel/english.ts'
import { familyHolidays, federalHolidays } from '../schedule/holidays.ts'
import { dayAt } from '../time/calendar.ts'
import { problemsOf } from '../schedule/problems.ts'
import { wrongIn } from './answers.ts'
import { digestOf } from './digest.ts'
import { conflictsIn, effectOf } from './effects.ts'
import { clauseOf, clauses, missingSections } from './library.ts'
import { render } from './render.ts'
import { sections } from './sections.ts'
import type { Answers, Blank, Clause } from './types.ts'

const names = { A: 'Ana', B: 'Ben', children: ['Mia', 'Leo'] }
const time = fc
  .integer({ min: 1, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
const someOf = (list: readonly unknown[]) => fc.subarray([...list], { minLength: 1 })

/** Any right answer to a blank. */
function answerTo(blank: Blank): fc.Arbitrary<unknown> {
  switch (blank.kind) {
    case 'parent':
      return fc.constantFrom('A', 'B')
    case 'count':
      return fc.integer({ min: blank.least, max: blank.most })
    case 'split':
      return fc.integer({ min: 0, max: 100 }).map((A) => ({ A, B: 100 - A }))
    case 'weekday':
      return fc.integer({ min: 0, max: 6 })
    case 'weekdays':
      return someOf([0, 1, 2, 3, 4, 5, 6])
    case 'time':
      return time
    case 'span':
      return fc
        .tuple(time, time)
        .filter(([one, two]) => one !== two)
        .map((pair) => pair.toSorted())
        .map(([from, to]) => ({ from, to }))
    case 'choice':
      return fc.constantFrom(...Object.keys(blank.options))
    case 'choices':
      return someOf(Object.keys(blank.options))
    case 'nights':
      return fc
        .integer({ min: 1, max: 8 })
        .chain((weeks) => fc.string({ unit: fc.constantFrom('A', 'B'), minLength: 7 * weeks, maxLength: 7 * weeks }))
        .filter((nights) => nights.includes('A') && nights.includes('B'))
    case 'day':
      // Day 4 of 1970 was a Monday.
      return fc
        .integer({ min: 2850, max: 3000 })
        .chain((week) => fc.integer({ min: 0, max: 6 }).map((day) => dayAt(4 + 7 * week + (blank.weekday ?? day))))
    case 'month_day':
      return fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
    case 'turn':
      return fc.constantFrom('A', 'B', 'A_odd', 'A_even')
    case 'words':
      return fc.constantFrom('the library on Main Street', 'Winter break', ' $& $1 the café ', "Grandma's (red door)")
  }
}
const answersTo = (clause: Clause) =>
  fc.record(Object.fromEntries(Object.entries(clause.blanks).map(([name, blank]) => [name, answerTo(blank)]))) as fc.Arbitrary<Answers>
const oneOf = (arbitrary: fc.Arbitrary<Answers>) => fc.sample(arbitrary, { numRuns: 1, seed: 4 })[0]!

describe('the library', () => {
  test('has clauses in every section of a plan, each id once', () => {
    expect(missingSections(clauses)).toEqual([])
    expect(sections).toHaveLength(17)
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
    expect(missingSections(clauses.filter(({ section }) => section !== 'religion'))).toEqual(['religion'])
    expect(clauseOf('religion')?.title).toBe('Faith')
    expect(clauseOf('nothing')).toBeNull()
  })

  test('uses every blank in a sentence, and no blank that is not there', () => {
    for (const { blanks, sentences } of clauses) {
      const used = new Set(sentences.flatMap((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)))
      for (const name of ['A', 'B', 'children']) used.delete(name)
      expect([...used].toSorted()).toEqual(Object.keys(blanks).toSorted())
    }
  })

  test('holds none of the words that we do not use, and no exclamation mark', () => {
    const text = clauses.flatMap(({ title, sentences }) => [title, ...sentences]).join('\n')
    expect(text).not.toMatch(/\b(victim|violator|guilty|corrupt|win|lose|loser|winner|visitation|custody)\b|!/i)
  })
})

describe.each(clauses.map((clause) => [clause.id, clause] as const))('the clause %s', (_, clause) => {
  test('renders with any right answers, and leaves no blank', () => {
    fc.assert(
      fc.property(answersTo(clause), (answers) => {
        expect(wrongIn(clause, answers)).toEqual([])
        const lines = render(clause, answers, names)
        expect(lines).toHaveLength(clause.sentences.length)
        for (const line of lines) expect(line).not.toMatch(/[{}]|undefined|null|NaN|\[object|\.\.|^\s*$/)
      }),
      { numRuns: 60 },
    )
  })

  test('has an effect, and its rules for the calendar are valid', () => {
    fc.assert(
      fc.property(answersTo(clause), (answers) => {
        const effects = effectOf(clause, answers)
        expect(effects.length).toBeGreaterThan(0)
        // Effects are data: they survive being stored.
        expect(JSON.parse(JSON.stringify(effects))).toEqual(effects)
        const rules = effects.flatMap((effect) => (effect.kind === 'schedule' ? [effect.rule] : []))
        // Alone a rule leaves gaps; nothing else may be wrong with it.
        const problems = problemsOf({ id: 'plan', effective: dayAt(20_000), rules }, 'America/Chicago', ['mia']).filter(
          ({ level, key }) => level !== 'settled' && key !== 'gap',
        )
        expect(problems).toEqual([])
        for (const split of effects.filter((effect) => effect.kind === 'expense_split')) expect(split.A + split.B).toBe(100)
      }),
      { numRuns: 8 },
    )
  })

  test('can be read in grade 8', () => {
    fc.assert(
      fc.property(answersTo(clause), (answers) => {
        const lines = render(clause, answers, names)
        expect(gradeOf(lines).grade).toBeLessThanOrEqual(8)
      }),
      { numRuns: 40, seed: 9 },
    )
  })

  test('refuses missing answers, answers of another kind, and answers to no blank', () => {
    const right = oneOf(answersTo(clause))
    expect(wrongIn(clause, { ...right, more: 1 })).toEqual([{ blank: 'more', key: 'unknown_blank' }])
    for (const name of Object.keys(clause.blanks)) {
      const { [name]: left, ...rest } = right
      expect(left).toBeDefined()
      expect(wrongIn(clause, rest)).toEqual([{ blank: name, key: 'missing' }])
      for (const invalid of [undefined, null, -1, 1.5, '', '{x}', 'two\nlines', [], {}, [9], ['A', 'A']]) {
        expect(wrongIn(clause, { ...right, [name]: invalid })).toHaveLength(1)
        expect(() => render(clause, { ...right, [name]: invalid }, names)).toThrow(RangeError)
        expect(() => effectOf(clause, { ...right, [name]: invalid })).toThrow(RangeError)
      }
    }
  })
})

describe('a rendered clause', () => {
  const lines = (id: string, answers: Answers) => render(clauseOf(id)!, answers, names)

  test('tells nights by name and by week', () => {
    expect(lines('schedule-repeating', { nights: 'AABBAAABBAABBB', start: '2026-01-05', at: '18:00' })).toEqual([
      'The schedule starts on January 5, 2026 and repeats.',
      'These are the nights. Week 1: Monday to Tuesday with Ana, Wednesday to Thursday with Ben, Friday to Sunday with Ana. Week 2: Monday to Tuesday with Ben, Wednesday to Thursday with Ana, Friday to Sunday with Ben.',
      'A night counts for the day on which it begins.',
      'When the parent changes, the change is at 6 pm on that day.',
    ])
  })

  test('says who pays how much, and 60 and 50 percent are no split', () => {
    const clause = clauseOf('expenses-split')!
    expect(render(clause, { categories: ['medical', 'school'], split: { A: 60, B: 40 } }, names)[1]).toBe(
      'Of these costs, Ana pays 60% and Ben pays 40%.',
    )
    expect(wrongIn(clause, { categories: ['medical'], split: { A: 60, B: 50 } })).toEqual([{ blank: 'split', key: 'not_100_percent' }])
    expect(wrongIn(clause, { categories: ['school', 'medical'], split: { A: 60, B: 40 } })).toEqual([
      { blank: 'categories', key: 'not_of_its_kind' },
    ])
  })

  test('knows one hour from two, noon, midnight hours, and every day', () => {
    expect(lines('decide-emergency', { hours: 1 })[1]).toBe('That parent tells the other within 1 hour.')
    expect(lines('calls', { days: [0, 1, 2, 3, 4, 5, 6], hours: { from: '12:00', to: '12:30' }, channels: ['video'] })[0]).toBe(
      'Every day, the parent who is away may call Mia and Leo from noon to 12:30 pm.',
    )
    expect(lines('schedule-visit', { parent: 'B', days: [2], hours: { from: '00:30', to: '09:05' } })[0]).toBe(
      'Every Wednesday, Ben has time with Mia and Leo from 12:30 am to 9:05 am.',
    )
  })

  test("does not look for blanks in a parent's own words", () => {
    expect(wrongIn(clauseOf('exchange-place')!, { place: 'the {grace} park', grace: 15 })).toEqual([
      { blank: 'place', key: 'not_of_its_kind' },
    ])
    expect(render(clauseOf('decide-daily')!, {}, { ...names, A: '{B}' })).toHaveLength(2)
    expect(render(clauseOf('transport-one')!, { parent: 'A' }, { ...names, A: '{B} $&' })).toEqual(['{B} $& drives both ways.'])
  })

  test('has a digest that is the same for the same text and another for any other', () => {
    const clause = clauseOf('first-refusal')!
    const digest = digestOf(clause, { hours: 4, answer: 2 }, names)
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    expect(digestOf(clause, { answer: 2, hours: 4 }, { ...names })).toBe(digest)
    expect(digestOf(clause, { hours: 5, answer: 2 }, names)).not.toBe(digest)
    expect(digestOf(clauseOf('transport-one')!, { parent: 'A' }, names)).not.toBe(
      digestOf(clauseOf('transport-one')!, { parent: 'A' }, { ...names, A: 'Anna' }),
    )
  })
})

describe('clauses beside each other', () => {
  const placed = (id: string, clause: string, answers: Answers) => ({ id, clause: clauseOf(clause)!, answers })

  test('clash where both settle the same thing', () => {
    const conflicts = conflictsIn([
      placed('1', 'decide-together', { areas: ['health', 'travel'], days: 7 }),
      placed('2', 'decide-one', { areas: ['schooling', 'health'], parent: 'A' }),
      placed('3', 'expenses-split', { categories: ['medical', 'school'], split: { A: 60, B: 40 } }),
      placed('4', 'expenses-split', { categories: ['school'], split: { A: 50, B: 50 } }),
      placed('5', 'transport-one', { parent: 'A' }),
      placed('6', 'transport-who', { who: 'halfway' }),
      placed('7', 'transport-one', { parent: 'B' }),
    ])
    expect(conflicts).toEqual([
      { about: 'decision health', first: '1', second: '2' },
      { about: 'expense school', first: '3', second: '4' },
      { about: 'transport', first: '5', second: '6' },
      { about: 'transport', first: '5', second: '7' },
    ])
  })

  test('of the whole library conflict only if one is an alternative to the other', () => {
    const all = clauses.map((clause) => ({ id: clause.id, clause, answers: oneOf(answersTo(clause)) }))
    const pairs = conflictsIn(all).map(({ first, second }) => `${first} ${second}`)
    expect([...new Set(pairs)].toSorted()).toEqual([
      'decide-together decide-one',
      'exchange-place exchange-school',
      'transport-who transport-one',
    ])
  })

  test('do not clash where they add to each other: two holidays, or two rules of conduct', () => {
    const holiday = (id: string, name: string) => placed(id, 'holiday-turns', { holiday: name, turn: 'A_odd', from: '09:00', to: '09:00' })
    expect(
      conflictsIn([
        holiday('1', 'thanksgiving'),
        holiday('2', 'easter'),
        placed('3', 'messages-tone', {}),
        placed('4', 'exchange-calm', {}),
      ]),
    ).toEqual([])
  })
})

test('every holiday has one name on the paper and in the calendar', () => {
  const blank = clauseOf('holiday-turns')!.blanks['holiday'] as Blank & { kind: 'choice' }
  expect(blank.options).toEqual(Object.fromEntries([...federalHolidays, ...familyHolidays].map(({ id, name }) => [id, english(name)])))
})
