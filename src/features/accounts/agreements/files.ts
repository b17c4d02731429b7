import { type Actor, signedIn } from '#access/actor.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { AgreementRecord, NamedRecord, RecordFilter } from './contract.ts'
import { documents } from './documents/all.ts'
import { csvLines } from './rules.ts'
import { everyRecord, hashedText, type Deps, noteLook, versionOf } from './service.ts'
import { records, recordsOf } from './store.records.ts'

const head = [
  msg`Kind`,
  msg`Document`,
  msg`Title`,
  msg`Version`,
  msg`Time on the server (UTC)`,
  msg`Time on the client (UTC)`,
  msg`SHA-256 of the text`,
  msg`Record`,
].map(english)
const cells = (one: AgreementRecord) => [one.kind, one.documentType, one.title, one.version, one.at, one.clientAt, one.sha256, one.id]
/** Of someone else: the day, and no time. */
const namedHead = [
  msg`E-mail`,
  msg`Name`,
  msg`Kind`,
  msg`Document`,
  msg`Title`,
  msg`Version`,
  msg`Day on the server (UTC)`,
  msg`SHA-256 of the text`,
  msg`Record`,
].map(english)
const namedCells = (one: NamedRecord) => [
  one.email,
  one.name,
  one.kind,
  one.documentType,
  one.title,
  one.version,
  one.on,
  one.sha256,
  one.id,
]

/** What is given out as a file: records as CSV, and the very bytes that a version's digest is made from. */
export function files({ db, clock, random, from = documents }: Deps) {
  const all = from.map(versionOf)
  /** The records of one person, a thousand at a time. */
  async function* lines(actor: Actor, filter: RecordFilter) {
    // Before the first line: a person who takes only a part has looked.
    const { accounts } = await records(db, filter, 0, 1)
    await noteLook({ db, clock, random }, signedIn(actor), 'agreements.allFile', filter, accounts)
    yield csvLines([namedHead])
    for await (const { found } of everyRecord(db, filter)) yield csvLines(found.map(namedCells))
  }
  return {
    /** @throws Fault `not_found` for a version that there never was */
    hashed: (id: string): string => {
      const version = all.find((one) => one.id === id)
      if (!version) throw new Fault('not_found', msg`There is no such version of a document.`)
      return hashedText(version)
    },
    mine: async (actor: Actor): Promise<string> => csvLines([head, ...(await recordsOf(db, signedIn(actor).account)).map(cells)]),
    all: lines,
  }
}
