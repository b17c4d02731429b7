import type { Weekday } from '../schedule/types.ts'
import { bitsOf } from './bits.ts'
import { drives } from './measure.ts'
import type { Problem, Setting } from './types.ts'
import { unitsOf } from './weights.ts'

// Sums of a mixed integer program; model.ts explains the names of its variables.

/** Terms such as `3 x0 - 2 u1`; those of factor 0 are left out. */
export type Term = readonly [factor: number, name: string]

export function sum(terms: readonly Term[]): string {
  const written = terms.filter(([factor]) => factor !== 0).map(([factor, name]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`)
  return written.length === 0 ? '0 x0' : written.join(' ')
}

export const ones = (names: readonly string[]): Term[] => names.map((name) => [1, name])

/** The minutes of driving in a cycle: a sum over the variables, and the constant part. */
export function drivingOf(setting: Setting, nights: readonly number[]): { terms: Term[]; always: number } {
  const { school, drivePerExchange } = setting
  const isSchool = (night: number) => school?.weekdays.includes((night % 7) as Weekday) ?? false
  const drive = (night: number) => (drives(setting, (night % 7) as Weekday) ? drivePerExchange : 0)
  // From the night's home to school the morning after, and from school to it on the day itself.
  const ways = (night: number) => Number(isSchool(night)) + Number(isSchool(night + 1))
  const { minutesFromA, minutesFromB } = school ?? { minutesFromA: 0, minutesFromB: 0 }
  return {
    terms: nights.flatMap((night): Term[] => [
      [drive(night), `u${night}`],
      [drive(night), `v${night}`],
      [ways(night) * (minutesFromA - minutesFromB), `x${night}`],
    ]),
    always: nights.reduce((minutes, night) => minutes + ways(night) * minutesFromB, 0),
  }
}

/** The objective to minimize: the score without the longest stretch away and without the parts that are equal for every pattern. */
export function objectiveOf({ setting, limits, weights }: Problem, nights: readonly number[]): Term[] {
  const units = unitsOf(weights, setting.cycleNights)
  const current = setting.current === undefined ? null : bitsOf(setting.current)
  const factors = new Map<string, number>()
  const add = (factor: number, name: string) => factors.set(name, (factors.get(name) ?? 0) + factor)
  for (const night of nights) {
    const exchange = units.exchange + (night % 7 === 5 ? units.splitWeekend : 0)
    add(exchange, `u${night}`)
    add(exchange, `v${night}`)
    if (current !== null) add((current >> night) & 1 ? -units.change : units.change, `x${night}`)
  }
  for (const [minutes, name] of drivingOf(setting, nights).terms) add(units.minute * minutes, name)
  if (limits.some(({ kind }) => kind === 'share')) add(units.hundredth, 'off')
  // Small whole numbers: a solver counts with fractions, and may be wrong in the sixth digit.
  const common = [...factors.values()].reduce((one, other) => commonDivisor(one, Math.abs(other)), 0)
  return [...factors].map(([name, factor]) => [common === 0 ? 0 : factor / common, name] as const)
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}
