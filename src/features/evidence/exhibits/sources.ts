import { type FileAt, fileAt, originalOf, storedCopy } from '#case/files/public.ts'
import type { ItemDbRow } from '#evidence/items/public.ts'
import { openedLength, storedMetadata } from '#evidence/metadata/public.ts'
import { textOfFile } from '#evidence/texts/public.ts'
import type { Row } from '#domain/exhibits/list.ts'
import type { CaseTx } from '#access/cases.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Source } from '#ports/binder/port.ts'
import type { MakingDeps } from './making-deps.ts'
import { labelAt, rowProblem } from './rules.ts'
import type { AskedList } from './store.exports.ts'

type Read = () => Promise<AsyncIterable<Uint8Array>>

/** A file that is drawn or goes along. */
export interface Content {
  name: string
  type: string
  bytes: number
  sha256: string
  read: Read
}

/** What one exhibit is made of, read at one moment. */
export interface Wanted {
  row: Row
  item: ItemDbRow
  label: string
  /** What the index says that it is. */
  what: string
  file: FileAt
  /** The text of its pages, if it was read. */
  texts: readonly string[] | null
}

/** The rows of a list with their items and texts, as their author sees them now. @throws Fault for what can't go out any more */
export async function wantedIn(
  tx: CaseTx,
  owner: { caseId: string; authorId: string },
  list: AskedList,
  items: ReadonlyMap<string, ItemDbRow>,
): Promise<Wanted[]> {
  const found: Wanted[] = []
  for (const [place, row] of list.rows.entries()) {
    const item = items.get(row.item)
    const label = labelAt(list, place + 1)
    const problem = rowProblem(row, item, label)
    if (problem) throw new Fault('conflict', problem)
    const file = { ...owner, id: row.file ?? item!.fileId }
    if (!(await fileAt(tx, file))?.finishedAt)
      throw new Fault('conflict', msg`The file of ${{ label }} isn’t there any more. Choose another one.`)
    const { state, pages } = await textOfFile(tx, file)
    const texts = state === 'read' ? pages : null
    found.push({ row, item: item!, label, what: row.description || item!.title, file, texts })
  }
  return found
}

/** How long a recording is, in the words of its file. */
export async function lengthOf(deps: MakingDeps, { file, item }: Wanted): Promise<string | null> {
  if (item.kind !== 'audio' && item.kind !== 'video') return null
  return openedLength(deps, await deps.cases.asSystem('exhibits that were asked for', (tx) => storedMetadata(tx, file)))
}

/**
 * The files of an exhibit. Pages come from the copy without location and device data, where there is one. The archive has that copy, or the file as it was
 * uploaded; of a file that stands in for the item's own, that file.
 * @returns `native`: `null` where there is no copy
 */
export async function contentsOf(
  deps: MakingDeps,
  { row, file, label }: Wanted,
  natives: AskedList['natives'],
): Promise<{ drawn: Content; native: Content | null }> {
  const original = await originalOf(deps, file)
  if (!original) throw new Fault('conflict', msg`The file of ${{ label }} isn’t there any more. Choose another one.`)
  const { name, bytes } = original.file
  const own: Content = { name, bytes, type: original.file.type!, sha256: original.file.sha256!, read: original.read }
  if (!original.file.copy) return { drawn: own, native: natives === 'originals' || row.file !== null ? own : null }
  const { read, ...of } = await storedCopy(deps, file)
  const copy: Content = { name: of.name, bytes: of.bytes, type: of.type, sha256: of.sha256!, read: async () => read() }
  return { drawn: copy, native: natives === 'originals' ? own : copy }
}

const office = /^application\/vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)\./

/** How a file is drawn; `null` for what no paper shows, such as a film. @param path where its bytes lie */
export function sourceOf({ row }: Wanted, { type, name }: Content, path: string): Source | null {
  if (type === 'application/pdf') return { kind: 'pdf', path, from: row.from, to: row.to }
  if (type.startsWith('image/')) return { kind: 'picture', path }
  return type.startsWith('text/') || type === 'message/rfc822' || office.test(type) ? { kind: 'text', path, type, name } : null
}
