import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#scripts/build.ts'
import { runTests } from '../deep-tests.ts'
import { conclude, type Found, isWhole } from '../found.ts'

const isSmall = process.argv.includes('--small')
const file = path.join(root, '.cache', 'append.json')
/** 2,000,000 operations in all. */
const rounds = isSmall ? 1 : 100

// What was found so far: a run that was stopped goes on with its next round.
const total: Found = !isSmall && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Found) : { found: 0, of: 0 }
while (total.of < rounds) {
  process.env['APPEND_SEED'] = String(28 + total.of)
  const isRight = isWhole(runTests(['test/append.slow.test.ts'], isSmall))
  total.of += 1
  total.found += isRight ? 1 : 0
  console.log(`Rounds that are right: ${total.found} of ${total.of}`)
  if (isSmall) continue
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(total))
}
if (!isSmall) rmSync(file, { force: true })
conclude('append', total)
