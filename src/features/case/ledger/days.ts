import { randomBytes, randomInt } from 'node:crypto'
import { writeCheckpoint } from '#domain/transparency-log/checkpoint.ts'
import { dayLeaf, sizeOfDay } from '#domain/transparency-log/day-leaf.ts'
import { leafHash, treeOf } from '#domain/transparency-log/merkle-tree.ts'
import { type Day, dayOf, startOf } from '#kernel/day.ts'
import { enqueue } from '#ports/queue/enqueue.ts'
import { signerNow } from './keys.ts'
import type { SiteDeps } from './site.ts'
import { addDay, addDayLeaves, newestDay, privateLeaves } from './store.days.ts'
import { lockSite } from './store.site.ts'

const reason = 'private commitments, for the tree of their day'
const aDay = 86_400_000

const dayAfter = (day: Day): Day => dayOf(startOf(day) + aDay)

/** So many of the numbers below `size`, each once, in an order that nobody can foresee (Fisher and Yates). */
function places(many: number, size: number): number[] {
  const all = Array.from({ length: size }, (_, n) => n)
  for (let n = 0; n < many; n += 1) {
    const other = randomInt(n, size)
    ;[all[n], all[other]] = [all[other]!, all[n]!]
  }
  return all.slice(0, many)
}

/** @returns whether a day's tree was made: `false` where the one of yesterday is there */
async function growOnce({ cases, clock, host, secret, isAnchored }: SiteDeps): Promise<boolean> {
  return cases.asSystem(reason, async (tx) => {
    await lockSite(tx)
    const at = new Date(clock())
    const today = dayOf(at.getTime())
    const last = await newestDay(tx)
    // The first tree is that of the day before: all that is older comes into it.
    const day = last === undefined ? dayOf(startOf(today) - aDay) : dayAfter(last)
    if (day >= today) return false
    const entries = await privateLeaves(tx, new Date(startOf(dayAfter(day))))
    const size = sizeOfDay(entries.length)
    const random = randomBytes(32 * size)
    const data = Array.from({ length: size }, (_, n): Uint8Array => random.subarray(32 * n, 32 * (n + 1)))
    const spots = places(entries.length, size)
    const placed = entries.map(({ hash, ...entry }, n) => {
      const [nonce, index] = [randomBytes(32), spots[n]!]
      data[index] = dayLeaf(nonce, hash)
      return { ...entry, day, index, nonce }
    })
    const tree = treeOf(data.map(leafHash))
    const signer = await signerNow(tx, { host, secret, at })
    const root = tree.root()
    const note = signer.sign(writeCheckpoint({ origin: `${host}/ledger/private/${day}`, size, root }))
    await addDay(tx, { day, size, root: Buffer.from(root), note, at })
    await addDayLeaves(
      tx,
      placed.map((entry) => ({ ...entry, proof: Buffer.concat(tree.inclusion(entry.index)) })),
    )
    if (isAnchored) await enqueue(tx, { name: 'ledger.stamp', data: { day }, key: day })
    return true
  })
}

/**
 * Makes the tree of each day that is over (UTC) and has none, also of one on which nobody wrote. What a process that is killed was at, the
 * next one does.
 */
export async function growDays(deps: SiteDeps): Promise<void> {
  while (await growOnce(deps));
}
