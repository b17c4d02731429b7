import { notify } from '#accounts/notifications/public.ts'
import { type CaseContext, caseHandlers, type InCase, notFound, type ParentContext, parentSeats, writersIn } from '#case/cases/public.ts'
import { hashOfWords } from '#case/ledger/public.ts'
import type { Handlers } from '#http/bind.ts'
import type { Asked } from '#http/contract.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { SignAct } from '#domain/signing/lifecycle.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { mustSign } from './asking.ts'
import type { calls } from './contract.ts'
import { dropFor, storedFor, storeFor } from './made.ts'
import { partOf, refusalOfAct, stateAt } from './rules.ts'
import { type Drawing, type SigningDeps, signedCopyOf, topic } from './signing-deps.ts'
import { addSignature, requestAt, settle, signaturesOf, type SignedCopy, type SignRow } from './store.ts'

type Sign = InCase & Pick<Asked<typeof calls.sign>, 'params' | 'body'>

/** Answers to a request: a signature, a no, and taking back. A row is locked as it is settled, so that one of two wins. */
export function answering(deps: SigningDeps): Pick<Handlers<typeof calls>, 'sign' | 'decline' | 'withdraw'> {
  const on = caseHandlers(deps, topic)

  async function rowFor(c: CaseContext, id: string, act: SignAct, isLocked = false): Promise<SignRow> {
    const row = (await requestAt(c.tx, c.caseId, id, isLocked)) ?? notFound(msg`There is no such request.`)
    const refusal = refusalOfAct(stateAt(row, c.now), partOf(row, c.seat), act)
    if (refusal) throw new Fault(refusal.code, refusal.sentence)
    return row
  }
  const notifyAsker = (c: CaseContext, id: string) =>
    notify(c.tx, { caseId: c.caseId, to: 'parents', kind: 'answered', about: id, page: `/documents?sign=${id}` })

  async function check(c: ParentContext, row: SignRow, { name, agrees, sha256 }: Sign['body']) {
    mustBePrintable(name, 'name')
    const { name: person } = (await parentSeats(c.tx, c.caseId)).find(({ id }) => id === c.seat.memberId)!
    mustSign(name, person, agrees)
    if (sha256 !== row.sha256) throw new Fault('conflict', msg`This is not the paper that you were shown. Load the page again.`)
    return person
  }

  const begun = on.readAsParent(async (c, { params, body }: Sign) => {
    const row = await rowFor(c, params.request, 'sign')
    const person = await check(c, row, body)
    const { nameOf } = await writersIn(c.tx, c.caseId)
    const earlier = (await signaturesOf(c.tx, c.caseId, [row.id])).map(({ authorId, name, at }) => ({
      person: nameOf(authorId, at.getTime()),
      name,
      at,
    }))
    const drawing: Drawing = { kind: row.kind, title: row.title, zone: c.seat.zone }
    return { row, at: c.at, me: c.seat.memberId, drawing, signers: [...earlier, { person, name: body.name, at: c.at }] }
  })

  const saved = on.change(async (c, { params, body, made }: Sign & { made: { at: Date; signed: SignedCopy } }) => {
    const row = await rowFor(c, params.request, 'sign', true)
    await check(c, row, body)
    const { at, signed } = made
    const by = { caseId: c.caseId, authorId: c.seat.memberId }
    await addSignature(c.tx, { ...by, id: c.freshId(), request: row.id, isShared: true, name: body.name, at })
    await settle(c.tx, { caseId: c.caseId, id: row.id, state: 'signed', by: c.seat.memberId, at, signed })
    await notifyAsker(c, row.id)
    const record = {
      id: row.id,
      sha256: row.sha256,
      signed: { sha256: signed.sha256, bytes: signed.bytes, seal: signed.seal },
      words: hashOfWords({ name: body.name }),
    }
    return { reply: { state: 'signed' as const }, publish: 'all', record }
  })

  return {
    sign: async (asked) => {
      const { row, at, me, drawing, signers } = await begun(asked)
      const request = { caseId: asked.params.case, id: row.id }
      const original = await storedFor(deps, { ...request, authorId: row.authorId }, row.sha256)
      if (!original) throw new Error('A paper to be signed is gone from the store.')
      const parts: Uint8Array[] = []
      for await (const part of await original.read()) parts.push(part)
      const { bytes, ...copy } = await signedCopyOf(deps, drawing, { ...row, bytes: Buffer.concat(parts) }, signers)
      const seats = [row.authorId, me].map((authorId) => ({ ...request, authorId }))
      // Both have their copy before the signature counts.
      await storeFor(deps, seats, { bytes, sha256: copy.sha256 })
      try {
        return await saved({ ...asked, made: { at, signed: { ...copy, bytes: bytes.length } } })
      } catch (error) {
        const now = await deps.cases.asSystem('a paper that is signed', (tx) => requestAt(tx, request.caseId, request.id))
        if (now?.signed?.sha256 !== copy.sha256) await dropFor(deps, seats, copy)
        throw error
      }
    },

    decline: on.change(async (c, { params, body: { reason, wantsPaper } }) => {
      mustBePrintable(reason.replaceAll(/[\r\n\t]/g, ' '), 'reason')
      if (reason === '' && !wantsPaper) throw new Fault('invalid', msg`Write why. One sentence is enough.`, { field: 'reason' })
      const { id } = await rowFor(c, params.request, 'decline', true)
      await settle(c.tx, { caseId: c.caseId, id, state: 'declined', by: c.seat.memberId, at: c.at, reason, wantsPaper })
      await notifyAsker(c, id)
      return { reply: { state: 'declined' as const }, publish: 'all', record: { id, wantsPaper, words: hashOfWords({ reason }) } }
    }),

    withdraw: on.change(async (c, { params }) => {
      const { id } = await rowFor(c, params.request, 'withdraw', true)
      await settle(c.tx, { caseId: c.caseId, id, state: 'withdrawn', by: c.seat.memberId, at: c.at })
      return { reply: { state: 'withdrawn' as const }, publish: 'all', record: { id } }
    }),
  }
}
