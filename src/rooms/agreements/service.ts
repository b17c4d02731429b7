import { createHash } from 'node:crypto'
import type { Handlers } from '../../http/bind.ts'
import { signedIn } from '../../access/actor.ts'
import type { Clock } from '../../kernel/clock.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Random } from '../../kernel/random.ts'
import type { Db } from '../../ports/db/port.ts'
import { type calls, documentTypes, type TermsVersion } from './contract.ts'
import { documents } from './documents/all.ts'
import type { WrittenDocument } from './documents/written.ts'
import { acceptsAll } from './rules.ts'
import { accept, acceptedVersions, acknowledge, keepVersions } from './store.ts'

/** What was written, with the id and the digest that are computed from it. */
export function versionOf(written: WrittenDocument): TermsVersion {
  const content = written.content.trim()
  return {
    ...written,
    content,
    id: `${written.documentType}-${written.version}`,
    sha256: createHash('sha256')
      .update(JSON.stringify([written.documentType, written.title, written.version, content]))
      .digest('hex'),
  }
}

/** All versions of all documents, the newest of each type first. */
function known(from: readonly WrittenDocument[]): readonly TermsVersion[] {
  return from.map(versionOf).toSorted((one, other) => (one.version < other.version ? 1 : -1))
}

/** The version of each document that stands. */
export function standing(from: readonly WrittenDocument[] = documents): readonly TermsVersion[] {
  const all = known(from)
  return documentTypes.flatMap((type) => all.find(({ documentType }) => documentType === type) ?? [])
}

/** Names a set of versions: what an acknowledgement was given to. */
export function digestOf(versions: readonly TermsVersion[]): string {
  return createHash('sha256')
    .update(JSON.stringify(versions.map(({ id, sha256 }) => [id, sha256])))
    .digest('hex')
}

export interface Needs {
  /** The accounts' role. */
  db: Db
  clock: Clock
  random: Random
  from?: readonly WrittenDocument[]
}

export function service({ db, clock, random, from = documents }: Needs): Handlers<typeof calls> {
  const all = known(from)
  const now = standing(from)
  const digest = digestOf(now)
  return {
    versions: async () => [...now],
    document: async ({ params: { documentType }, query: { version } }) => {
      const versions = all.filter((one) => one.documentType === documentType)
      const document = version === undefined ? versions[0] : versions.find((one) => one.version === version)
      if (!document) throw new Fault('not_found', 'There is no such version of this document.')
      return { document, versions: versions.map((one) => one.version) }
    },
    accept: async ({ actor, body: { agreements } }) => {
      const { account, session } = signedIn(actor)
      if (!acceptsAll(agreements, now)) {
        throw new Fault('conflict', 'Accept every document in the version that stands. Load the page again: one of them may have changed.')
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
      const accepted = await acceptedVersions(db, account)
      return { requiresAcknowledgment, changed: now.filter(({ id }) => !accepted.includes(id)) }
    },
    acknowledge: async ({ actor, body: { timestamp } }) => {
      const { account, session, gate } = signedIn(actor)
      if (gate === 'terms_due') throw new Fault('conflict', 'Accept the terms first.')
      const serverAt = new Date(clock())
      await acknowledge(db, { id: random.uuid(), account, session, digest, clientAt: new Date(timestamp), serverAt })
      return { acknowledgedAt: serverAt.toISOString() }
    },
  }
}
