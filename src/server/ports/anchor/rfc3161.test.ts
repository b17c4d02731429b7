import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { authority, type Manner } from './authority.testing.ts'
import { NoStamp } from './port.ts'
import { rfc3161 } from './rfc3161.ts'
import { anchorSuite } from './suite.ts'

async function at(manner: Partial<Manner>, now: number) {
  const made = await authority({ now: () => now, ...manner })
  onTestFinished(made.close)
  return { ...made, anchor: rfc3161({ url: made.url, clock: () => now, patience: 1_000 }) }
}

anchorSuite('RFC 3161', async (manner, now) => (await at(manner, now)).anchor)

test('where nothing answers it is gone', async () => {
  const { anchor, close } = await at({}, 0)
  close()
  await expect(anchor.stamp(new Uint8Array(1))).rejects.toThrow(NoStamp)
  await expect(anchor.stamp(new Uint8Array(1))).rejects.toMatchObject({ why: 'gone' })
})

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

test.skipIf(!hasOpenssl)('openssl agrees: the token is good for these bytes, and for no others', async () => {
  const { anchor, certificate } = await at({}, Date.parse('2026-03-12T18:00:00Z'))
  const data = new TextEncoder().encode('a head')
  const { token } = await anchor.stamp(data)
  const folder = mkdtempSync(path.join(tmpdir(), 'anchor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name: string, bytes: Uint8Array | string) => {
    writeFileSync(path.join(folder, name), bytes)
    return path.join(folder, name)
  }
  const root = file('root.pem', `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`)
  const verify = (bytes: Uint8Array) =>
    spawnSync('openssl', ['ts', '-verify', '-token_in', '-in', file('token', token), '-data', file('data', bytes), '-CAfile', root], {
      encoding: 'utf8',
    })
  const good = verify(data)
  expect([good.status, good.stdout + good.stderr]).toEqual([0, expect.stringContaining('Verification: OK')])
  expect(verify(data.with(0, 1)).status).toBe(1)
})
