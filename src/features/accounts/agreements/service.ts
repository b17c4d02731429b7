import { createHash } from 'node:crypto'
import type { Handlers } from '#http/bind.ts'
import { refuseAcross } from '#access/across.ts'
import { type Person, refusalOf, signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { type calls, documentTypes, type NamedRecord, type RecordFilter, type TermsVersion } from './contract.ts'
import { documents } from './documents/all.ts'
import type { WrittenDocument } from './documents/written.ts'
import { acceptsAll } from './rules.ts'
import { accept, acknowledge, keepVersions, knownVersions } from './store.ts'
import { oneRecord, records, recordsOf } from './store.records.ts'

/** The exact text that a version's digest is computed from, in UTF-8, so that anyone who has it can check the digest. */
export function hashedText({
  documentType,
  title,
  version,
  content,
}: Pick<TermsVersion, 'documentType' | 'title' | 'version' | 'content'>) {
  return JSON.stringify([documentType, title, version, content])
}

/** A written document with its computed id and digest. */
export function versionOf(written: WrittenDocument): TermsVersion {
  const content = written.content.trim()
  return {
    ...written,
    content,
    id: `${written.documentType}-${written.version}`,
    sha256: createHash('sha256')
      .update(hashedText({ ...written, content }))
      .digest('hex'),
  }
}

/** All versions of all documents, newest first for each type. */
function known(from: readonly WrittenDocument[]): readonly TermsVersion[] {
  return from.map(versionOf).toSorted((one, other) => (one.version < other.version ? 1 : -1))
}

/** The current version of each document. */
export function standing(from: readonly WrittenDocument[] = documents): readonly TermsVersion[] {
  const all = known(from)
  return documentTypes.flatMap((type) => all.find(({ documentType }) => documentType === type) ?? [])
}

/** Digest of a set of versions, which identifies what an acknowledgement is about. */
export function digestOf(versions: readonly TermsVersion[]): string {
  return createHash('sha256')
    .update(JSON.stringify(versions.map(({ id, sha256 }) => [id, sha256])))
    .digest('hex')
}

/** Records on one page of the staff list. */
const onePage = 50

/** Logs that staff looked at other people's records: which filters they used, never the values; and whom, if one person. */
export async function noteLook(
  { db, ...deps }: Pick<Deps, 'db' | 'clock' | 'random'>,
  { account }: Person,
  action: string,
  filter: Partial<RecordFilter>,
  accounts: readonly (string | null)[],
) {
  const filtered = Object.entries(filter).flatMap(([field, value]) => (value === undefined || value === '' ? [] : field))
  const [one, ...others] = new Set(accounts)
  for (const about of new Set(accounts)) await refuseAcross({ db, ...deps }, { by: account, account: about, action })
  await note(db, { account, action, subject: others.length === 0 ? (one ?? null) : null, outcome: 'done', detail: { filtered } }, deps)
}

/** Every record that matches a filter, page by page, for a file. */
export async function* everyRecord(
  db: Db,
  filter: RecordFilter,
): AsyncGenerator<{ found: readonly NamedRecord[]; accounts: readonly (string | null)[] }> {
  for (let skip = 0; ; skip += inOneQuery) {
    const page = await records(db, filter, skip, inOneQuery)
    yield page
    if (page.found.length < inOneQuery) return
  }
}

const inOneQuery = 1_000

export interface Deps {
  /** The database role of accounts. */
  db: Db
  clock: Clock
  random: Random
  from?: readonly WrittenDocument[]
}

export function service({ db, clock, random, from = documents }: Deps): Handlers<typeof calls> {
  const all = known(from)
  const now = standing(from)
  const digest = digestOf(now)
  return {
    versions: async () => [...now],
    document: async ({ params: { documentType }, query: { version } }) => {
      const versions = all.filter((one) => one.documentType === documentType)
      const document = version === undefined ? versions[0] : versions.find((one) => one.version === version)
      if (!document) throw new Fault('not_found', msg`There is no such version of this document.`)
      return { document, versions: versions.map((one) => one.version) }
    },
    accept: async ({ actor, body: { agreements } }) => {
      const { account, session } = signedIn(actor)
      if (!acceptsAll(agreements, now)) {
        throw new Fault(
          'conflict',
          msg`Accept every document in the version that stands. Load the page again: one of them may have changed.`,
        )
      }
      const at = new Date(clock())
      await db.transaction().execute(async (tx) => {
        await keepVersions(tx, now, at)
        await accept(tx, { account, session, at, versions: now, uuid: () => random.uuid() })
      })
      return { acceptedAt: at.toISOString() }
    },
    check: async ({ actor }) => {
      const { account, gate } = signedIn(actor)
      const requiresAcknowledgment = gate === 'acknowledgement_due'
      if (!requiresAcknowledgment) return { requiresAcknowledgment, changed: [] }
      const seen = await knownVersions(db, account)
      return { requiresAcknowledgment, changed: now.filter(({ id }) => !seen.includes(id)) }
    },
    acknowledge: async ({ actor, byForm, body: { timestamp } }) => {
      const { account, session, gate } = signedIn(actor)
      if (gate === 'terms_due') throw new Fault('conflict', msg`Accept the terms first.`)
      if (timestamp === undefined && !byForm) throw new Fault('invalid', msg`Say when it was acknowledged.`, { field: 'timestamp' })
      const clientAt = timestamp === undefined ? null : new Date(timestamp)
      const serverAt = new Date(clock())
      await db.transaction().execute(async (tx) => {
        await keepVersions(tx, now, serverAt)
        await acknowledge(tx, { id: random.uuid(), account, session, digest, versions: now, clientAt, serverAt })
      })
      return { acknowledgedAt: serverAt.toISOString() }
    },
    mine: async ({ actor }) => {
      const { account } = signedIn(actor)
      const [own, seen] = await Promise.all([recordsOf(db, account), knownVersions(db, account)])
      return { records: own, outstanding: now.filter(({ id }) => !seen.includes(id)) }
    },
    all: async ({ actor, body: { skip = 0, ...filter } }) => {
      const { found, accounts } = await records(db, filter, skip, onePage + 1)
      const page = found.slice(0, onePage)
      await noteLook({ db, clock, random }, signedIn(actor), 'agreements.all', filter, accounts)
      return { records: page, next: found.length > onePage ? skip + onePage : null }
    },
    proof: async ({ actor, params: { id } }) => {
      const person = signedIn(actor)
      const found = await oneRecord(db, id)
      const isOwn = found?.account === person.account
      if (!found || (!isOwn && refusalOf(person, { staff: 'admin' }) !== null)) {
        throw new Fault('not_found', msg`There is no such record of yours.`)
      }
      if (!isOwn) await noteLook({ db, clock, random }, person, 'agreements.proof', {}, [found.account])
      const { at, clientAt, ...record } = found.record
      return { ...record, on: at.slice(0, 10), at: isOwn ? at : null, clientAt: isOwn ? clientAt : null }
    },
  }
}
