import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#scripts/build.ts'
import { isThere, standing, testedIds } from '#assurance/asvs/main.ts'
import { stands } from '#assurance/asvs/table.ts'

// What OWASP ASVS 5.0 requires of the code itself, checked in every source file; and the table of the status of each requirement.

const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** `file: line` of every match. */
const found = (pattern: RegExp, but: readonly string[] = []) =>
  sources
    .filter(({ file }) => !but.includes(file))
    .flatMap(({ file, text }) => text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])))

test('asvs-1.3.2: no text is run as code', () => {
  expect(found(/\beval\(|new Function\(|setTimeout\(['"`]|vm\.run/)).toEqual([])
})

test('asvs-1.2.5: no command of the system is made of a text', () => {
  // The embedded PostgreSQL, the processes that clean and read files, and exiftool are started with a list of arguments and without a shell.
  expect(found(/\bexecSync\(|\bexec\(`|shell:\s*true/)).toEqual([])
  expect(
    sources
      .filter(({ text }) => text.includes('node:child_process'))
      .every(({ file }) => /^src\/server\/ports\/(?:db|cleaning|processes\.ts|metadata\/exiftool\.ts)/.test(file)),
  ).toBe(true)
})

test('asvs-11.4.1 asvs-11.4.3: no hash that is broken protects anything', () => {
  // The index groups equal facets by a short key that anyone may compute. (Authenticator codes come from the library: HMAC-SHA-1
  // by RFC 6238, which is still approved.)
  const other = ['src/features/directory/search/store.index.ts']
  expect(found(/createHash\(['"](md5|sha1)|createHmac\(['"](md5|sha1)|\bmd5\(/i, other)).toEqual([])
})

test('asvs-11.5.1 asvs-6.5.3 asvs-7.2.3: what must not be guessed is never drawn by Math.random', () => {
  // Random numbers that need no secret: the order of a sweep, the spread of a demo, the wait before connecting again.
  const noSecret = ['src/app/server.ts', 'src/app/pubsub.ts', 'src/shell/live.ts']
  expect(found(/Math\.random/, noSecret)).toEqual([])
  const users = found(/random\.next\(\)|\{ next \}|next: \(\) => number/).map((line) => line.split(':')[0]!)
  for (const file of users) expect(file).not.toMatch(/accounts|identity|access|security/)
})

test('asvs-3.2.2 asvs-1.2.1: no page writes HTML that is made of texts', () => {
  expect(found(/dangerouslySetInnerHTML|\.innerHTML\s*=|document\.write|insertAdjacentHTML/)).toEqual([])
})

test('asvs-1.2.9: no pattern is built from user input without escaping it', () => {
  const made = found(/new RegExp\((?!['"`/[])/).filter((line) => !/escape|source|RegExp\.escape/i.test(line))
  for (const line of made) expect(line).not.toMatch(/\b(query|body|params|typed|input)\b/)
})

test('asvs-14.3.3: nothing of a person is put into the browser’s storage', () => {
  // Two marks, and nothing of a person: that this tab was left, and that single keys are off on this device, until someone signs out.
  expect(found(/localStorage|indexedDB|document\.cookie/, ['src/web/single-keys.ts'])).toEqual([])
  expect(found(/sessionStorage/, ['src/web/entry.leave.ts'])).toEqual([])
})

test('asvs-14.2.3: no page asks another host for anything', () => {
  expect(found(/(src|href|action)=["'{`]+https?:\/\/(?!www\.weather\.gov)/).filter((line) => !/<a\b|href=/.test(line))).toEqual([])
  expect(found(/fetch\(['"`]https?:/)).toEqual([])
})

describe('the table of requirements', () => {
  test('has every requirement of levels 1 and 2, each once', () => {
    expect(Object.keys(stands).length).toBe(253)
  })

  test('names documents and headings that exist', () => {
    const places = standing().filter(({ state }) => state === 'document')
    expect(places.filter(({ where }) => !isThere(where))).toEqual([])
  })

  test('is named by tests only with ids that there are', () => {
    expect([...testedIds().keys()].filter((id) => !(id in stands))).toEqual([])
  })
})
