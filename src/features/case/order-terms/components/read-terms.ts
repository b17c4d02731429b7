import { type ReadCents, readAmount } from '#domain/money/cents.ts'
import { callers, emergencyWays, noticeWays, silences, supportWays, type Weekday } from '#domain/order-terms/types.ts'
import type { Errors, Values } from '#web/form/use-form.ts'
import type { TermDraft, TermKind, TermSays } from '../contract.ts'

/** A term that the form has fields for: their names begin with its key. */
export interface Entry {
  key: string
  kind: TermKind
}

/** Sunday first, as a week in the United States is written. */
export const weekdays: readonly Weekday[] = [6, 0, 1, 2, 3, 4, 5]

const isOn = (typed: Values, name: string) => typed(name) === 'on'
const centsIn = (read: ReadCents): number => ('cents' in read ? read.cents : 0)
const whole = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null)

/** Days to answer and what silence counts as, where the order names them. */
function answering(count: string, typed: string) {
  const [days, silence] = [whole(count), silences.find((one) => one === typed)]
  return { ...(days !== null && { days }), ...(silence && { silence }) }
}

function saysOf({ key, kind }: Entry, typed: Values): TermSays {
  const at = (field: string) => typed(`${key}-${field}`)
  const days = () => whole(at('count')) ?? 0
  const hours = () => ({
    days: weekdays.filter((day) => isOn(typed, `${key}-day-${day}`)).toSorted((one, other) => one - other),
    from: at('from'),
    to: at('to'),
  })
  const exceptEmergencies = isOn(typed, `${key}-emergencies`)
  switch (kind) {
    case 'quiet_hours':
      return { kind, ...hours(), exceptEmergencies }
    case 'message_limit':
      return { kind, count: days(), per: at('per') === 'week' ? 'week' : 'day', exceptEmergencies }
    case 'notice':
      return { kind, by: noticeWays.filter((way) => isOn(typed, `${key}-by-${way}`)), days: whole(at('count')) }
    case 'emergency':
      return { kind, by: emergencyWays.find((way) => way === at('by')) ?? 'any' }
    case 'call_window':
      return { kind, ...hours(), who: callers.find((who) => who === at('who')) ?? 'away' }
    case 'expense_submit':
    case 'expense_pay':
      return { kind, days: days() }
    case 'expense_consent':
      return { kind, cents: centsIn(readAmount(at('amount'))), ...answering(at('count'), at('silence')) }
    case 'support_payment':
      return { kind, by: supportWays.find((way) => way === at('by')) ?? 'state_unit' }
  }
}

/** The terms that were typed, in the order of the form. */
export const termsOf = (entries: readonly Entry[], typed: Values): TermDraft[] =>
  entries.map((entry) => ({
    says: saysOf(entry, typed),
    clause: { paragraph: typed(`${entry.key}-paragraph`), text: typed(`${entry.key}-words`) },
    since: typed(`${entry.key}-since`) || null,
    until: typed(`${entry.key}-until`) || null,
  }))

/** The sentences for what is missing or is no number, in the reader's language. */
interface Sentences {
  days: string
  time: string
  number: string
  amount: string
  way: string
  order: string
}

/** What is wrong with what was typed, each at its field. */
export function wrongIn(entries: readonly Entry[], typed: Values, say: Sentences): Errors {
  const wrong: Record<string, string> = {}
  for (const [index, { says, since, until }] of termsOf(entries, typed).entries()) {
    const { key } = entries[index]!
    const number = typed(`${key}-count`)
    if (says.kind === 'quiet_hours' || says.kind === 'call_window') {
      if (says.days.length === 0) wrong[`${key}-day-6`] = say.days
      if (says.from === '') wrong[`${key}-from`] = say.time
      if (says.to === '') wrong[`${key}-to`] = say.time
    }
    if (
      says.kind === 'message_limit' ||
      says.kind === 'expense_submit' ||
      says.kind === 'expense_pay' ||
      (says.kind === 'notice' && number !== '') ||
      // What silence counts as begins on a day, so the days are needed with it.
      (says.kind === 'expense_consent' && (number !== '' || says.silence !== undefined))
    )
      if (whole(number) === null || whole(number)! > 1000) wrong[`${key}-count`] = say.number
    if (says.kind === 'notice' && says.by.length === 0) wrong[`${key}-by-app`] = say.way
    if (says.kind === 'expense_consent' && 'reason' in readAmount(typed(`${key}-amount`))) wrong[`${key}-amount`] = say.amount
    if (since !== null && until !== null && until < since) wrong[`${key}-until`] = say.order
  }
  return wrong
}
