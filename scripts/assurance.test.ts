import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readLastLine } from '#assurance/found.ts'
import { root } from './build.ts'

const assurance = (...args: string[]) => spawnSync(process.execPath, ['scripts/assurance.ts', ...args], { cwd: root, encoding: 'utf8' })

test('a run ends with its name and what it found of all that it tried, and its exit code says whether that is all', () => {
  const { stdout, status } = assurance('asvs', '--small')
  const { found, of } = readLastLine('asvs', stdout)!
  expect(of).toBe(253)
  expect(status).toBe(found === of ? 0 : 1)
})

test('a name that is no run, and no name at all, is refused with the names that there are', () => {
  for (const args of [['asvs', 'typo'], []]) {
    const { stderr, status } = assurance(...args)
    expect(status).toBe(1)
    expect(stderr).toContain(
      'anonymity, append, asvs, billing, clean-copies, depth, fact-finding, files, filing, fuzz, isolation, ledger, linkage, manipulation, receipts, screening',
    )
  }
})
