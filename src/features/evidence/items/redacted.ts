// Items of redacted copies: what was made becomes a file of its own, which can be cited, shared and made an exhibit like any other, and
// stands in for its original there.
import { lockCase } from '#access/cases.ts'
import { type CaseDeps, caseHandlers, type InCase, notFound, type ParentContext } from '#case/cases/public.ts'
import { addWritten, madeAt, madeContent, ownStored, putWritten } from '#case/files/public.ts'
import { hashOfWords } from '#case/ledger/public.ts'
import { firstTitle, longest } from '#domain/evidence/items.ts'
import { readyCopiesOf, redactionAt } from '#evidence/redaction/public.ts'
import { askToRead } from '#evidence/texts/public.ts'
import type { Asked, Reply } from '#http/contract.ts'
import { dayInZone } from '#kernel/dates.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { calls } from './contract.ts'
import type { ItemFile, ItemFiles } from './slots.ts'
import { addItem, itemAt, itemOfFile, type ItemSaid, itemsById, sameAs } from './store.ts'

type Add = InCase & Pick<Asked<typeof calls.addRedacted>, 'params'>
type Added = Reply<typeof calls.addRedacted>

const type = 'application/pdf'

/** What the item says at first: what its author said of the original, but for the note, which can name what was hidden. */
const saidOf = (original: Pick<ItemSaid, 'title' | 'day' | 'device' | 'isSensitive' | 'tags'>, sourceSha256: string): ItemSaid => ({
  title: `${original.title.slice(0, longest.title - 11)} (redacted)`,
  note: english(msg`A redacted copy. The original has SHA-256 ${{ sourceSha256 }}.`),
  day: original.day,
  device: original.device,
  privacy: 'private',
  isSensitive: original.isSensitive,
  tags: original.tags,
})

/** `items.addRedacted`. */
export function addingRedacted(deps: CaseDeps & { files: SealedFiles }) {
  const on = caseHandlers(deps, 'evidence')

  async function copyFor(c: ParentContext, id: string) {
    const row = await redactionAt(c.tx, { caseId: c.caseId, id })
    const made = row?.removedAt === null ? await madeAt(c.tx, c.caseId, id) : null
    if (!row || !made || row.authorId !== c.seat.memberId) return notFound(msg`There is no such redacted copy.`)
    const of = { caseId: c.caseId, authorId: c.seat.memberId }
    const same = await sameAs(c.tx, of, { fileId: id, sha256: made.sha256 })
    return { row, made, of, same }
  }

  const begun = on.readAsParent(async (c, { params }: Add) => {
    const { made, of, same } = await copyFor(c, params.redaction)
    return { made, file: { ...of, id: c.freshId() }, same }
  })

  const saved = on.change(async (c, { params, stored: { id, address } }: Add & { stored: { id: string; address: string } }) => {
    await lockCase(c.tx, c.caseId)
    // Of two that add one copy the second finds the first one’s item.
    const { row, made, of, same } = await copyFor(c, params.redaction)
    if (same) return { reply: { id: same.id, isNew: false } }
    const by = c.authored()
    const original = await itemOfFile(c.tx, of, row.fileId)
    const item = original === null ? null : await itemAt(c.tx, c.caseId, original)
    // The vault can have the copy without the original, which then was uploaded for another use.
    const file = await ownStored(c.tx, { ...of, id: row.fileId })
    const unsaid = { title: firstTitle(file?.name ?? ''), day: null, device: '', isSensitive: file?.isSensitive ?? false, tags: [] }
    const said = saidOf(item ?? unsaid, row.sourceSha256)
    const { sha256, bytes } = made
    const name = `redacted-${dayInZone('UTC', row.createdAt)}.pdf`
    await addWritten(c.tx, { ...by, id }, { name, bytes, type, sha256, address, isSensitive: said.isSensitive })
    const facts = { fileId: id, name, kind: 'pdf', type, bytes, sha256, isMisnamed: false, uploadedAt: c.at, copyType: null } as const
    await addItem(c.tx, by, facts, said)
    await askToRead(c.tx, { ...of, id }, c.at)
    const record = { file: id, redaction: row.id, source: row.sourceSha256, sha256, bytes, privacy: said.privacy, words: hashOfWords(said) }
    return { reply: { id: by.id, isNew: true }, publish: 'author', record }
  })

  return async (asked: Add): Promise<Added> => {
    const { made, file, same } = await begun(asked)
    if (same) return { id: same.id, isNew: false }
    const address = await putWritten(deps, file, await madeContent(deps, made))
    const reply = await saved({ ...asked, stored: { id: file.id, address } })
    if (!reply.isNew) await deps.files.remove(address)
    return reply
  }
}

/** The redacted copies of items that are in the vault too: what can go out in their place. */
export const redactedOf: ItemFiles = async (tx, owner, items) => {
  const originals = [...(await itemsById(tx, owner.caseId, items)).values()]
  const copies = await readyCopiesOf(
    tx,
    owner,
    originals.map(({ fileId }) => fileId),
  )
  const found: ItemFile[] = []
  for (const { id, fileId } of copies) {
    const made = await madeAt(tx, owner.caseId, id)
    const same = made && (await sameAs(tx, owner, { fileId, sha256: made.sha256 }))
    const copy = same && (await itemsById(tx, owner.caseId, [same.id])).get(same.id)
    if (copy) for (const item of originals) if (item.fileId === fileId) found.push({ item: item.id, file: copy.fileId, name: copy.title })
  }
  return found
}
