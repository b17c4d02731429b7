import { randomBytes } from 'node:crypto'
import type { Cases, CaseTx } from '#access/cases.ts'
import { writeCheckpoint } from '#domain/transparency-log/checkpoint.ts'
import { emptyFrontier, grown, leafHash, rootOf } from '#domain/transparency-log/merkle-tree.ts'
import { siteLeaf } from '#domain/transparency-log/site-leaf.ts'
import type { Clock } from '#kernel/clock.ts'
import { enqueue } from '#ports/queue/enqueue.ts'
import { frontierOf, newestHead } from './heads.ts'
import { type Signer, signerNow } from './keys.ts'
import { addSiteHead, addSiteLeaves, grownCases, lockSite, newestSiteHead, type SiteLeafRow } from './store.site.ts'

/** So many heads come into the tree of the site in one transaction. */
const mostAtOnce = 200
const reason = 'heads of shared logs, for the tree of the site'

export interface SiteDeps {
  cases: Cases
  clock: Clock
  /** The host of the site's own address. */
  host: string
  secret: string
  /** Whether heads are stamped by an outside authority. */
  isAnchored: boolean
}

/** The head of a case's shared log as a leaf of the tree, with what proves it to its parents. */
async function leafOf(tx: CaseTx, caseId: string, { host, at, signer }: { host: string; at: Date; signer: Signer }) {
  const head = (await newestHead(tx, { caseId, log: caseId, host, at }))!
  const nonce = randomBytes(32)
  const note = signer.sign(writeCheckpoint(head))
  return { case_id: caseId, log: caseId, size: head.size, nonce, note, data: Buffer.from(siteLeaf(nonce, head)) }
}

/** @returns how many heads were added */
async function growOnce({ cases, clock, host, secret, isAnchored }: SiteDeps): Promise<number> {
  return cases.asSystem(reason, async (tx) => {
    await lockSite(tx)
    const at = new Date(clock())
    const grownNow = await grownCases(tx, mostAtOnce)
    if (grownNow.length === 0) return 0
    const signer = await signerNow(tx, { host, secret, at })
    const last = await newestSiteHead(tx)
    const before = last ? frontierOf(last) : emptyFrontier
    const found: Omit<SiteLeafRow, 'index'>[] = []
    for (const caseId of grownNow) found.push(await leafOf(tx, caseId, { host, at, signer }))
    // Their order among each other says nothing of the cases.
    const leaves = found
      .toSorted((one, other) => Buffer.compare(one.data, other.data))
      .map((leaf, n): SiteLeafRow => ({ ...leaf, index: before.size + n }))
    await addSiteLeaves(tx, leaves)
    const after = grown(
      before,
      leaves.map(({ data }) => leafHash(data)),
    )
    const root = rootOf(after)
    const note = signer.sign(writeCheckpoint({ origin: `${host}/ledger`, size: after.size, root }))
    await addSiteHead(tx, { size: after.size, root: Buffer.from(root), peaks: Buffer.concat(after.peaks), note, at })
    if (isAnchored) await enqueue(tx, { name: 'ledger.stamp', data: { size: after.size }, key: String(after.size) })
    return leaves.length
  })
}

/** Brings the heads of all shared logs that have grown into the tree of the site. What a process that is killed was at, the next one does. */
export async function growSiteTree(deps: SiteDeps): Promise<void> {
  while ((await growOnce(deps)) === mostAtOnce);
}
