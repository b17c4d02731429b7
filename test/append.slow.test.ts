import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ensureBuild } from '#scripts/build.ts'
import { iterations } from './support/depth.ts'
import { tmpfsDir } from './support/tmpfs-dir.ts'
import { appendUnderKills } from './support/append-under-kills.ts'

const operations = iterations(20_000, 240)
const kills = iterations(10, 1)
/** A round of `npm run assurance -- append` has a seed of its own. */
const seed = Number(process.env['APPEND_SEED'] ?? 28)

test(`${operations} operations of 8 clients on one thread under kill -9 of server and database: none lost, doubled or out of order, no number missing`, async () => {
  await ensureBuild(() => {})
  const folder = mkdtempSync(path.join(tmpfsDir(), 'casebalance-append-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { wrong, repeated, ...counts } = await appendUnderKills({ operations, kills, folder, seed })
  expect(wrong).toEqual([])
  // The kills found clients at work, or nothing was tried.
  expect(repeated).toBeGreaterThanOrEqual(kills)
  expect(counts.appends).toBeGreaterThan(operations / 2)
  expect(counts.reads).toBeGreaterThan(operations / 10)
}, 900_000)
