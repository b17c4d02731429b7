import { dayOf } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { idOf } from '#http/key-id.ts'
import type { Choice, Reminders } from '#accounts/settings/contract.ts'
import { digestText, noticeTexts } from '#domain/notices/texts.ts'
import type { Seen } from './collect.ts'
import { type CaseFeature, type DigestTurn, hearingTurn, isExchangeDue, isNews, isWorthAMail, staysNew } from './rules.ts'
import type { Mark } from './store.ts'

/** The reminder settings of an account. */
export interface Chosen {
  account: string
  zone: string | null
  began: Readonly<Partial<Record<Choice, string>>>
  reminders: Reminders
  /** Discreet or safety mode: the daily summary has neither numbers nor a link. */
  isNeutral: boolean
}

/** One mail and the marks of what it covers. `mail` is `null` if only marks are stored. */
export interface Due {
  marks: Mark[]
  mail: { subject: string; text: string } | null
  /** The mail covers events up to this moment. Milliseconds. */
  at: number
}

/** When the user chose a feature; 0 if never. Milliseconds. */
export const beganAt = (began: Chosen['began'], feature: CaseFeature): number => Date.parse(began[`${feature}:email`] ?? '') || 0

function hearingMarks({ hearings }: Seen, { zone, began, reminders }: Chosen, now: number): Mark[] {
  const since = beganAt(began, 'hearing')
  const chosen = { zone, at: reminders.at, days: reminders.hearingDays, began: since }
  return hearings
    .filter(({ from }) => from > now)
    .flatMap((hearing): Mark[] => {
      const turn = hearing.isCancelled ? null : hearingTurn(hearing, chosen, now)
      return [
        ...(turn ? [{ about: idOf(hearing.id, `${turn.before} days before`), day: turn.day }] : []),
        // The user's own changes are no news. The mark contains the moment of the change, so each change is mailed once.
        ...(!hearing.isMine && isNews(hearing.written, since, now)
          ? [{ about: idOf(hearing.id, `changed ${hearing.written}`), day: dayOf(hearing.written) }]
          : []),
      ]
    })
}

const mailOf = (feature: CaseFeature): Due['mail'] & {} => {
  const { subject, text } = noticeTexts[feature]
  return { subject: english(subject), text: english(text) }
}

function digestDue({ counts }: Seen, { account, isNeutral }: Chosen, { day, until }: DigestTurn, link: string): Due {
  const { subject, text } = mailOf('digest')
  return {
    marks: [{ about: idOf(account, 'digest'), day }],
    mail: isWorthAMail(counts) ? { subject, text: isNeutral ? text : digestText(counts, link, english) } : null,
    at: until,
  }
}

/** The exchanges that a person is to be reminded of now. */
export const exchangesDue = ({ exchanges }: Seen, { reminders }: Chosen, now: number) =>
  exchanges.filter(({ due }) => isExchangeDue(due, reminders.exchangeMinutes, now))

/** What is due for a feature. What was mailed before is filtered out when it is marked (store.ts). */
export function dueOf(
  feature: CaseFeature,
  seen: Seen,
  chosen: Chosen,
  { now, digest, link }: { now: number; digest: DigestTurn | null; link: string },
): Due | null {
  if (feature === 'digest') return digest && digestDue(seen, chosen, digest, link)
  const marks = {
    hearing: () => hearingMarks(seen, chosen, now),
    exchange: () => exchangesDue(seen, chosen, now).map(({ key, due }) => ({ about: idOf(key, 'exchange'), day: dayOf(due) })),
    // Includes questions from before the user chose this reminder, since they still wait.
    answer: () =>
      seen.waiting
        .filter(({ since }) => now - since <= staysNew)
        .map(({ id, since }) => ({ about: idOf(id, 'answer'), day: dayOf(since) })),
  }[feature]()
  return marks.length === 0 ? null : { marks, mail: mailOf(feature), at: now }
}
