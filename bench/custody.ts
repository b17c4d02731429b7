import { conflictsOf } from '#domain/calendar/conflicts.ts'
import { byCar } from '#domain/calendar/travel.ts'
import type { Item } from '#domain/calendar/types.ts'
import { layOut } from '#domain/schedule/lay-out.ts'
import { bestOfFourWeeks } from '#domain/optimizer/four-weeks.ts'
import { optimize } from '#domain/optimizer/optimize.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import { highsSolver } from '#ports/solver/highs.ts'
import { chanceOf, drawnProblem } from '#test/support/optimizer.ts'
import { agreed, cycle, day, plan, rule, version } from '#test/support/schedules.ts'
import type { Figure } from './results.ts'
import { spreadOf } from './stats.ts'

const zone = 'America/New_York'
const from = day('2020-01-01')
const last = day('2029-12-31')
const days = numberOf(last) - numberOf(from)

/** Ten years of a family that agreed on 10,000 changes: three a day, everyone an hour or two. */
function busyFamily() {
  const changes = Array.from({ length: 10_000 }, (_, n) => {
    const on = dayAt(numberOf(from) + (n % days))
    const hour = 8 + Math.floor(n / days) * 4
    const [begins, ends] = [hour, hour + 2].map((each) => `${on} ${String(each).padStart(2, '0')}:00`)
    return agreed(`change ${n}`, begins!, ends!, n % 2 === 0 ? 'A' : 'B', n + 1)
  })
  return plan([version('order', '2019-12-30', rule('weeks', 'base', cycle('AABBAAAAABBBBB', '18:00', '2019-12-30')))], changes, zone)
}

/** Five places of a family, up to 25 km apart, and one of which nobody knows where it is. */
const places = [
  ...[0, 0.04, 0.09, 0.15, 0.22].map((north, n) => ({ label: `place ${n}`, latitude: 39.96 + north, longitude: -83 })),
  { label: 'somewhere' },
]

/** 10,000 things of eleven years in a calendar, now and then at once or with the other parent. */
function busyCalendar(family: ReturnType<typeof busyFamily>) {
  const quiet = { ...family, agreed: [] }
  const begin = Date.parse('2020-01-02T13:00:00Z')
  const items = Array.from({ length: 10_000 }, (_, n): Item => {
    const at = begin + Math.floor((n * 3_600_000 * 24 * (days - 4)) / 10_000) + (n % 7) * 5_400_000
    return {
      id: `item ${n}`,
      kind: n % 9 === 0 ? 'hearing' : n % 5 === 0 ? 'school' : 'event',
      from: at,
      to: at + 3_600_000,
      children: n % 3 === 0 ? ['maya'] : [],
      people: n % 2 === 0 ? ['A'] : ['B'],
      place: places[n % places.length]!,
      author: n % 2 === 0 ? 'A' : 'B',
      createdAt: begin - 86_400_000,
    }
  })
  return {
    zone,
    now: begin,
    window: { from: begin, to: begin + 86_400_000 * (days - 3) },
    items,
    stretches: layOut(quiet, 'maya', from, last),
    order: { exchanges: [], notices: [], grace: 15 },
    travel: { table: [], ...byCar },
  }
}

/** Milliseconds of each of so many runs; the first, with cold code, is among them. */
function times(runs: number, work: () => void): number[] {
  return Array.from({ length: runs }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
}

const figure = (name: string, most: number, values: readonly number[]): Figure => ({
  name,
  unit: 'ms',
  goal: { sense: 'at most', value: most },
  ...spreadOf(values),
})

/** The pure parts of the calendar: laying out, conflicts, the best patterns. */
export async function measureCustody(
  { rounds }: { rounds: number },
  say: (text: string) => void,
): Promise<{ figures: Figure[]; notes: string[] }> {
  const family = busyFamily()
  const calendar = busyCalendar(family)
  const found = conflictsOf(calendar).conflicts.length
  say(`  ${found} conflicts in 10,000 things`)
  const chance = chanceOf(7)
  const fortnights = Array.from({ length: rounds * 5 }, () => drawnProblem(14, chance))
  const months = Array.from({ length: rounds * 2 }, () => drawnProblem(28, chance))
  const solver = highsSolver()
  try {
    const short: number[] = []
    for (const problem of fortnights) {
      const began = performance.now()
      await optimize(problem, () => Promise.reject(new Error('fourteen nights need no solver')))
      short.push(performance.now() - began)
    }
    const long: number[] = []
    for (const problem of months) {
      const began = performance.now()
      await bestOfFourWeeks(problem, (model, milliseconds) => solver.solve(model, milliseconds))
      long.push(performance.now() - began)
    }
    return {
      figures: [
        figure(
          'Ten years of a family with 10,000 agreed changes laid out',
          50,
          times(rounds, () => void layOut(family, 'maya', from, last)),
        ),
        figure(
          'A month of the same family',
          5,
          times(rounds * 5, () => void layOut(family, 'maya', day('2026-11-01'), day('2026-11-30'))),
        ),
        figure(
          'Conflicts among 10,000 things of ten years',
          50,
          times(rounds, () => void conflictsOf(calendar)),
        ),
        figure('The best patterns of 14 nights, by enumeration', 20, short),
        figure('The best patterns of 28 nights, by the solver in its thread', 2_000, long),
      ],
      notes: [
        `Conflicts: ${found} are found. Patterns: for drawn limits, some of which cannot be kept together. Each run is in the process that serves, after one that warms it up.`,
      ],
    }
  } finally {
    await solver.close()
  }
}
