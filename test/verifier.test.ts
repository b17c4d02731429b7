import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Files, sampleFiles, sampleInput, signedAgain } from '#domain/record/record.testing.ts'
import { recordFile } from '#domain/record/verify.ts'
import { authority, type Manner } from '#ports/anchor/authority.testing.ts'
import { rfc3161 } from '#ports/anchor/rfc3161.ts'
import { report } from '#verifier/report.ts'
import { writeVerifier } from '#scripts/verifier.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'verifier-'))
const verifier = path.join(folder, 'verifier')
const stampedAt = Date.parse('2026-11-01T20:00:00Z')
let token: Uint8Array
let root: string

async function stamped(manner: Manner, data: Uint8Array = Buffer.from(sampleInput().siteNote)) {
  const server = await authority(manner)
  const { token: made } = await rfc3161({ url: server.url, clock: manner.now }).stamp(data)
  server.close()
  return { made, root: createHash('sha256').update(server.certificate).digest('hex') }
}

beforeAll(async () => {
  await writeVerifier(verifier)
  const { made, root: fingerprint } = await stamped({ now: () => stampedAt })
  token = made
  root = fingerprint
})
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
/** What verify.mjs says of these files in a folder. */
function says(files: Files): { status: number | null; out: string } {
  count += 1
  const at = path.join(folder, String(count))
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(at, name)), { recursive: true })
    writeFileSync(path.join(at, name), content)
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(verifier, 'verify.mjs'), at], { encoding: 'utf8' })
  return { status, out: stdout + stderr }
}

const withFile = (files: Files, name: string, content: Uint8Array): Files => new Map([...files, [name, content]])

test('verify.mjs says that a record holds, since when, and whose word that is', () => {
  const { status, out } = says(withFile(sampleFiles({ token }), '.DS_Store', new Uint8Array(3)))
  expect(out).toContain('Nothing in this record was changed since it was signed.\n')
  expect(out).toContain('It was made at 2026-11-02T00:00:00.000Z for Dana Reyes.')
  expect(out).toContain('It has 33 entries, 29 of them with their content, in 18 files.')
  expect(out).toContain('Test Authority says that the public tree existed at 2026-11-01T20:00:00.000Z.')
  expect(out).toContain(`Its root certificate is Test Authority, SHA-256 ${root}.`)
  expect(out).toContain('Compare them with those on https://records.example/ledger')
  expect(out).toMatch(/Its code is ([0-9A-Z]{4}-){3}[0-9A-Z]{4}\./)
  expect(status).toBe(0)
  expect(says(sampleFiles()).out).toContain('It has no outside timestamp.')
})

test('verify.mjs names the file and the entry that were changed', () => {
  const files = sampleFiles({ token })
  const photo = Uint8Array.from(files.get('natives/0001-photo.jpg')!)
  photo[9]! ^= 1
  const changed = says(withFile(files, 'natives/0001-photo.jpg', photo))
  expect([changed.status, changed.out.split('\n').slice(0, 3)]).toEqual([
    1,
    ['This record was changed, or is not whole.', '  The file natives/0001-photo.jpg was changed.', ''],
  ])
  expect(says(new Map([['notes.txt', new Uint8Array(3)]])).out).toContain('The file manifest.json is missing.')
  const nowhere = spawnSync(process.execPath, [path.join(verifier, 'verify.mjs'), path.join(folder, 'nowhere')], { encoding: 'utf8' })
  expect([nowhere.status, nowhere.stderr]).toEqual([2, expect.stringContaining("The folder can't be read")])
})

test('a timestamp that shows nothing is no timestamp', async () => {
  const wrong = async (files: Files) => (await report([...files].map(([name, content]) => recordFile(name, content)))).wrong
  const of = async (made: Uint8Array) => (await wrong(sampleFiles({ token: made }))).join(' ')
  const because = (why: string) => `The timestamp in proof/site.token does not count: ${why}.`
  expect(await of(token)).toBe('')
  expect(await of(token.map((byte, n) => (n === token.length - 3 ? byte ^ 1 : byte)))).toBe(because('its signature does not hold'))
  expect(await of(Uint8Array.of(1, 1, 0))).toBe(because('it can’t be read'))
  expect(await of(token.slice(0, -1))).toBe(because('it has more, or less, than one value'))
  const at = async (time: string, data?: Uint8Array) => of((await stamped({ now: () => Date.parse(time) }, data)).made)
  expect(await at('2026-11-01T20:00:00Z', Buffer.from('something else'))).toBe(because('it is about something else'))
  expect(await at('2026-11-03T00:00:00Z')).toBe(because('its time is later than the record'))
  expect(await at('2019-11-03T00:00:00Z')).toBe(because('its certificate was not valid at that time'))
  const files = sampleFiles({ token })
  for (const name of ['proof/site.json', 'proof/site.checkpoint']) files.delete(name)
  expect(await wrong(signedAgain(files))).toEqual([because('what it is about is missing')])
})

test('verify.html loads nothing and may send nothing', () => {
  const page = readFileSync(path.join(verifier, 'verify.html'), 'utf8')
  const [, script, rest] = /<script>([\s\S]*?)<\/script>([\s\S]*)$/.exec(page)!
  const digest = createHash('sha256').update(script!).digest('base64')
  expect(page).toContain(`content="default-src 'none'; script-src 'sha256-${digest}'; style-src 'sha256-`)
  expect(rest!.trim()).toBe('</body>\n</html>')
  expect(page).not.toMatch(/<(?:link|img|iframe|script\s)[^>]*>/)
  // With both of these a browser would read past the end of the script.
  expect(script!.includes('<!--') && script!.includes('<script')).toBe(false)
  const imported = readFileSync(path.join(verifier, 'verify.mjs'), 'utf8').matchAll(/^import .*? from ["'](.*)["'];$/gm)
  expect([...imported].map(([, name]) => name).filter((name) => !name!.startsWith('node:'))).toEqual([])
})
