// What the ledger and its records promise: proofs, byte flips, two verifiers, rewritten logs.
import { hashOfLeaf } from '#domain/transparency-log/leaf.ts'
import { allProofs } from '#domain/transparency-log/proofs.testing.ts'
import { conclude, type Found } from '../found.ts'
import { agreement } from './agree.ts'
import { flips } from './flips.ts'
import { falseAlarms, rewrites } from './logs.ts'
import { hasPython } from './second.ts'

const isSmall = process.argv.includes('--small')
const whole = (n: number) => n.toLocaleString('en-US')
const total: Found = { found: 0, of: 0 }

function count(what: string, { found, of }: Found) {
  console.log(`${what}: ${whole(found)} of ${whole(of)}`)
  total.found += found
  total.of += of
}

const leaves = Array.from({ length: isSmall ? 128 : 512 }, (_, n) =>
  hashOfLeaf({ seq: n + 1, case: 'a', actor: 'system', verb: 'a.b', object: '0'.repeat(64), at: '2026-11-27T09:00:00.000Z' }),
)
const { proofs, wrong } = allProofs(leaves)
count(`Proofs of all trees of 1 to ${leaves.length} leaves that are right`, { found: proofs - wrong.length, of: proofs })

count('Flipped bytes of an export of 64 KiB that were found, with their file', flips(isSmall ? 16 : 1))

const logs = isSmall ? 5_000 : 100_000
const rewritten = rewrites(logs)
count('Rewritten logs that were found by one old head', rewritten)
console.log(`(Without an old head: ${whole(rewritten.foundByNobody)} of ${whole(rewritten.again)} whose hashes were made again.)`)
const alarms = falseAlarms(logs)
count('Logs that only grew, without a false alarm', { found: logs - alarms, of: logs })

if (hasPython()) {
  const agreed = await agreement(isSmall ? 300 : 10_000)
  count('Damaged records in which two verifiers name the same files', agreed)
  console.log(`(${whole(agreed.held)} of them held; ${whole(agreed.answers)} different answers.)`)
} else console.log('Skipped: python3 is missing, so there is no second verifier to compare with.')

conclude('ledger', total)
