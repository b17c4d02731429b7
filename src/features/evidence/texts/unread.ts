import { msg, type Text } from '#kernel/text.ts'
import type { NoPages } from '#ports/pages/port.ts'

const sentences: Readonly<Record<NoPages, Text>> = {
  locked: msg`This PDF opens with a password, so we can’t read it. Save it without a password and upload that file too.`,
  damaged: msg`We couldn’t read this file: it is damaged. Your file is saved as it is.`,
  tooManyPages: msg`This PDF has more than 5,000 pages, so we don’t read it. Split it and upload the parts.`,
  tooSlow: msg`Reading this file took too long. Your file is saved as it is.`,
  tooLarge: msg`This file is too large for us to read. Your file is saved as it is.`,
  kind: msg`We can’t read text in this kind of file. Your file is saved as it is.`,
}
/** Why a file was not read, as a person reads it. */
export const unreadText = (reason: NoPages): Text => sentences[reason]
