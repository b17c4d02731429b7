import { longestWait, undoFor } from './limits.ts'

/** Where a message is: `draft` and `waiting` its author alone sees. */
export type MessageState = 'draft' | 'waiting' | 'sent'

/** @returns the state of a stored message, by which of its times it has */
export function stateOfMessage({ sentAt, publishedAt }: { sentAt: Date | null; publishedAt: Date | null }): MessageState {
  if (publishedAt !== null) return 'sent'
  return sentAt === null ? 'draft' : 'waiting'
}

/**
 * When a message goes out.
 * @param now the press, ms
 * @param wanted when its author wants it to, ms; `null`: as soon as it can't be taken back any more
 * @returns ms; `null` where that time is over, or too far off
 */
export function goesOutAt(now: number, wanted: number | null): number | null {
  if (wanted === null) return now + undoFor
  return wanted <= now || wanted > now + longestWait ? null : Math.max(wanted, now + undoFor)
}

/**
 * The time by which an answer is due: the author's own, or the order's hours counted from the press.
 * @param now the press, ms
 * @returns ms and the paragraph it is from, empty for the author's own; `null` for no time
 */
export function answerDue(
  now: number,
  own: number | null,
  order: { hours: number; paragraph: string } | null,
): { at: number; paragraph: string } | null {
  if (own !== null) return { at: own, paragraph: '' }
  return order && { at: now + order.hours * 3_600_000, paragraph: order.paragraph }
}
