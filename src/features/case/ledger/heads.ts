import type { CaseTx } from '#access/cases.ts'
import { headCode } from '#domain/transparency-log/head-code.ts'
import { emptyFrontier, type Frontier, grown, type Hash, isSameHash, rootOf } from '#domain/transparency-log/merkle-tree.ts'
import { dayOf } from '#kernel/day.ts'
import { addHead, hashesAfter, type HeadRow, type Log, newestStored, storedSince } from './store.heads.ts'

/** A head of a log, as exports, mails and pages have it. */
export interface LogHead {
  /** Which log: `<host>/ledger/case/<case>`, or `<host>/ledger/seat/<seat>`. */
  origin: string
  /** How many leaves. */
  size: number
  root: Hash
  /** 16 signs, for paper and mail. */
  code: string
  at: Date
  /** The day of `at`, UTC. */
  day: string
}

interface Asked extends Log {
  /** The host of the site's own address, which the origins of all logs begin with. */
  host: string
  at: Date
}

const hashLength = 32

/** Hashes that are stored one after the other. */
export const hashesIn = (bytes: Buffer): Hash[] =>
  Array.from({ length: bytes.length / hashLength }, (_, n) => new Uint8Array(bytes.subarray(hashLength * n, hashLength * (n + 1))))

/** A tree in few hashes, as it is stored with a head. */
export const frontierOf = ({ size, peaks }: Pick<HeadRow, 'size' | 'peaks'>): Frontier => ({ size, peaks: hashesIn(peaks) })

const headFrom = ({ origin, size, root, code, at }: HeadRow): LogHead => ({
  origin,
  size,
  root: new Uint8Array(root),
  code,
  at,
  day: dayOf(at.getTime()),
})

/**
 * The head of a log as it stands. Where the log has grown since the last one, a new one is made and stored: by the complete subtrees that
 * are stored with a head, so that the leaves since then are all that is read.
 * @returns `null` for a log without leaves, and for one whose owner does not act
 */
export async function newestHead(tx: CaseTx, { caseId, log, host, at }: Asked): Promise<LogHead | null> {
  const last = await newestStored(tx, { caseId, log })
  const leaves = await hashesAfter(tx, { caseId, log }, last?.size ?? 0)
  if (leaves.length === 0) return last ? headFrom(last) : null
  const frontier = grown(last ? frontierOf(last) : emptyFrontier, leaves)
  const origin = `${host}/ledger/${log === caseId ? 'case' : 'seat'}/${log}`
  const head = { origin, size: frontier.size, root: rootOf(frontier) }
  const row = { ...head, root: Buffer.from(head.root), peaks: Buffer.concat(frontier.peaks), code: headCode(head), at }
  return headFrom(await addHead(tx, { caseId, log }, row))
}

/** Whether the log, as it stands, still begins with the leaves that a head was made of. It is computed from all of them again. */
export async function stillBeginsWith(tx: CaseTx, log: Log, { size, root }: Pick<LogHead, 'size' | 'root'>): Promise<boolean> {
  const leaves = await hashesAfter(tx, log, 0)
  return leaves.length >= size && isSameHash(rootOf(grown(emptyFrontier, leaves.slice(0, size))), root)
}

/** The heads of a log that have more leaves than so many, from the smallest on: what happened after a head that someone holds. */
export async function headsSince(tx: CaseTx, log: Log, size: number): Promise<LogHead[]> {
  return (await storedSince(tx, log, size)).map(headFrom)
}
