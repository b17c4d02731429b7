// The desk that certifies: it reads requests for certified copies, and nothing else of a case.
import { createHash } from 'node:crypto'
import { signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import type { Cases, CaseTx } from '#access/cases.ts'
import { confirmed } from '#access/confirmed.ts'
import { notify } from '#accounts/notifications/public.ts'
import { addMade, putMade } from '#case/files/public.ts'
import {
  copiesAtDesk,
  copyAtDesk,
  type CopyRow,
  endSigned,
  noteStep,
  putFee,
  type RecordPart,
  refuseCopy,
  signedCertificateOf,
  viewOfCopy,
} from '#case/records/public.ts'
import { textVersion } from '#domain/certificates/signed.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Json } from '#domain/transparency-log/canonical-json.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { Papers } from '#ports/papers/port.ts'
import type { calls, CopyAtDesk } from './contract.ts'

const reason = 'the desk for certified copies'
/** Rows of the queue. */
const most = 200

interface Deps {
  cases: Cases
  clock: Clock
  files: SealedFiles
  papers: Papers
  host: string
  /** The accounts' role: the audit. */
  accounts: Db
  random: Random
  parts: readonly RecordPart[]
}

const viewAtDesk = (row: CopyRow): CopyAtDesk => ({
  ...viewOfCopy(row),
  caseId: row.caseId,
  madeAt: row.madeAt.toISOString(),
  from: row.from,
  to: row.to,
  isOneThread: row.isOneThread,
  items: row.items,
  pages: row.pages,
  leftOut: row.leftOut,
  software: row.software,
  noticeOn: row.noticeOn,
  manifest: row.manifest,
})

/** @throws Fault for a request that there isn't, or that has ended */
function mayEnd(row: CopyRow | null): CopyRow {
  if (!row) throw new Fault('not_found', msg`There is no such request.`)
  if (row.state !== 'waiting') throw new Fault('conflict', msg`This request was withdrawn, or answered at another desk.`)
  return row
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

export function service(deps: Deps): Handlers<typeof calls> {
  const { cases, accounts, clock, random, files } = deps

  /** One act on a request: the audit's line first, in a transaction that ends after the act, so that nothing is done that the audit does not have. */
  const act = (
    by: { account: string },
    { id, call, why = null }: { id: string; call: string; why?: string | null },
    work: (tx: CaseTx, row: CopyRow, at: Date) => Promise<{ [name: string]: Json }>,
  ) =>
    accounts.transaction().execute(async (outer) => {
      await note(outer, { account: by.account, action: call, subject: id, outcome: 'done', reason: why }, { clock, random })
      await cases.asSystem(reason, async (tx) => {
        const row = mayEnd(await copyAtDesk(tx, id))
        const at = new Date(clock())
        const more = await work(tx, row, at)
        await noteStep(tx, row, { actor: null, verb: call, at, more })
        await notify(tx, { caseId: row.caseId, to: [row.authorId], kind: 'copy', about: row.id, page: '/case-records' })
      })
      return { done: true }
    })

  return {
    copies: async ({ actor, query: { show = 'open' } }) => {
      signedIn(actor)
      return { copies: (await cases.asSystem(reason, (tx) => copiesAtDesk(tx, show, most))).map(viewAtDesk) }
    },

    sign: async ({ actor, params, body: { signer, position, place, manifest } }) => {
      const by = confirmed(actor, clock)
      for (const [field, text] of Object.entries({ signer, position, place })) mustBePrintable(text, field)
      const row = mayEnd(await cases.asSystem(reason, (tx) => copyAtDesk(tx, params.copy)))
      if (row.manifest !== manifest) throw new Fault('conflict', msg`The hash is not the one of this request. Load the page again.`)
      // Drawn and stored before the act's transaction: only its end waits for anyone else.
      const bytes = await signedCertificateOf(deps, row, { name: signer, position, place }, new Date(clock()))
      const address = await putMade(deps, row, once(bytes))
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      try {
        return await act(by, { id: params.copy, call: 'custodian.sign' }, async (tx, _row, at) => {
          await endSigned(tx, row, { signer, position, place, version: textVersion }, at)
          await addMade(tx, row, { bytes: bytes.length, sha256, address }, at)
          return { manifest, certificate: sha256, text: textVersion }
        })
      } catch (error) {
        await files.remove(address)
        throw error
      }
    },

    settleFee: async ({ actor, params, body: { fee } }) =>
      act(confirmed(actor, clock), { id: params.copy, call: 'custodian.settleFee', why: fee }, async (tx, row) => {
        if (row.fee === 'none') throw new Fault('conflict', msg`This request has no fee.`)
        await putFee(tx, row, fee)
        return { fee }
      }),

    refuse: async ({ actor, params, body }) => {
      mustBePrintable(body.reason, 'reason')
      return act(confirmed(actor, clock), { id: params.copy, call: 'custodian.refuse', why: body.reason }, async (tx, row, at) => {
        await refuseCopy(tx, row, body.reason, at)
        return { reason: body.reason }
      })
    },
  }
}
