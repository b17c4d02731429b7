import { hasMarkup, isDisguised, isPrintable } from '#kernel/printable.ts'

/** Said of a text that cannot be stored as it was written. */
const unprintable = 'The text holds characters that cannot be shown. Type that part again.'

const disguised = 'A word holds signs that nobody sees, or letters of two alphabets. Type that part again.'
const markup = 'The text holds HTML, which is not read as such here. Write plain words.'

/** Why a text cannot be taken as it is, for its author; `null` when it can. */
export const refusalOfText = (text: string): string | null =>
  !isPrintable(text) ? unprintable : isDisguised(text) ? disguised : hasMarkup(text) ? markup : null
