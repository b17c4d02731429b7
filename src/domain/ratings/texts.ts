import { hasMarkup, isDisguised, isPrintable } from '#kernel/printable.ts'
import { msg, type Text } from '#kernel/text.ts'

/** Said of a text that cannot be stored as it was written. */
const unprintable = msg`The text holds characters that cannot be shown. Type that part again.`

const disguised = msg`A word holds signs that nobody sees, or letters of two alphabets. Type that part again.`
const markup = msg`The text holds HTML, which is not read as such here. Write plain words.`

/** Why a text cannot be taken as it is, for its author; `null` when it can. */
export const refusalOfText = (text: string): Text | null =>
  !isPrintable(text) ? unprintable : isDisguised(text) ? disguised : hasMarkup(text) ? markup : null
