import { type CaseContext, type CaseDeps, checkDays, type InCase, notFound } from '#case/cases/public.ts'
import { type CaseTx, changed } from '#access/cases.ts'
import { dayOfCode } from '#case/ledger/public.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import { marksOf } from '#http/reference.ts'
import type { Json } from '#domain/transparency-log/canonical-json.ts'
import { Fault } from '#kernel/fault.ts'
import { dayInZone } from '#kernel/dates.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { calls, Copy, OwnCopy } from './contract.ts'
import { mostCopies } from './rules.ts'
import { type RecordAt, recordAt } from './store.ts'
import { addCopy, copiesOf, copyAt, type CopyRow, putNotice, withdrawCopy } from './store.copies.ts'

const reason = 'a certified copy that was asked for'

/** What both its parent and the desk see. */
export const viewOfCopy = (row: CopyRow): Copy => ({
  id: row.id,
  number: row.number,
  askedAt: row.askedAt.toISOString(),
  law: row.law,
  court: row.court,
  recipient: row.recipient,
  feeTerms: row.feeTerms,
  fee: row.fee,
  waiver: row.waiver,
  state: row.state,
  endedAt: row.endedAt?.toISOString() ?? null,
  refusal: row.refusal,
  signer: row.signer,
  signerPosition: row.signerPosition,
})
export const noticeOf = ({ noticeOn, noticeTo, noticeBy }: CopyRow): OwnCopy['notice'] =>
  noticeOn === null ? null : { on: noticeOn, to: noticeTo, by: noticeBy }
export const ownCopy = (row: CopyRow): OwnCopy => ({ ...viewOfCopy(row), recordId: row.recordId, notice: noticeOf(row) })

/** Announces a step of a request to its author's own pages, and leaves it in their own log. */
export const noteStep = (
  tx: CaseTx,
  { caseId, id, authorId }: Pick<CopyRow, 'caseId' | 'id' | 'authorId'>,
  { actor, verb, at, more = {} }: { actor: string | null; verb: string; at: Date; more?: { readonly [name: string]: Json } },
) =>
  changed(tx, {
    caseId,
    topic: 'case',
    privateTo: authorId,
    at,
    entry: { actor, author: authorId, verb, content: { copy: id, ...more }, isShared: false },
  })

interface Deps extends CaseDeps {
  /** The visitors' role: which codes were issued is public. */
  app: Db
  config: { copyFee: string }
  /** A parent's seat, also one whose part has ended. */
  asParent: <A extends InCase, R>(work: (c: CaseContext, asked: A) => Promise<R>) => (asked: A) => Promise<R>
}
type Asking<K extends 'askCopy' | 'noteNotice' | 'withdrawCopy'> = Parameters<Handlers<typeof calls>[K]>[0]

/** What a parent does about certified copies. Free of any plan; the fee, where an installation has one, can be waived. */
export function copies({
  cases,
  clock,
  app,
  config,
  asParent,
}: Deps): Pick<Handlers<typeof calls>, 'askCopy' | 'noteNotice' | 'withdrawCopy'> {
  const ready = asParent(async (c, { params }: Asking<'askCopy'>) => {
    const row = (await recordAt(c.tx, { caseId: c.caseId, id: params.record })) ?? notFound(msg`There is no such record.`)
    const { leftOut, software, code } = row
    if (row.state !== 'ready') throw new Fault('conflict', msg`This record isn’t ready yet.`)
    if (leftOut === null || software === null || code === null)
      throw new Fault('conflict', msg`This record is from an earlier version of the site. Make it again, then ask for the certified copy.`)
    return { row: { ...row, leftOut, software, code }, id: c.newId() }
  })
  const own = asParent(
    async (c, { params }: InCase & { params: { case: string; copy: string } }) =>
      (await copyAt(c.tx, { caseId: c.caseId, id: params.copy })) ?? notFound(msg`There is no such request.`),
  )

  return {
    askCopy: async (asked) => {
      const { law, court, recipient, waiver } = asked.body
      mustBePrintable(court, 'court')
      mustBePrintable(recipient, 'recipient')
      mustBePrintable(waiver, 'waiver')
      const { row, id } = await ready(asked)
      const { caseId, authorId } = row
      const code = (await dayOfCode(app, row.code)) === null ? '' : row.code
      await cases.asSystem(reason, async (tx) => {
        const at = new Date(clock())
        if (await copyAt(tx, { caseId, id })) return
        const open = (await copiesOf(tx, { caseId, authorId })).filter(({ state }) => state === 'waiting')
        if (open.some(({ recordId }) => recordId === row.id))
          throw new Fault(
            'conflict',
            msg`You have asked for a certified copy of this record already. Withdraw that request to send another.`,
          )
        if (open.length >= mostCopies)
          throw new Fault(
            'conflict',
            msg`${{ most: mostCopies }} of your requests are waiting for an answer. Wait for one, or withdraw one.`,
          )
        const { copyFee: feeTerms } = config
        const added = await addCopy(tx, {
          caseId,
          id,
          authorId,
          recordId: row.id,
          number: marksOf(id).number,
          askedAt: at,
          law,
          court,
          recipient,
          feeTerms,
          fee: feeTerms === '' ? 'none' : waiver === '' ? 'due' : 'waiver',
          waiver: feeTerms === '' ? '' : waiver,
          madeAt: row.endedAt!,
          from: row.from,
          to: row.to,
          isOneThread: row.about !== null,
          items: row.items!,
          pages: row.pages!,
          leftOut: row.leftOut,
          software: row.software,
          code,
          manifest: row.manifest!,
        })
        if (!added) return
        await noteStep(
          tx,
          { caseId, id, authorId },
          {
            actor: authorId,
            verb: asked.call ?? 'records.askCopy',
            at,
            more: { record: row.id, manifest: row.manifest!, law, court, recipient },
          },
        )
      })
      return { id }
    },

    noteNotice: async (asked: Asking<'noteNotice'>) => {
      const { body } = asked
      checkDays(body, ['on'])
      mustBePrintable(body.to, 'to')
      mustBePrintable(body.by, 'by')
      const row = await own(asked)
      // The day is the parent's own, wherever they are: the latest that it can be anywhere.
      if (body.on > dayInZone('Pacific/Kiritimati', new Date(clock())))
        throw new Fault('invalid', msg`This day hasn’t come yet. Note the notice once you have given it.`, { field: 'on' })
      const noted = await cases.asSystem(reason, async (tx) => {
        const at = new Date(clock())
        if (!(await putNotice(tx, row, body))) return false
        await noteStep(tx, row, { actor: row.authorId, verb: asked.call ?? 'records.noteNotice', at, more: { ...body } })
        return true
      })
      if (!noted) throw new Fault('conflict', msg`This request has ended.`)
      return { noted }
    },

    withdrawCopy: async (asked: Asking<'withdrawCopy'>) => {
      const row = await own(asked)
      const withdrawn = await cases.asSystem(reason, async (tx) => {
        const at = new Date(clock())
        if (!(await withdrawCopy(tx, row, at))) return false
        await noteStep(tx, row, { actor: row.authorId, verb: asked.call ?? 'records.withdrawCopy', at })
        return true
      })
      if (!withdrawn && row.state !== 'withdrawn') throw new Fault('conflict', msg`This request was answered already.`)
      return { withdrawn: true }
    },
  }
}

/** Whether a record waits to be certified: then it is not deleted. */
export const isAskedFor = async (tx: CaseTx, { caseId, id, authorId }: RecordAt & { authorId: string }): Promise<boolean> =>
  (await copiesOf(tx, { caseId, authorId })).some(({ recordId, state }) => recordId === id && state === 'waiting')
