import { firstRule } from '#domain/schedule/weeks.ts'
import { plusDays, weekdayOn } from '#shell/calendar-days.ts'
import type { Draft, Version } from '../contract.ts'
import type { Start } from './use-draft.ts'

const wordsOf = ({ title, basis, orderId, effective, rules, note }: Draft): Draft => ({ title, basis, orderId, effective, rules, note })

/** Opens a draft in the builder. */
export const startOf = (draft: Version): Start => ({ draft: { id: draft.id, digest: draft.digest }, words: wordsOf(draft) })

interface Around {
  today: string
  otherJoined: boolean
  /** The title of a schedule that starts from scratch. */
  title: string
}

/**
 * Starts a new version: from an existing one, or with 2-2-5-5 from next Monday. A proposal of the user's own that was closed
 * and can be proposed again keeps its basis, order and note, and its effective date if that is in the future.
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
