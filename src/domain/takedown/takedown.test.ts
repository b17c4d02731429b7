import { describe, expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { businessDayAfter, clocksOf, isBusinessDay, runningClock } from './clocks.ts'
import { hidesAtOnce, laneOf, needsWords, ruleOfGround, takedownGrounds } from './grounds.ts'
import { misquoted, quotesIn } from './quote.ts'
import { type Hidden, lowPools, noneHidden, poolFor } from './pools.ts'
import { canStay, erasedBefore, gravestOf, hasEnded, outcomesIn, stateAfter, takedownStates, takedownSteps } from './steps.ts'
import { needsTwo } from '../moderation/grounds.ts'
import { states } from '../moderation/states.ts'

const at = (text: string) => Date.parse(text)
const hour = 3_600_000

test('every ground has its lane, whether it hides at once, whether two decide, and whether words are named', () => {
  const rows = takedownGrounds.map((ground) => [
    ground,
    laneOf(ground),
    ruleOfGround(ground),
    hidesAtOnce(ground),
    needsTwo(ruleOfGround(ground)),
    needsWords(ground),
  ])
  expect(rows).toEqual([
    ['home_address', 'urgent', 'N6.1', true, false, true],
    ['child', 'urgent', 'N3.1', true, false, true],
    ['threat', 'urgent', 'N4.1', true, false, true],
    ['personal_data', 'urgent', 'N2.1', true, false, true],
    ['false_fact', 'usual', 'N1.1', false, true, true],
    ['slur', 'usual', 'N9.1', true, false, true],
    ['wrong_person', 'usual', 'N8.1', false, false, false],
    ['not_first_hand', 'usual', 'N7.1', false, false, false],
    ['not_genuine', 'usual', 'N10.1', false, false, false],
    ['confidential', 'usual', 'N11.1', false, true, true],
    ['court_order', 'counsel', 'N5.1', true, false, false],
  ])
})

describe('clocks', () => {
  test.each([
    ['2026-11-20', true, 'a Friday'],
    ['2026-11-21', false, 'a Saturday'],
    ['2026-11-26', false, 'Thanksgiving'],
    ['2026-07-03', false, 'Independence Day on a Saturday, observed on the Friday'],
    ['2027-07-05', false, 'Independence Day on a Sunday, observed on the Monday'],
    ['2021-12-31', false, "New Year's Day of the next year on a Saturday, observed on the Friday before"],
    ['2026-11-27', true, 'the day after Thanksgiving, which no federal law keeps'],
  ])('%s: a business day is %s (%s)', (day, isOne) => {
    expect(isBusinessDay(day as Day)).toBe(isOne)
  })

  test.each([
    ['2026-03-02', '2026-03-16', 'a Monday without holidays'],
    ['2026-03-07', '2026-03-20', 'a Saturday'],
    ['2026-11-20', '2026-12-07', 'over Thanksgiving'],
    ['2026-12-18', '2027-01-05', "over Christmas and New Year's Day"],
  ])('ten business days from %s end on %s (%s)', (day, end) => {
    expect(businessDayAfter(day as Day, 10)).toBe(end)
  })

  test('harm is decided within 24 hours, untruth in ten business days to the end of the last, an order when counsel has read it', () => {
    const received = at('2026-03-02T15:30:00Z')
    const ackBy = at('2026-03-03T15:30:00Z')
    expect(clocksOf('home_address', received)).toEqual({ ackBy, decideBy: ackBy })
    expect(clocksOf('false_fact', received)).toEqual({ ackBy, decideBy: at('2026-03-17T00:00:00Z') })
    expect(clocksOf('court_order', received)).toEqual({ ackBy, decideBy: null })
  })

  test('first the acknowledgement runs, then the decision, and nothing once it ended', () => {
    const clocks = { ackBy: 24 * hour, decideBy: 240 * hour }
    const of = (isAcknowledged: boolean, isClosed: boolean, now: number) => runningClock({ ...clocks, isAcknowledged, isClosed }, now)
    expect(of(false, false, hour)).toEqual({ clock: 'ack', until: 24 * hour, isOver: false })
    expect(of(false, false, 25 * hour)).toEqual({ clock: 'ack', until: 24 * hour, isOver: true })
    expect(of(true, false, 25 * hour)).toEqual({ clock: 'decide', until: 240 * hour, isOver: false })
    expect(of(true, false, 241 * hour)).toEqual({ clock: 'decide', until: 240 * hour, isOver: true })
    expect(of(true, true, 241 * hour)).toBeNull()
    expect(runningClock({ ackBy: 24 * hour, decideBy: null, isAcknowledged: true, isClosed: false }, 900 * hour)).toBeNull()
  })
})

describe('the table of steps', () => {
  const allowed: Readonly<Record<string, string>> = {
    'received acknowledged staff': 'acknowledged',
    'received taken staff': 'in_review',
    'received withdrawn sender': 'withdrawn',
    'acknowledged taken staff': 'in_review',
    'acknowledged withdrawn sender': 'withdrawn',
    'in_review proposed staff': 'in_review',
    'in_review decided staff': 'decided',
    'in_review withdrawn sender': 'withdrawn',
  }
  const cells = takedownStates.flatMap((state) =>
    takedownSteps.flatMap((step) => (['staff', 'sender'] as const).map((by) => [state, step, by] as const)),
  )
  test.each(cells)('%s, %s by %s', (state, step, by) => {
    expect(stateAfter(state, step, by)).toBe(allowed[`${state} ${step} ${by}`] ?? null)
  })

  test('only counsel hides by law', () => {
    expect(outcomesIn('counsel')).toContain('hidden')
    for (const lane of ['urgent', 'usual'] as const)
      expect(outcomesIn(lane)).toEqual(['kept', 'disputed', 'affirm_asked', 'edit_asked', 'removed', 'gone'])
  })
})

describe('pools', () => {
  const hidden = (general: [number, number], reserve: [number, number] = [0, 0]): Hidden => ({
    general: { all: general[0], plain: general[1] },
    reserve: { all: reserve[0], plain: reserve[1] },
  })
  test.each([
    ['threat', true, hidden([0, 0]), hidden([0, 0]), 'general'],
    ['slur', true, hidden([2, 0]), hidden([29, 0]), 'general'],
    ['slur', true, hidden([3, 0]), hidden([3, 0]), null],
    ['threat', true, hidden([3, 0]), hidden([3, 0]), 'reserve'],
    ['child', true, hidden([3, 0], [2, 0]), hidden([3, 0], [2, 0]), null],
    ['home_address', true, hidden([0, 0]), hidden([30, 0]), 'reserve'],
    ['personal_data', true, hidden([0, 0]), hidden([30, 0]), null],
    ['court_order', true, hidden([0, 0]), hidden([30, 0]), null],
    ['home_address', true, hidden([0, 0]), hidden([30, 0], [120, 0]), null],
    ['slur', false, hidden([0, 0]), hidden([9, 9]), 'general'],
    ['slur', false, hidden([0, 0]), hidden([10, 10]), null],
    ['slur', false, hidden([1, 1]), hidden([1, 1]), null],
    ['threat', false, hidden([1, 1]), hidden([1, 1]), 'reserve'],
    ['threat', false, hidden([1, 1], [1, 1]), hidden([1, 1], [1, 1]), null],
    ['threat', false, hidden([0, 0]), hidden([10, 10], [30, 30]), null],
    ['threat', true, hidden([0, 0]), hidden([10, 10], [30, 30]), 'general'],
  ] as const)('%s, with work %s: of the one %j, of all %j: %s', (ground, isProven, one, site, pool) => {
    expect(poolFor(ground, isProven, one, site)).toBe(pool)
  })

  test('run low with a third left, and one person’s with the reserve alone left', () => {
    const pools = (site: Hidden, one: Hidden = noneHidden) => lowPools(site, new Map([['vera', one]])).map(({ pool, used }) => [pool, used])
    expect(pools(hidden([19, 6]))).toEqual([])
    expect(pools(hidden([20, 6]))).toEqual([['site', 20]])
    expect(pools(hidden([7, 7]))).toEqual([['plain', 7]])
    expect(pools(hidden([0, 0], [80, 0]))).toEqual([['reserve', 80]])
    expect(pools(noneHidden, hidden([2, 0]))).toEqual([])
    expect(pools(noneHidden, hidden([3, 0]))).toEqual([['professional', 3]])
    expect(pools(noneHidden, hidden([0, 0], [1, 0]))).toEqual([['professional', 1]])
  })
})

test('of several reviews the gravest outcome counts, and a notice is erased when its time is over', () => {
  expect(gravestOf(['kept', 'gone', 'disputed'])).toBe('disputed')
  expect(gravestOf(['gone', 'kept'])).toBe('kept')
  expect(gravestOf([])).toBe('gone')
  expect(states.filter(canStay)).toEqual(['published', 'flagged', 'flagged_hidden', 'disputed_label', 'author_affirm_pending'])
  expect(states.filter((state) => canStay(state) && hasEnded(state))).toEqual([])
})

test('a notice is erased three years after its end, to the day', () => {
  expect(erasedBefore(at('2029-03-02T12:00:00Z'))).toBe(at('2026-03-02T12:00:00Z'))
  // There is no 29 February three years before.
  expect(erasedBefore(at('2028-02-29T12:00:00Z'))).toBe(at('2025-03-01T12:00:00Z'))
})

describe('exact words', () => {
  const text = 'She said: “I don’t read filings – ever.”  We waited\nan hour.'
  test('are found in any spelling of quotation marks, dashes and spaces', () => {
    expect(misquoted('"I don\'t read filings - ever."\n\nwe waited an hour', [text])).toBeNull()
    expect(quotesIn(' "one"\r\n\r\ntwo ')).toEqual(['one', 'two'])
  })

  test('finds quotes that are in none of the texts', () => {
    expect(misquoted('We waited an hour\nHe took money', ['Nothing', text])).toBe('he took money')
  })
})
