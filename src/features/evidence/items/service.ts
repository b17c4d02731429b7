import {
  type CaseContext,
  type CaseDeps,
  caseHandlers,
  type Changed,
  checkDays,
  childrenEver,
  childrenIn,
  ownerOf,
  whoseFor,
} from '#case/cases/public.ts'
import { hashOfWords } from '#case/ledger/public.ts'
import { contactsIn } from '#case/contacts/public.ts'
import { markSensitive, ownStored } from '#case/files/public.ts'
import { termsIn } from '#case/order-terms/public.ts'
import { endLinksOf } from '#evidence/shares/public.ts'
import { askToRead, found as foundIn, lookAgain, partsOf } from '#evidence/texts/public.ts'
import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { mustBePrintable } from '#http/printable.ts'
import { dayInZone } from '#kernel/dates.ts'
import type { Reply } from '#http/contract.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { calls, type ItemDraft } from './contract.ts'
import { itemView, noItem, rowView } from './present.ts'
import { addingRedacted } from './redacted.ts'
import { fileKindOf, firstTitle, privacyRefusal, uniqueTags } from '#domain/evidence/items.ts'
import { addItem, countIn, issuesOf, itemAt, itemsIn, itemsOfFiles, type ItemSaid, removeItem, sameAs, saveItem } from './store.ts'

const onPage = 50
/** Pages of files in which words are found. */
const mostFound = 20
/** Counting ends there: nobody reads a larger number. */
const mostCounted = 1_001

/** A parent reads their own items, a granted seat what the policies show it. */
/** The share links that a change ended, where there are any. */
const endedOf = (links: readonly string[]) => (links.length === 0 ? {} : { endedLinks: links })

async function checked({ tx, caseId }: CaseContext, { isSure, ...said }: ItemDraft, was: ItemSaid): Promise<ItemSaid> {
  checkDays(said, ['day'])
  for (const [field, words] of Object.entries({ title: said.title, device: said.device })) mustBePrintable(words, field)
  mustBePrintable(said.note.replaceAll(/[\r\n\t]/g, ' '), 'note')
  const tags = uniqueTags(said.tags)
  for (const { value } of tags) mustBePrintable(value, 'tags')
  const children = await childrenEver(tx, caseId)
  if (tags.some(({ kind, value }) => kind === 'child' && !children.has(value)))
    throw new Fault('invalid', msg`There is no such child in this case.`, { field: 'tags' })
  const isAsBefore = was.privacy === said.privacy && was.isSensitive === said.isSensitive
  const refusal = privacyRefusal({ ...said, isSure: isSure || isAsBefore })
  if (refusal) throw new Fault('invalid', refusal, { field: 'isSure' })
  return { ...said, tags }
}

export function service(deps: CaseDeps & { files: SealedFiles }): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'evidence')

  return {
    list: on.read(calls.list, async (c, { query }) => {
      const { case: _case, cursor, ...wanted } = query
      checkDays(wanted, ['from', 'to'])
      const asked = ['evidence', c.caseId, c.seat.memberId, wanted]
      const at = readCursor(asked, cursor, ['instant', 'id'])
      const found = await itemsIn(c.tx, whoseFor(c.seat), wanted, { before: at && { at: new Date(at[0]), id: at[1] }, most: onPage + 1 })
      const { items, next } = pageOf(found, onPage, asked, (last) => [last.at.getTime(), last.id])
      const isAll = at === null && next === null
      const count = isAll ? items.length : at === null ? await countIn(c.tx, whoseFor(c.seat), wanted, mostCounted) : 0
      return { caseId: c.caseId, items: items.map(rowView), next, count, can: { add: c.isActiveParent } }
    }),

    found: on.read(calls.found, async (c, { query }) => {
      mustBePrintable(query.q, 'q')
      // A granted seat finds what the policies show it: pages of privileged items.
      const pages = await foundIn(c.tx, whoseFor(c.seat), { words: query.q, file: null, most: mostFound + 1 })
      const of = await itemsOfFiles(c.tx, whoseFor(c.seat), [...new Set(pages.map(({ file }) => file))])
      const found = pages.slice(0, mostFound).flatMap(({ file, page, excerpt }) => {
        const item = of.get(file)
        return item ? [{ item: item.id, title: item.title, page, excerpt: partsOf(excerpt) }] : []
      })
      return { found, hasMore: pages.length > mostFound }
    }),

    one: on.inSeat(async (c, { params }) => {
      const item = (await itemAt(c.tx, c.caseId, params.item)) ?? noItem()
      return itemView(item, { memberId: c.seat.memberId, isActive: c.isActiveParent })
    }),

    choices: on.read(calls.choices, async (c) => {
      const terms = await termsIn(c.tx, c.caseId, dayInZone(c.seat.zone, c.now))
      const clauses = terms.filter(({ clause }) => clause.paragraph !== '').map(({ order, clause }) => `${order}, ¶ ${clause.paragraph}`)
      const isParent = c.seat.role === 'parent'
      return {
        issues: isParent ? await issuesOf(c.tx, ownerOf(c)) : [],
        children: (await childrenIn(c.tx, c.caseId)).map(({ id, name }) => ({ id, name })),
        clauses: [...new Set(clauses)],
        witnesses: isParent ? (await contactsIn(c.tx, c.caseId)).map(({ name }) => name) : [],
      }
    }),

    add: on.change(async (c, { body }): Promise<Changed<Reply<typeof calls.add>>> => {
      const by = c.authored()
      // Locked: a copy that is made meanwhile is noted in the item once that is there, and of two requests the second finds it.
      const file = await ownStored(c.tx, { ...ownerOf(c), id: body.file }, true)
      // Sent again with the same key it is there.
      if (await itemAt(c.tx, c.caseId, by.id)) return { reply: { id: by.id, same: null } }
      if (!file) throw new Fault('invalid', msg`This file isn’t there any more. Upload it again.`, { field: 'file' })
      const same = await sameAs(c.tx, ownerOf(c), { fileId: file.id, sha256: file.sha256 })
      if (same && (same.isSameFile || !body.again)) return { reply: { id: null, same } }
      const facts = { ...file, fileId: file.id, kind: fileKindOf(file.type), uploadedAt: new Date(file.uploadedAt) }
      const said: ItemSaid = {
        title: firstTitle(file.name),
        note: '',
        day: null,
        device: '',
        privacy: 'private',
        isSensitive: file.isSensitive,
        tags: [],
      }
      const isNew = await addItem(c.tx, by, facts, said)
      if (!isNew) return { reply: { id: null, same: await sameAs(c.tx, ownerOf(c), { fileId: file.id, sha256: file.sha256 }) } }
      await askToRead(c.tx, { ...ownerOf(c), id: file.id }, c.at)
      return {
        reply: { id: by.id, same: null },
        publish: 'author',
        record: { file: file.id, privacy: said.privacy, words: hashOfWords(said) },
      }
    }),

    addRedacted: addingRedacted(deps),

    save: on.change(async (c, { params, body }) => {
      const was = await itemAt(c.tx, c.caseId, params.item, true)
      if (!was || was.authorId !== c.seat.memberId) return noItem()
      const said = await checked(c, body, was)
      await saveItem(c.tx, ownerOf(c), params.item, said)
      if (was.isSensitive !== said.isSensitive) {
        const of = { ...ownerOf(c), id: was.fileId }
        await markSensitive(c.tx, of, said.isSensitive)
        // Asked for already, it is looked at again: its text is forgotten, or read after all.
        if (said.isSensitive || !(await askToRead(c.tx, of, c.at))) await lookAgain(c.tx, of)
      }
      // What went out before it was sensitive was not chosen twice.
      const isNow = said.isSensitive && !was.isSensitive
      const ended = isNow ? await endLinksOf(c.tx, ownerOf(c), [was.id, was.fileId], 'sensitive', c.at) : []
      const { privacy, isSensitive } = said
      const record = { item: params.item, privacy, isSensitive, words: hashOfWords(said), ...endedOf(ended) }
      return { reply: { saved: true }, publish: 'author', record }
    }),

    remove: on.change(async (c, { params }) => {
      const was = await itemAt(c.tx, c.caseId, params.item, true)
      if (!was || was.authorId !== c.seat.memberId) return noItem()
      await removeItem(c.tx, ownerOf(c), params.item, c.at)
      const ended = await endLinksOf(c.tx, ownerOf(c), [was.id], 'removed', c.at)
      return { reply: { removed: true }, publish: 'author', record: { item: params.item, file: was.fileId, ...endedOf(ended) } }
    }),
  }
}
