// What people can be notified of.

/** What features of a case notify of: it stands in the list inside the site. */
export const eventKinds = ['asked', 'answered', 'hearing', 'message', 'needs_answer'] as const
export type EventKind = (typeof eventKinds)[number]
