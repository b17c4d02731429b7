import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { deadlineIn } from './due.ts'
import { differ, zoneLetters } from '#web/times.ts'
import { ownZone } from '#web/dates.ts'
import type { Toast } from '#web/toast-desk.ts'
import type { Wait } from './contract.ts'

/** What waits, in a few words: "Swap request from Ana Moreno". */
export function titleOf(i18n: I18n, { kind, from, title, isCounter, count }: Wait): string {
  switch (kind) {
    case 'swap':
      return isCounter ? t(i18n)`Other terms from ${from} for your swap request` : t(i18n)`Swap request from ${from}`
    case 'schedule':
      return t(i18n)`Schedule from ${from}: ${title}`
    case 'plan':
      return t(i18n)`${title}: ${plural(count, { one: '# clause', other: '# clauses' })} from ${from}`
    case 'agreed':
      return t(i18n)`${plural(count, { one: '# earlier change', other: '# earlier changes' })} to confirm for ${title}`
    case 'invitation':
      return t(i18n)`Invitation from ${from}`
    case 'message':
      return t(i18n)`Message from ${from}: ${title}`
    case 'expense':
      return t(i18n)`Expense from ${from}: ${title}`
    case 'request':
      return isCounter ? t(i18n)`Other terms from ${from}: ${title}` : t(i18n)`${from} asks first: ${title}`
    case 'payment':
      return t(i18n)`Payment of ${title} from ${from}`
    case 'signature':
      return t(i18n)`To sign, from ${from}: ${title}`
  }
}

/** What came in, as one sentence. */
function arrival(i18n: I18n, { kind, from, isCounter }: Wait): string {
  switch (kind) {
    case 'swap':
      return isCounter ? t(i18n)`${from} answered your swap request with other terms.` : t(i18n)`${from} sent a swap request.`
    case 'schedule':
      return t(i18n)`${from} proposed a schedule.`
    case 'plan':
      return t(i18n)`${from} proposed clauses of a parenting plan.`
    case 'agreed':
      return t(i18n)`Earlier changes need your confirmation.`
    case 'invitation':
      return t(i18n)`${from} invited you.`
    case 'message':
      return t(i18n)`${from} sent you a message.`
    case 'expense':
      return t(i18n)`${from} sent you an expense.`
    case 'request':
      return isCounter ? t(i18n)`${from} offered other terms for an expense.` : t(i18n)`${from} asks you before spending money.`
    case 'payment':
      return t(i18n)`${from} recorded a payment to you.`
    case 'signature':
      return t(i18n)`${from} asks you to sign a paper.`
  }
}

function needs(i18n: I18n, { due, zone }: Wait, now: number): string {
  if (due === null) return t(i18n)`It needs your answer.`
  const { day, time } = deadlineIn(due, zone, i18n.locale, now)
  if (time === null) return t(i18n)`It needs your answer by the end of ${day}.`
  const clock = differ(due, zone, ownZone()) ? `${time} ${zoneLetters(due, zone, i18n.locale)}` : time
  return t(i18n)`It needs your answer by ${day}, ${clock}.`
}

/**
 * What is said, politely, when something new needs an answer: of several how many, and the way to the first deadline.
 * @param fresh in their order, at least one
 * @param now ms
 */
export function newsOf(i18n: I18n, fresh: readonly Wait[], { isDiscreet, now }: { isDiscreet: boolean; now: number }): Toast {
  const [first] = fresh as [Wait, ...Wait[]]
  const link = { to: first.to, text: t(i18n)`Open` }
  if (isDiscreet) return { title: t(i18n)`Something needs your answer.`, link }
  if (fresh.length > 1)
    return { title: t(i18n)`${plural(fresh.length, { one: '# new request needs', other: '# new requests need' })} your answer.`, link }
  return { title: arrival(i18n, first), text: needs(i18n, first, now), link: { to: first.to, text: t(i18n)`Open request` } }
}
