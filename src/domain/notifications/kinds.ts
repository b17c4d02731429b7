// What people can be notified of.
import { staysNews } from './decide.ts'

/** What features of a case notify of: it stands in the list inside the site. */
export const eventKinds = ['asked', 'answered', 'copy', 'erased', 'exchange', 'hearing', 'message', 'needs_answer'] as const
export type EventKind = (typeof eventKinds)[number]

/** What a person chooses, and so hears of it on a device: one of these is enough. */
export const chosenFor: Readonly<Record<EventKind, readonly string[]>> = {
  asked: ['answer'],
  answered: ['answered'],
  copy: ['answered'],
  erased: ['message'],
  exchange: ['exchange'],
  hearing: ['hearing'],
  message: ['message'],
  needs_answer: ['message', 'answer'],
}

/**
 * What a notification is mailed as, by itself and at once; `null` for a kind whose mail comes from the reminders (case/reminders), or
 * not at all. A message that asks for an answer is one mail: where reminders of questions are chosen, that one.
 */
export function mailedAs(kind: EventKind, chosen: readonly string[]): 'message' | 'answered' | null {
  if (kind === 'message') return 'message'
  if (kind === 'answered' || kind === 'copy') return 'answered'
  return kind === 'needs_answer' && !chosen.includes('answer:email') ? 'message' : null
}

/**
 * How long something is sent to a device after it happened, ms. A reminder of an exchange comes half an hour before it at the earliest that
 * can be chosen: later than that the children may have changed hands.
 */
export const newsFor = (kind: EventKind): number => (kind === 'exchange' ? 30 * 60_000 : staysNews)
