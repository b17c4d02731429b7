import { readDay } from '#kernel/day.ts'
import { numberOf, weekdayOf } from '../time/calendar.ts'
import type { Answers, Blank, Clause } from './types.ts'

/** What is wrong with an answer. */
export interface Wrong {
  blank: string
  key: 'missing' | 'unknown_blank' | 'not_of_its_kind' | 'out_of_range' | 'not_100_percent'
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most
const isRecord = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Some of a list, each once, in the list's order. */
function isSome(value: unknown, list: readonly unknown[]): boolean {
  if (!Array.isArray(value) || value.length === 0) return false
  const places = value.map((one) => list.indexOf(one))
  return places.every((place, at) => place >= 0 && (at === 0 || place > places[at - 1]!))
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) && value !== '00:00'

function isNights(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^[AB]+$/.test(value) &&
    value.length % 7 === 0 &&
    value.length <= 56 &&
    value.includes('A') &&
    value.includes('B')
  )
}

function isDay(value: unknown, weekday: number | undefined): boolean {
  const day = typeof value === 'string' ? readDay(value) : null
  return day !== null && (weekday === undefined || weekdayOf(numberOf(day)) === weekday)
}

function wrongOf(value: unknown, blank: Blank): Wrong['key'] | null {
  const unless = (isRight: boolean, key: Wrong['key'] = 'not_of_its_kind') => (isRight ? null : key)
  switch (blank.kind) {
    case 'parent':
      return unless(value === 'A' || value === 'B')
    case 'count':
      return unless(isWhole(value, blank.least, blank.most), 'out_of_range')
    case 'split': {
      if (!isRecord(value) || !isWhole(value['A'], 0, 100) || !isWhole(value['B'], 0, 100)) return 'not_of_its_kind'
      return unless(value['A'] + value['B'] === 100, 'not_100_percent')
    }
    case 'weekday':
      return unless(isWhole(value, 0, 6))
    case 'weekdays':
      return unless(isSome(value, [0, 1, 2, 3, 4, 5, 6]))
    case 'time':
      return unless(isTime(value))
    case 'span':
      return unless(isRecord(value) && isTime(value['from']) && isTime(value['to']) && value['from'] < value['to'])
    case 'choice':
      return unless(typeof value === 'string' && Object.hasOwn(blank.options, value))
    case 'choices':
      return unless(isSome(value, Object.keys(blank.options)))
    case 'nights':
      return unless(isNights(value))
    case 'day':
      return unless(isDay(value, blank.weekday))
    case 'month_day':
      return unless(isRecord(value) && isWhole(value['month'], 1, 12) && isWhole(value['day'], 1, daysIn[value['month'] - 1]!))
    case 'turn':
      return unless(value === 'A' || value === 'B' || value === 'A_odd' || value === 'A_even')
    case 'words':
      // A brace would look like a blank; a line break would make two clauses of one.
      return unless(typeof value === 'string' && value.trim() !== '' && value.length <= blank.most && !/[{}\p{Cc}]/u.test(value))
  }
}

/** What is wrong with the answers to a clause; nothing, if it can be rendered. */
export function wrongIn(clause: Clause, answers: Answers): readonly Wrong[] {
  const blanks = Object.entries(clause.blanks).flatMap(([blank, kind]): Wrong[] => {
    if (!Object.hasOwn(answers, blank)) return [{ blank, key: 'missing' }]
    const key = wrongOf(answers[blank], kind)
    return key ? [{ blank, key }] : []
  })
  const unknown = Object.keys(answers).filter((name) => !Object.hasOwn(clause.blanks, name))
  return [...blanks, ...unknown.map((blank): Wrong => ({ blank, key: 'unknown_blank' }))]
}

/** @throws RangeError for answers with something wrong: they come from `wrongIn` unharmed, or there is a bug */
export function mustBeRight(clause: Clause, answers: Answers): void {
  const [wrong] = wrongIn(clause, answers)
  if (wrong) throw new RangeError(`The clause ${clause.id} cannot take its answer to ${wrong.blank}: ${wrong.key}.`)
}
