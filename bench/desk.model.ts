/**
 * A practised person who reads silently in English: words in a minute (Brysbaert 2019, "How many words do we read per minute?",
 * Journal of Memory and Language 109, mean of 190 studies of non-fiction).
 */
export const wordsPerMinute = 238
/** The keystroke-level model (Card, Moran and Newell 1980, Communications of the ACM 23:396): a key of an average typist, and a choice. Seconds. */
export const keySeconds = 0.28
export const choiceSeconds = 1.2

/** Runs of letters or digits between blanks: "N1.1" is one. */
export const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** How long someone reads so many words. Milliseconds. */
export const readingMs = (words: number): number => (60_000 * words) / wordsPerMinute

/** Before each key a choice, then the key. Milliseconds. */
export const choosingMs = 1_000 * choiceSeconds
export const pressingMs = 1_000 * keySeconds
