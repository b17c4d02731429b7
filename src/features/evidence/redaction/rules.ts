import { limits, type Mark } from '#domain/redaction/marks.ts'
import { msg, type Text } from '#kernel/text.ts'

/** Why there is no copy. */
export type Failure =
  | 'locked'
  | 'damaged'
  | 'tooManyPages'
  | 'tooSlow'
  | 'tooLarge'
  | 'kind'
  | 'noSuchPage'
  | 'gone'
  | 'stillText'
  | 'stillSeen'
  | 'unsound'
  | 'unread'

const sentences: Readonly<Record<Exclude<Failure, 'noSuchPage' | 'stillText' | 'stillSeen' | 'unread'>, Text>> = {
  locked: msg`This PDF opens with a password, so no copy was made. Save it without a password and upload that file too.`,
  damaged: msg`This file is damaged, so no copy was made. Your file is saved as it is.`,
  tooManyPages: msg`This PDF has more than ${{ most: limits.pages }} pages, so no copy was made. Split it and upload the part that you need.`,
  tooSlow: msg`Drawing this file took too long, so no copy was made. Your file is saved as it is.`,
  tooLarge: msg`This file is too large to be drawn, so no copy was made. Your file is saved as it is.`,
  kind: msg`Only PDFs and pictures can be redacted. For another file, print it to a PDF and upload that.`,
  gone: msg`The file was deleted before the copy was made.`,
  unsound: msg`The finished copy didn’t pass our check, so we discarded it. Try again.`,
}

/** Why there is no copy, as its author reads it. @param page where; @param word which word can still be found */
export function whyNot(failure: Failure, page: number | null, word: string): Text {
  const at = page ?? 1
  if (failure === 'noSuchPage') return msg`This file has no page ${{ page: at }}, so no copy was made.`
  if (failure === 'unread') return msg`We couldn’t check the picture of page ${{ page: at }}, so no copy was made. Try again.`
  if (failure === 'stillText')
    return msg`“${{ word }}” is still in the text of page ${{ page: at }}, so no copy was made. Hide it there too, and try again.`
  if (failure === 'stillSeen')
    return msg`“${{ word }}” can still be read on the picture of page ${{ page: at }}, so no copy was made. Draw a box over it, and try again.`
  return sentences[failure]
}

/** Files of which a copy can be made, by their content. */
export const canRedact = (type: string): boolean => type === 'application/pdf' || type.startsWith('image/')

/** On how many pages marks are. */
export const pagesOf = (marks: readonly Pick<Mark, 'page'>[]): number => new Set(marks.map(({ page }) => page)).size

/** Marks inside their pages: what reaches beyond the edge ends there. */
export const onPage = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark) => ({ ...mark, w: Math.min(mark.w, 1 - mark.x), h: Math.min(mark.h, 1 - mark.y) }))
