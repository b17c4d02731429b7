import type { Cases, CaseTx } from '#access/cases.ts'
import { parentSeats, requireAnySeat, writersIn } from '#case/cases/public.ts'
import { type LedgerPart, openSigner, recordOf, recordOfFormer } from '#case/ledger/public.ts'
import { instantAt, later, zoneNamed } from '#domain/calendar/clock.ts'
import type { LogInput } from '#domain/record/build.ts'
import { erasureVerb } from '#domain/record/format.ts'
import { readErasure } from '#domain/record/read.ts'
import { hashOfLeaf } from '#domain/transparency-log/leaf.ts'
import type { Json } from '#domain/transparency-log/canonical-json.ts'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { withoutClosed } from './leaving-out.ts'
import { type LeftOut, momentIn } from './rules.ts'
import type { RecordItem, RecordPart, Wanted } from './slots.ts'
import { atOneMoment, type RecordRow } from './store.ts'

/** Where an item stands in the ledger. */
export interface Place {
  seq: number
  /** 64 digits. */
  hash: string
}

export interface PartRead {
  part: RecordPart
  items: readonly RecordItem[]
}

/** All that a record is made of, read at one moment with the eyes of who asked. */
export interface Gathered {
  title: string
  askedBy: string
  zone: string
  state: string
  parts: readonly PartRead[]
  leftOut: readonly LeftOut[]
  /** By the ids of items. */
  places: ReadonlyMap<string, Place>
  ledger: LedgerPart
}

interface Deps {
  cases: Cases
  /** The visitors' role: what is public of the ledger is read as they read it. */
  app: Db
  parts: readonly RecordPart[]
  /** The host of the site's own address. */
  host: string
  secret: string
}

const instant = (day: string | null, zone: string, plus = 0) =>
  day === null ? null : new Date(instantAt(zoneNamed(zone), later(day as Day, plus), '00:00'))

/** What entries say of the ones that they erased, by the numbers of those. */
const erasuresIn = ({ leaves }: LogInput): ReadonlyMap<number, Json> =>
  new Map(
    leaves.flatMap(({ leaf, object }) => {
      const erasure = leaf.verb === erasureVerb && object ? readErasure(object.content) : null
      return erasure ? [[erasure.entry, JSON.parse(object!.content) as Json] as const] : []
    }),
  )

/**
 * The entries of a log that are about items of the record. What an entry commits to goes along where its item's text does: an entry has the
 * text too. Of everything, all entries go along, and the others as bare commitments.
 */
function logOf(log: LogInput, parts: readonly PartRead[], isWhole: boolean): { log: LogInput; places: Map<string, Place> } {
  const places = new Map<string, Place>()
  const itemOf = (verb: string, content: Json) => {
    for (const { part } of parts) {
      const id = part.itemOf(verb, content)
      const item = id === null ? undefined : byId.get(part)!.get(id)
      if (item) return { part, item, id: id! }
    }
    return null
  }
  const byId = new Map(parts.map(({ part, items }) => [part, new Map(items.map((item) => [item.id, item]))]))
  const erased = erasuresIn(log)
  const leaves = log.leaves.flatMap(({ leaf, object }) => {
    // The content of an erased entry is gone: which item it was about says the entry that erased it.
    const said = object ? (JSON.parse(object.content) as Json) : (erased.get(leaf.seq) ?? null)
    const found = said && itemOf(object ? leaf.verb : erasureVerb, said)
    if (!found) return isWhole ? [{ leaf, object: leaf.verb === erasureVerb ? object : null, isClosed: object === null }] : []
    const isItself = found.part.verbs.includes(leaf.verb)
    if (isItself) places.set(found.id, { seq: leaf.seq, hash: bytesToHex(hashOfLeaf(leaf)) })
    return [{ leaf, object: isItself && found.item.text === null ? null : object, isClosed: true }]
  })
  return { log: { ...log, leaves }, places }
}

/** Reads what was asked for. It stamps nothing: a text that this seat has not opened stays closed. @throws Fault where the seat shows nothing any more */
export async function gather({ cases, app, parts, host, secret }: Deps, account: string, asked: RecordRow, at: Date): Promise<Gathered> {
  const signer = await openSigner({ cases, host, secret, at })
  const former = await cases.asActor({ account }, async (tx) => {
    const seat = (await parentSeats(tx, asked.caseId)).find(({ id }) => id === asked.authorId)
    return seat && seat.endedAt !== null ? new Date(seat.endedAt) : null
  })
  const asItWas =
    former &&
    (await cases.asSystem('the record of a parent whose part has ended', (tx) =>
      recordOfFormer(tx, { caseId: asked.caseId, memberId: asked.authorId, endedAt: former }, { signer, app, host, at }),
    ))
  return cases.asActor({ account }, async (tx: CaseTx) => {
    await atOneMoment(tx)
    const seat = (await requireAnySeat(tx, asked.caseId))!
    // The parent's own log is no part of it: how much they write for themselves is for nobody who is handed a record.
    const ledger = former
      ? asItWas
      : await recordOf(tx, { caseId: asked.caseId, memberId: seat.memberId }, { signer, app, host, at, withOwn: false })
    if (ledger === null) throw new Fault('not_found', msg`There is nothing yet that a record could be made of.`)
    const wanted: Wanted = {
      about: asked.about,
      from: instant(asked.from, seat.zone),
      until: instant(asked.to, seat.zone, 1),
      offers: asked.offers,
    }
    const read: PartRead[] = []
    const leftOut: LeftOut[] = []
    for (const part of parts) {
      const found = await part.read(tx, seat, wanted, momentIn(seat.zone))
      const open = await withoutClosed(tx, asked.caseId, found.items, asked.hasSensitive)
      read.push({ part, items: open.items })
      leftOut.push(...found.leftOut, ...open.leftOut)
    }
    const isWhole = asked.about === null && asked.from === null && asked.to === null
    const { log, places } = logOf(ledger.shared, read, isWhole)
    const { nameOf } = await writersIn(tx, asked.caseId)
    return {
      title: seat.title,
      askedBy: nameOf(seat.memberId, at.getTime()),
      zone: seat.zone,
      state: seat.state,
      parts: read,
      leftOut,
      places,
      ledger: { ...ledger, shared: log },
    }
  })
}
