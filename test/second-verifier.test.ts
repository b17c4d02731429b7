import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { agreement } from '#assurance/ledger/agree.ts'
import { hasPython, secondVerifier } from '#assurance/ledger/second.ts'
import { sampleFiles, sampleInput } from '#domain/record/record.testing.ts'
import { authority } from '#ports/anchor/authority.testing.ts'
import { rfc3161 } from '#ports/anchor/rfc3161.ts'

const isThere = hasPython()
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

test.skipIf(!isThere)('two verifiers that share no code name the same files', async () => {
  const { found, of, held, answers } = await agreement(48)
  expect([found, of]).toEqual([48, 48])
  // Some hold, most do not, and of those not all for the same file.
  expect([held > 0, held < 24, answers > 12]).toEqual([true, true, true])
})

test.skipIf(!isThere || !hasOpenssl)('a timestamp is checked by openssl, with the root that the reader chose', async () => {
  const now = () => Date.parse('2026-11-01T20:00:00Z')
  const [server, another] = [await authority({ now }), await authority({ now })]
  const folder = mkdtempSync(path.join(tmpdir(), 'record-'))
  const pem = (name: string, der: Buffer) => {
    const at = path.join(folder, name)
    writeFileSync(at, execFileSync('openssl', ['x509', '-inform', 'DER'], { input: der }))
    return at
  }
  const [root, otherRoot] = [pem('root.pem', server.certificate), pem('other.pem', another.certificate)]
  const { token } = await rfc3161({ url: server.url, clock: now }).stamp(Buffer.from(sampleInput().siteNote))
  for (const { close } of [server, another]) close()
  for (const [name, content] of sampleFiles({ token })) {
    const at = path.join(folder, 'record', name)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, content)
  }
  const says = (...more: string[]) => {
    const { stdout, status } = spawnSync('python3', [secondVerifier, path.join(folder, 'record'), ...more], { encoding: 'utf8' })
    return { status, ...(JSON.parse(stdout) as object) }
  }
  expect(says('--ca', root)).toEqual({ status: 0, holds: true, files: [], token: 'holds', erased: [] })
  expect(says('--ca', otherRoot)).toEqual({ status: 1, holds: false, files: ['proof/site.token'], token: 'does not hold', erased: [] })
  expect(says()).toEqual({ status: 0, holds: true, files: [], token: 'not checked', erased: [] })
  rmSync(folder, { recursive: true })
})
