import type { Cases, CaseTx } from '#access/cases.ts'
import type { ChosenLeaf, DayInput, LogInput, RecordInput, SiteInput } from '#domain/record/build.ts'
import type { KeyEntry, LogName } from '#domain/record/format.ts'
import { writeCheckpoint } from '#domain/transparency-log/checkpoint.ts'
import { type Hash, leafHash, treeOf } from '#domain/transparency-log/merkle-tree.ts'
import { writeKey } from '#domain/transparency-log/signed-note.ts'
import type { Db } from '#ports/db/port.ts'
import { hashesIn, newestHead } from './heads.ts'
import { type Signer, signerNow } from './keys.ts'
import { dayHeadsAt } from './store.days.ts'
import { isOwnLog, type LeafRow, leavesUntil, leavesUpTo, placeInSite, placesInDays } from './store.export.ts'
import type { Log } from './store.heads.ts'
import { firstHeadWith, newestSize, publicKeys, siteDataUpTo } from './store.site.ts'

/** What the ledger gives to an export: all of `RecordInput` but what the export says of itself, and its contents. */
export type LedgerPart = Pick<RecordInput, 'keys' | 'shared' | 'own' | 'site' | 'days' | 'sign'>

export interface Exported {
  /** The visitors' role: what is public of the trees is no row of a case. */
  app: Db
  signer: Signer
  /** The host of the site's own address, which the origins of all logs begin with. */
  host: string
  at: Date
  /** Whether a leaf goes into the export; all do where this is left out. */
  isChosen?: (leaf: ChosenLeaf, log: LogName) => boolean
  /** Whether the exporter's own log goes into it, with the days of its leaves; it does where this is left out. */
  withOwn?: boolean
}

/** A parent whose part in the case has ended: the shared log goes along as it was at that moment, and nobody's own. */
interface Former {
  memberId: string
  endedAt: Date
}

/**
 * The key that signs heads, opened for one export. It is the platform's: nobody's transaction can read it, so this is called before the one
 * in which someone exports.
 * @throws Error where the installation's secret does not open it
 */
export async function openSigner({ cases, host, secret, at }: { cases: Cases; host: string; secret: string; at: Date }): Promise<Signer> {
  return cases.asSystem('an export that is signed', (tx) => signerNow(tx, { host, secret, at }))
}

/** The keys, the oldest first, each with the note in which the one before it named it. */
async function keysOf(app: Db, signer: Signer): Promise<KeyEntry[]> {
  const rows = (await publicKeys(app)).toReversed()
  if (rows.at(-1)?.vkey !== writeKey(signer.key)) throw new Error('The signing key of the ledger was turned during an export.')
  return rows.map(({ vkey, since }, n) => ({ key: vkey, from: since.toISOString(), note: rows[n - 1]?.handover ?? null }))
}

/** How long a log is, and the host that its head names. */
interface Of {
  size: number
  host: string
}

/** A log as it is now, and the host that its head names. @returns `null` for one without leaves, and for one whose owner does not act */
async function logOf(tx: CaseTx, log: Log, { host, at, signer }: Exported): Promise<(LogInput & { of: Of }) | null> {
  const head = (await isOwnLog(tx, log)) ? await newestHead(tx, { ...log, host, at }) : null
  if (head === null) return null
  const rows = await leavesUpTo(tx, log, head.size)
  return {
    of: { size: head.size, host: head.origin.split('/ledger/')[0]! },
    checkpoint: signer.sign(writeCheckpoint(head)),
    hashes: rows.map(({ hash }): Hash => new Uint8Array(hash)),
    leaves: chosenFrom(rows, log),
  }
}

const chosenFrom = (rows: readonly LeafRow[], { caseId }: Log): ChosenLeaf[] =>
  rows.map(({ seq, actor_id: actor, verb, object, at: when, key, content }) => ({
    leaf: { seq, case: caseId, actor: actor ?? 'system', verb, object: object.toString('hex'), at: when.toISOString() },
    object: key && content !== null ? { key: new Uint8Array(key), content } : null,
  }))

/** The shared log as it was when a parent's part ended, with what they could read of it. As the machine: the policies show them no log. */
async function logUntil(tx: CaseTx, log: Log, { memberId, endedAt }: Former, { host, signer }: Exported) {
  const rows = await leavesUntil(tx, log, endedAt)
  if (rows.length === 0) return null
  const hashes = rows.map(({ hash }): Hash => new Uint8Array(hash))
  const head = { origin: `${host}/ledger/case/${log.caseId}`, size: rows.length, root: treeOf(hashes).root() }
  const theirs = rows.map((row) => (row.is_shared || row.author_id === memberId ? row : { ...row, key: null, content: null }))
  return { of: { size: head.size, host }, checkpoint: signer.sign(writeCheckpoint(head)), hashes, leaves: chosenFrom(theirs, log) }
}

/** The newest place of the shared log that heads of the site of this kind have. */
async function placeOf(tx: CaseTx, log: Log, { size, host }: Of, app: Db, isStamped: boolean) {
  const place = await placeInSite(tx, log, { size, host, within: await newestSize(app, { host, isStamped }) })
  const head = place && (await firstHeadWith(app, place.index, { host, isStamped }))
  return head && { ...place, head }
}

/**
 * How the shared log went into the tree of the site: by its newest place in a head with an outside timestamp, else by its newest place. The
 * site's part is public, and read as a visitor reads it.
 */
async function siteOf(tx: CaseTx, log: Log, of: Of, app: Db): Promise<SiteInput | null> {
  const place = (await placeOf(tx, log, of, app, true)) ?? (await placeOf(tx, log, of, app, false))
  if (!place) return null
  const { index, nonce, note, head } = place
  const tree = treeOf((await siteDataUpTo(app, head.size)).map(leafHash))
  return {
    checkpoint: note,
    siteCheckpoint: head.note,
    nonce: new Uint8Array(nonce),
    index,
    proof: tree.inclusion(index),
    token: head.token && new Uint8Array(head.token),
  }
}

async function daysOf(tx: CaseTx, log: Log, { size, host }: Of, isThere: (seq: number) => boolean, app: Db): Promise<DayInput[]> {
  const places = Map.groupBy(
    (await placesInDays(tx, log, size)).filter(({ seq }) => isThere(seq)),
    ({ day }) => day,
  )
  if (places.size === 0) return []
  const heads = new Map((await dayHeadsAt(app, [...places.keys()])).map((head) => [head.day, head]))
  return [...places].flatMap(([day, rows]) => {
    const { note, token } = heads.get(day)!
    // A record is of one host: the days from before a site moved have another.
    if (!note.startsWith(`${host}/ledger/private/`)) return []
    const leaves = rows.map(({ seq, nonce, index, proof }) => ({ seq, nonce: new Uint8Array(nonce), index, proof: hashesIn(proof) }))
    return [{ day, checkpoint: note, token: token && new Uint8Array(token), leaves }]
  })
}

/**
 * What a parent's export has of the ledger, as the parent who acts in this transaction: the log that the parents share and their own, each up
 * to its newest head with its signed checkpoint, the hashes of all leaves, the leaves that were chosen with what the exporter may read of
 * them; the proof that the shared log went into the public tree, with its timestamp; and the days of the exporter's own leaves. Of another
 * seat's log nothing is read. A head that is new is stored, so this is part of no GET.
 * @param seat the exporter's own seat
 * @returns `null` where the shared log has no leaf yet, and for a seat that is no parent's: how long the log is tells of what it is not shown
 * @throws Error where the signing key was turned since it was opened
 */
export async function recordOf(
  tx: CaseTx,
  { caseId, memberId }: { caseId: string; memberId: string },
  exported: Exported,
): Promise<LedgerPart | null> {
  const { signer, app, isChosen = () => true, withOwn = true } = exported
  const [sharedLog, ownLog] = [
    { caseId, log: caseId },
    { caseId, log: memberId },
  ]
  const shared = await logOf(tx, sharedLog, exported)
  if (shared === null) return null
  const own = withOwn ? await logOf(tx, ownLog, exported) : null
  const chosen = ({ checkpoint, hashes, leaves }: LogInput, name: LogName): LogInput => ({
    checkpoint,
    hashes,
    leaves: leaves.filter((leaf) => isChosen(leaf, name)),
  })
  const ownChosen = own && chosen(own, 'own')
  const ownLeaves = new Set(ownChosen?.leaves.map(({ leaf }) => leaf.seq))
  return {
    keys: await keysOf(app, signer),
    shared: chosen(shared, 'shared'),
    own: ownChosen,
    site: await siteOf(tx, sharedLog, shared.of, app),
    days: own ? await daysOf(tx, ownLog, { size: own.of.size, host: shared.of.host }, (seq) => ownLeaves.has(seq), app) : [],
    sign: signer.signatures,
  }
}

/**
 * The same for a parent whose part in the case has ended: the shared log as it was at that moment, with what they could read of it.
 * @param tx as the machine, after the caller has seen that this seat is theirs and has ended
 * @returns `null` where the shared log had no leaf by then
 */
export async function recordOfFormer(
  tx: CaseTx,
  { caseId, ...former }: Former & { caseId: string },
  exported: Exported,
): Promise<LedgerPart | null> {
  const log = { caseId, log: caseId }
  const shared = await logUntil(tx, log, former, exported)
  if (shared === null) return null
  const { signer, app, isChosen = () => true } = exported
  const { checkpoint, hashes, leaves } = shared
  return {
    keys: await keysOf(app, signer),
    shared: { checkpoint, hashes, leaves: leaves.filter((leaf) => isChosen(leaf, 'shared')) },
    own: null,
    site: await siteOf(tx, log, shared.of, app),
    days: [],
    sign: signer.signatures,
  }
}
