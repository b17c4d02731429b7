import { notify } from '#accounts/notifications/public.ts'
import { audience, caseHandlers, type InCase, notFound, parentSeats, type ParentContext } from '#case/cases/public.ts'
import { contentForWork } from '#case/files/public.ts'
import { hashOfWords } from '#case/ledger/public.ts'
import { versionAt } from '#evidence/documents/public.ts'
import type { Handlers } from '#http/bind.ts'
import type { Asked, Reply } from '#http/contract.ts'
import { mustBePrintable } from '#http/printable.ts'
import { isNameOf, mostSigned } from '#domain/signing/lifecycle.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import { dropFor, storeFor } from './made.ts'
import { type Drawing, type SigningDeps, signedCopyOf, topic } from './signing-deps.ts'
import { type Signable, signableOf } from './signable.ts'
import { addRequest, addSignature, requestAt, requestsIn } from './store.ts'

const day = 86_400_000
type Body = Asked<typeof calls.ask>['body']
type One = InCase & { body: Body }

/** @throws Fault where the typed name is another one, or electronic signing was not agreed to */
export function mustSign(name: string, person: string, agrees: boolean): void {
  if (!agrees) throw new Fault('invalid', msg`Agree to sign electronically, or ask for paper.`, { field: 'agrees' })
  if (!isNameOf(name, person)) throw new Fault('invalid', msg`Type your name as it is in this case: ${{ person }}.`, { field: 'name' })
}

/** Asks for a signature, or signs alone: what is asked is read, the pages are drawn without a connection, and all of it is stored at once. */
export function asking(deps: SigningDeps): Handlers<typeof calls>['ask'] {
  const on = caseHandlers(deps, topic)

  async function versionIn(c: ParentContext, { document, version }: Body) {
    const found = await versionAt(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, document, version })
    if (!found) return notFound(msg`There is no such version of your documents.`)
    if (!found.isLatest) throw new Fault('conflict', msg`This document has a newer version. Load the page again, and ask with that one.`)
    return found
  }

  async function check(c: ParentContext, body: Body) {
    const { signers, name, agrees, note } = body
    mustBePrintable(note.replaceAll(/[\r\n\t]/g, ' '), 'note')
    mustBePrintable(name, 'name')
    const seats = await parentSeats(c.tx, c.caseId)
    const me = seats.find(({ id }) => id === c.seat.memberId)!
    const other = seats.find(({ id }) => id !== c.seat.memberId)
    if (signers !== 'other') mustSign(name, me.name, agrees)
    if (signers !== 'self' && (!other || other.joinedAt === null || other.endedAt !== null))
      throw new Fault('conflict', msg`The other parent has not joined this case, so they can’t be asked here. Print the paper instead.`)
    if (signers !== 'self' && (await requestsIn(c.tx, c.caseId, { most: mostSigned.open, isOpen: true })).length >= mostSigned.open)
      throw new Fault('conflict', msg`20 papers are already waiting to be signed. Withdraw one, or wait for an answer.`)
    return { person: me.name }
  }

  const begun = on.readAsParent(async (c, { body, key }: One) => {
    const id = c.newId()
    if (key && (await requestAt(c.tx, c.caseId, id))) return { id }
    const { title, file } = await versionIn(c, body)
    const stored = await contentForWork(deps, c.tx, { caseId: c.caseId, authorId: c.seat.memberId, id: file })
    if (!stored) throw new Fault('invalid', msg`This file isn’t there any more. Upload it again.`, { field: 'version' })
    const drawing: Drawing = { kind: body.kind, title, zone: c.seat.zone }
    return { id, at: c.at, author: c.seat.memberId, stored, drawing, ...(await check(c, body)) }
  })

  interface Made {
    id: string
    at: Date
    paper: Signable
    drawing: Drawing
    signed: Parameters<typeof addRequest>[1]['signed']
  }
  const saved = on.change(async (c, { body, made }: One & { made: Made }) => {
    const { id, at, paper, drawing, signed } = made
    // Meanwhile another tab may have added a version, or the other parent may have left.
    await versionIn(c, body)
    await check(c, body)
    const { document, version, kind, signers, note } = body
    const isShared = signers !== 'self'
    const { bytes, ...pages } = paper
    const by = { caseId: c.caseId, authorId: c.seat.memberId }
    const expiresAt = isShared ? new Date(at.getTime() + body.days * day) : null
    const row = { ...by, ...pages, id, document, version, isShared, kind, title: drawing.title, note, at, expiresAt, signed }
    const isNew = await addRequest(c.tx, { ...row, bytes: bytes.length })
    if (isNew && signers !== 'other') await addSignature(c.tx, { ...by, id: c.freshId(), request: id, isShared, name: body.name, at })
    if (isNew && isShared) await notify(c.tx, { caseId: c.caseId, to: 'parents', kind: 'asked', about: id, page: `/documents?sign=${id}` })
    const record = {
      id,
      kind,
      signers,
      pages: paper.pages,
      sha256: paper.sha256,
      expiresAt: expiresAt?.toISOString() ?? null,
      signed: signed && { sha256: signed.sha256, seal: signed.seal },
      words: hashOfWords({ title: drawing.title, note, name: body.name }),
    }
    return { reply: { id, isNew }, publish: isNew && audience(isShared), record }
  })

  return async (asked): Promise<Reply<typeof calls.ask>> => {
    const begin = await begun(asked)
    if (!('stored' in begin)) return { id: begin.id }
    const { id, at, author, stored, drawing, person } = begin
    const { name, signers } = asked.body
    const paper = await signableOf(deps, drawing.title, stored)
    const copy = signers === 'self' ? await signedCopyOf(deps, drawing, paper, [{ person, name, at }]) : null
    const seat = [{ caseId: asked.params.case, authorId: author, id }]
    const parts = copy ? [paper, copy] : [paper]
    for (const part of parts) await storeFor(deps, seat, part)
    const signed = copy && { bytes: copy.bytes.length, sha256: copy.sha256, seal: copy.seal }
    try {
      const now = await saved({ ...asked, made: { id, at, paper, drawing, signed } })
      if (!now.isNew) for (const part of parts) await dropIfOther(seat, part)
      return { id }
    } catch (error) {
      for (const part of parts) await dropIfOther(seat, part)
      throw error
    }
  }

  /** What the request names stays: a retry at the same moment can have stored the same. */
  async function dropIfOther(seat: Parameters<typeof dropFor>[1], part: { sha256: string }) {
    const [{ caseId, id }] = seat as [(typeof seat)[number]]
    const row = await deps.cases.asSystem('a paper that is signed', (tx) => requestAt(tx, caseId, id))
    if (row?.sha256 !== part.sha256 && row?.signed?.sha256 !== part.sha256) await dropFor(deps, seat, part)
  }
}
