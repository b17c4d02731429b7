import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'
import type { Engine } from '#ports/db/port.ts'
import { root } from './build.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-directory-'))
const mapping = path.join(folder, 'mapping.json')
writeFileSync(
  mapping,
  JSON.stringify({
    source: { id: 'roster', title: 'A roster', publisher: 'A court', licence: 'public record' },
    columns: { key: 'No', name: 'Name', county: 'County' },
    values: { role: 'attorney', kind: 'attorney', state: 'TX' },
  }),
)

function table(name: string, n: number): string {
  const file = path.join(folder, name)
  const letters = 'bcdfghklmnprstvz'
  const family = (index: number) => [...String(index)].map((digit) => `${letters[Number(digit)]}a`).join('')
  writeFileSync(file, `No,Name,County\n${Array.from({ length: n }, (_, index) => `${index},Una F${family(index)},Travis`).join('\n')}\n`)
  return file
}

/** The database of a test as an address for a process of its own. */
function addressOf({ owner }: Engine): string {
  const { host = '', port = 5432, user = '', password, database = '' } = owner
  const login = typeof password === 'string' ? `${user}:${encodeURIComponent(password)}` : user
  const at = host.startsWith('/') ? `localhost:${port}` : `${host}:${port}`
  return `postgresql://${login}@${at}/${database}${host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : ''}`
}

interface Ended {
  code: number | null
  out: string
}

/** Runs the command; `until` ends it as `kill -9` does when its output says that. */
function run(args: readonly string[], engine: Engine | null, until?: RegExp): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/directory.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: mkdtempSync(path.join(folder, 'data-')), DATABASE_URL: engine ? addressOf(engine) : '' },
  })
  let out = ''
  const hear = (data: Buffer) => {
    out += data.toString()
    if (until?.test(out)) child.kill('SIGKILL')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out })))
}

const importRoster = (file: string, ...more: string[]) => ['import', 'csv', file, '--map', mapping, ...more]

test('--help says how, and a wrong call says what to do', async () => {
  const help = await run(['--help'], null)
  expect(help).toMatchObject({ code: 0 })
  expect(help.out).toMatch(/import <source> <file>/)
  const wrong = [
    [[], /Usage/],
    [['import', 'courts'], /needs a source and a file/],
    [['import', 'nobody', 'x.csv'], /There is no source "nobody"/],
    [['import', 'courts', 'none.json'], /none.json cannot be read: there is none of this name/],
    [['import', 'csv', mapping], /needs --map/],
    [['import', 'courts', mapping, '--edition', 'soon'], /"soon" is no day/],
    [['import', 'courts', mapping, '--often'], /--often/],
  ] as const
  for (const [args, sentence] of wrong) {
    const { code, out } = await run(args, null)
    expect(code).toBe(1)
    expect(out).toMatch(sentence)
    expect(out).not.toMatch(/\n {4}at /)
  }
})

test('a dry run, a run, a run again, and a list: each says what it did', { timeout: 60_000 }, async () => {
  const { engine, database } = await testApp()
  const file = table('people.csv', 40)
  const count = async () => (await database.owner.selectFrom('professional').select('id').execute()).length
  const dry = await run(importRoster(file, '--dry-run'), engine)
  expect(dry.out).toMatch(/Added 40, changed 0, removed 0[^]*added: Una Fba, [^]* and 30 more[^]*nothing was changed/)
  expect(await count()).toBe(0)
  expect(await run(importRoster(file), engine)).toMatchObject({ code: 0, out: expect.stringContaining('The directory is up to date.') })
  expect(await count()).toBe(40)
  expect((await run(importRoster(file), engine)).out).toMatch(/Added 0, changed 0, removed 0, unchanged 40[^]*up to date already/)
  const fewer = await run(importRoster(table('fewer.csv', 20)), engine)
  expect(fewer).toMatchObject({ code: 1, out: expect.stringMatching(/remove 20 of the 40 .*more than 20 %/) })
  const listed = await run(['list'], engine)
  expect(listed.out).toMatch(/roster: A roster\n {2}40 people[^]*people.csv: added 0[^]*people.csv: added 40/)
})

test('an import that is killed while it writes leaves the directory as it was', { timeout: 60_000 }, async () => {
  const { engine, database } = await testApp()
  await run(importRoster(table('before.csv', 10)), engine)
  const state = async () =>
    JSON.stringify([
      await database.owner.selectFrom('professional').selectAll().orderBy('id').execute(),
      await database.owner.selectFrom('fact').selectAll().orderBy('id').execute(),
      await database.owner.selectFrom('import_run').selectAll().execute(),
      await database.owner.selectFrom('search_person').selectAll().orderBy('num').execute(),
    ])
  const before = await state()
  const big = table('big.csv', 6000)
  const killed = await run(importRoster(big), engine, /Writing \.\.\. \d+ %, [1-9]/)
  expect(killed.code).toBeNull()
  expect(killed.out).not.toContain('up to date')
  expect(await state()).toBe(before)
  // Nothing is left in the way of the next run.
  expect(await run(importRoster(big), engine)).toMatchObject({ code: 0 })
  expect(JSON.parse(await state())[0]).toHaveLength(6000)
})
