import { firstRule } from '#domain/schedule/weeks.ts'
import { plusDays, weekdayOn } from '#shell/calendar-days.ts'
import type { Draft, Version } from '../contract.ts'
import type { Start } from './use-draft.ts'

const wordsOf = ({ title, basis, orderId, effective, rules, note }: Draft): Draft => ({ title, basis, orderId, effective, rules, note })

/** Goes on with a draft. */
export const startOf = (draft: Version): Start => ({ draft: { id: draft.id, digest: draft.digest }, words: wordsOf(draft) })

interface Around {
  today: string
  otherJoined: boolean
  /** What a schedule is called that begins with nothing. */
  title: string
}

/**
 * Begins a new one: with the words of a version, or with 2-2-5-5 from next Monday. One's own that came to nothing keeps what
 * it stood on, and its day while that is still to come.
 */
export function startFrom(from: Version | null, { today, otherJoined, title }: Around): Start {
  const monday = plusDays(today, 7 - weekdayOn(today))
  const again = from?.can.again ? from : null
  return {
    draft: null,
    words: {
      title: from?.title ?? title,
      basis: again?.basis ?? (otherJoined ? 'agreed' : 'own'),
      orderId: again?.orderId ?? null,
      effective: again && again.effective > today ? again.effective : monday,
      rules: from?.rules ?? [firstRule(monday)],
      note: again?.note ?? '',
    },
  }
}
