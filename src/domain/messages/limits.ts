/** More characters than this a message doesn't have. */
export const longestBody = 20_000
export const longestSubject = 160
export const mostRecipients = 20
export const mostLinks = 10
/** Drafts that one seat has in a case at once. */
export const mostDrafts = 50
/** From the press to when a message goes out, in ms: so long it can be taken back. */
export const undoFor = 10_000
/** A message goes out at most so long after the press, in ms. */
export const longestWait = 7 * 86_400_000
/** Files of a message. */
export const mostFiles = 20
