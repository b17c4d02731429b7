import { labelOf, labelTexts } from '#domain/exhibits/labels.ts'
import type { Row } from '#domain/exhibits/list.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { ListDraft } from './contract.ts'

/** Days for which what was made is stored. */
export const storedFor = 30
/** Exports of one parent that wait or are being made. */
export const mostWaiting = 3
/** Bytes that are drawn for one PDF, and of all files in one archive: what every system opens (no Zip64). */
export const most = { drawn: 400 * 2 ** 20, archive: 3 * 1024 ** 3, pages: 5_000 } as const

/** What a list begins with. */
export const firstDraft = (name: string): ListDraft => ({
  name,
  word: 'exhibit',
  numbering: 'letters',
  prefix: 'EX-',
  first: 1,
  covers: true,
  natives: 'copies',
  images: false,
  uploads: false,
})

/** "Exhibit B", as papers of courts have it: in English. @param place from 1 on */
export const labelAt = ({ word, numbering }: Pick<ListDraft, 'word' | 'numbering'>, place: number): string =>
  labelOf(english(labelTexts[word]), numbering, place)

/** An item's privacy, as far as exhibits go by it. */
interface Private {
  privacy: 'private' | 'privileged'
  isSensitive: boolean
}
/** Whether it goes out only after it was chosen twice. */
export const asksTwice = ({ privacy, isSensitive }: Private): boolean => isSensitive || privacy === 'privileged'

/** What of a row keeps it from being made; `null` where nothing does. */
export function rowProblem(row: Pick<Row, 'isSure'>, item: (Private & { title: string }) | undefined, label: string) {
  if (!item) return msg`${{ label }} is no longer in your vault. Take it off the list.`
  if (!asksTwice(item) || row.isSure) return null
  return item.isSensitive
    ? msg`${{ label }} is marked as sensitive. Confirm that it goes out, or take it off the list.`
    : msg`${{ label }} is privileged. Confirm that it goes out, or take it off the list.`
}

export const pagesRefusal = ({ from, to }: Pick<Row, 'from' | 'to'>): Fault | null =>
  from !== null && to !== null && from > to
    ? new Fault('invalid', msg`The first page has to come before the last one.`, { field: 'to' })
    : null
