import { english } from './english.ts'
import type { Text } from './text.ts'

/** What mails and letters are made of. A line that is a plain string is the same in every language: an address, what someone wrote, nothing at all. */
export type Lines = readonly (Text | string)[]

/** Lines in English; on the server only. */
export const inLines = (lines: Lines): string => lines.map((line) => (typeof line === 'string' ? line : english(line))).join('\n')

/** A mail in English; on the server only. */
export const letter = (to: string, subject: Text, lines: Lines): { to: string; subject: string; text: string } => ({
  to,
  subject: english(subject),
  text: inLines(lines),
})
