import { type CaseContext, type CaseDeps, caseHandlers, checkDays, type InCase, notFound } from '#case/cases/public.ts'
import { madeAt } from '#case/files/public.ts'
import { changed } from '#access/cases.ts'
import { ruleOfState } from '#domain/certificates/rules.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { dayInZone } from '#kernel/dates.ts'
import { msg } from '#kernel/text.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { Db } from '#ports/db/port.ts'
import { enqueue } from '#ports/queue/enqueue.ts'
import type { calls, Exported } from './contract.ts'
import { mostWaiting, storedFor } from './rules.ts'
import { deleteRecord } from './removing.ts'
import { copies, isAskedFor, ownCopy } from './service.copies.ts'
import type { RecordPart } from './slots.ts'
import { addRecord, recordAt, type RecordRow, recordsOf } from './store.ts'
import { copiesOf, copyAt, type CopyRow } from './store.copies.ts'

const topic = 'case'
const reason = 'a record that was asked for'
const noRecord = () => notFound(msg`There is no such record.`)

interface Deps extends CaseDeps {
  /** The visitors' role. */
  app: Db
  config: { copyFee: string }
  files: SealedFiles
  parts: readonly RecordPart[]
}

/** When a record is deleted here: not while a certified copy of it is asked for, and thirty days after that was answered. */
function endOf({ id, createdAt }: RecordRow, of: readonly CopyRow[]): Date | null {
  const ends = of.filter(({ recordId }) => recordId === id).map(({ endedAt }) => endedAt)
  if (ends.includes(null)) return null
  return new Date(Math.max(createdAt.getTime(), ...ends.map((end) => end!.getTime())) + storedFor * 86_400_000)
}

export function service(deps: Deps) {
  const { cases, clock, parts, config } = deps
  const on = caseHandlers(deps, topic, null)

  const nameOf = async (c: CaseContext, about: string) => {
    for (const part of parts) {
      const name = await part.nameOf(c.tx, c.seat, about)
      if (name !== null) return name
    }
    return null
  }

  async function viewOf(c: CaseContext, row: RecordRow, asked: readonly CopyRow[]): Promise<Exported> {
    const until = endOf(row, asked)
    const file = row.state === 'ready' ? await madeAt(c.tx, c.caseId, row.id) : null
    return {
      id: row.id,
      about: row.about === null ? null : { id: row.about, name: row.aboutName },
      from: row.from,
      to: row.to,
      offers: row.offers,
      certificate: row.certificate,
      state: row.state,
      progress: row.progress,
      failure: row.failure,
      createdAt: row.createdAt.toISOString(),
      made: file && {
        at: row.endedAt!.toISOString(),
        until: until && dayInZone(c.seat.zone, until),
        bytes: file.bytes,
        sha256: file.sha256,
        items: row.items!,
        pages: row.pages!,
        manifest: row.manifest!,
      },
    }
  }

  /** A parent's seat, also one whose part has ended: they may take along what they could read until then. */
  const asParent = <A extends InCase, R>(work: (c: CaseContext, asked: A) => Promise<R>) =>
    on.inSeat(async (c, asked: A) => {
      if (c.seat.role !== 'parent') noRecord()
      return work(c, asked)
    })

  type Making = Parameters<Handlers<typeof calls>['make']>[0]
  const checked = asParent(async (c, { body }: Making) => {
    checkDays(body, ['from', 'to'])
    if (body.from !== null && body.to !== null && body.from > body.to)
      throw new Fault('invalid', msg`The first day has to come before the last one.`, { field: 'to' })
    if (body.sensitive === true && body.isSure !== true)
      throw new Fault('invalid', msg`Confirm that files you marked as sensitive go into the record.`, { field: 'isSure' })
    const aboutName = body.thread === null ? '' : ((await nameOf(c, body.thread)) ?? notFound(msg`There is no such thread.`))
    return { caseId: c.caseId, id: c.newId(), authorId: c.seat.memberId, aboutName }
  })
  type Removing = Parameters<Handlers<typeof calls>['remove']>[0]
  const own = asParent(async (c, { params }: InCase & { params: { case: string; record: string } }) => {
    const row = (await recordAt(c.tx, { caseId: c.caseId, id: params.record })) ?? noRecord()
    return { row, file: await madeAt(c.tx, c.caseId, row.id) }
  })

  const handlers: Handlers<typeof calls> = {
    list: on.inSeatOr(
      async (c, { query }) => {
        const isParent = c.seat.role === 'parent'
        const rows = isParent ? await recordsOf(c.tx, { caseId: c.caseId, authorId: c.seat.memberId }) : []
        const asked = isParent ? await copiesOf(c.tx, { caseId: c.caseId, authorId: c.seat.memberId }) : []
        const records: Exported[] = []
        for (const row of rows) records.push(await viewOf(c, row, asked))
        const name = isParent && query.thread !== undefined ? await nameOf(c, query.thread) : null
        return {
          caseId: c.caseId,
          zone: c.seat.zone,
          about: name === null ? null : { id: query.thread!, name },
          certificate: ruleOfState(c.seat.state).id,
          records,
          copies: asked.map(ownCopy),
          fee: config.copyFee,
          can: { make: isParent },
        }
      },
      () => ({
        caseId: null,
        zone: 'UTC',
        about: null,
        certificate: 'none' as const,
        records: [],
        copies: [],
        fee: '',
        can: { make: false },
      }),
    ),

    make: async (asked) => {
      const of = await checked(asked)
      const { thread: about, from, to, offers, certificate, prefix, sensitive: hasSensitive = false } = asked.body
      await cases.asSystem(reason, async (tx) => {
        const at = new Date(clock())
        if (await recordAt(tx, of)) return
        const waiting = (await recordsOf(tx, of)).filter(({ state }) => state === 'waiting' || state === 'making')
        if (waiting.length >= mostWaiting)
          throw new Fault('conflict', msg`${{ most: mostWaiting }} records are being made for you already. Wait for one, or delete one.`)
        if (!(await addRecord(tx, { ...of, about, from, to, offers, hasSensitive, certificate, prefix }, at))) return
        const content = { record: of.id, about, from, to, offers, certificate, ...(hasSensitive && { sensitive: true }) }
        const entry = { actor: of.authorId, verb: asked.call ?? 'records.make', content, isShared: false }
        await changed(tx, { caseId: of.caseId, topic, privateTo: of.authorId, at, entry })
        await enqueue(tx, { name: 'records.make', data: { case: of.caseId, record: of.id } })
      })
      return { id: of.id }
    },

    remove: async (asked: Removing) => {
      const { row } = await own(asked)
      if (await cases.asSystem(reason, (tx) => isAskedFor(tx, row)))
        throw new Fault('conflict', msg`You asked for a certified copy of this record. Withdraw that request first.`)
      const entry = { actor: row.authorId, verb: asked.call ?? 'records.remove', content: { record: row.id }, isShared: false }
      await deleteRecord(deps, row, { reason, entry })
      return { removed: true }
    },

    ...copies({ ...deps, asParent }),
  }
  const certificate = asParent(async (c, { params }: InCase & { params: { case: string; copy: string } }) => {
    const row = await copyAt(c.tx, { caseId: c.caseId, id: params.copy })
    const file = row && (await madeAt(c.tx, c.caseId, row.id))
    return file ? { row, file } : notFound(msg`There is no certificate at this address.`)
  })
  return { handlers, own, certificate }
}
