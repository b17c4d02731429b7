import { msg, type Text } from '#kernel/text.ts'

/** Why there is no clean copy of a file, as a person reads it. The original stays as it is, and can still be exported. */
const reasons = {
  empty: msg`This file is empty.`,
  kind: msg`We can’t remove location data from this kind of file.`,
  otherType: msg`This file isn’t the type its name says, so we can’t remove location data from it.`,
  damaged: msg`This file is damaged, so we can’t remove location data from it.`,
  tooLarge: msg`This file is too large for us to remove location data from it.`,
  tooSlow: msg`Removing location data from this file took too long. Try a smaller file.`,
  stopped: msg`We couldn’t read this file safely, so we can’t remove location data from it.`,
  animation: msg`We can’t remove location data from a moving PNG. A video or a GIF works.`,
  pages: msg`The pages of this TIFF differ in size or are turned, so we can’t remove location data from it. A PDF works.`,
  fragments: msg`This video is saved in pieces, as some browsers record it, so we can’t remove location data from it. Export it as MP4.`,
  codec: msg`This file has pictures, video or sound of a kind that we can’t check for location data. MP4 with H.264 or H.265, M4A, JPEG and PNG work.`,
  inside: msg`This file has another file inside that we can’t check for location data. Take it out, or save the page as a PDF.`,
  locked: msg`This file is locked with a password, so we can’t remove location data from it. Save it without a password.`,
  macros: msg`This document has macros, which are programs, so it can’t be sent. Save it without macros, for example as DOCX.`,
} as const

/** A code for why there is no clean copy. */
export type Reason = keyof typeof reasons

/** The sentence of a reason. */
export const reasonText = (reason: Reason): Text => reasons[reason]

/** What a format's reader throws where no clean copy can be made. */
export class CannotClean extends Error {
  readonly reason: Reason

  /** @param detail for logs, never for a person: it holds nothing of the file's content */
  constructor(reason: Reason, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`)
    this.reason = reason
  }
}
