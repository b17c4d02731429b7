/**
 * Which method the scores are worked out by. A new version whenever a published number could come out
 * different; each with the day from which it holds and a record in docs/decisions/.
 *
 * 1 (2026-11-21): shrunk mean and 90 % interval by group of raters.
 * 2 (2026-11-21): ratings weigh by age, half after 3 years; hearsay is left out.
 */
export const method = { version: 2, since: '2026-11-21' } as const
