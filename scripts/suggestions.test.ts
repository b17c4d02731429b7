import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Engine } from '#ports/db/port.ts'
import { testApp } from '#test/support/test-app.ts'
import { root } from './build.ts'

/** The database of a test as an address for a process of its own. */
function addressOf({ owner }: Engine): string {
  const { host = '', port = 5432, user = '', password, database = '' } = owner
  const login = typeof password === 'string' ? `${user}:${encodeURIComponent(password)}` : user
  const at = host.startsWith('/') ? `localhost:${port}` : `${host}:${port}`
  return `postgresql://${login}@${at}/${database}${host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : ''}`
}

function run(args: readonly string[], engine: Engine | null): Promise<{ code: number | null; out: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-suggestions-'))
  const child = spawn(process.execPath, ['scripts/suggestions.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: engine ? addressOf(engine) : '' },
  })
  let out = ''
  child.stdout.on('data', (data: Buffer) => (out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (out += data.toString()))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out })))
}

const missing = {
  role: 'gal',
  kind: 'guardian_ad_litem',
  name: 'Bea Ostleigh',
  workplace: 'Larkmoor Family Court',
  state: 'OH',
  county: 'Lucas',
  proof: 'Roster of Lucas County, page 3',
}

test('--help says how, and a wrong call says what to do without touching a database', async () => {
  const help = await run(['--help'], null)
  expect(help).toMatchObject({ code: 0 })
  expect(help.out).toMatch(/accept <id>/)
  for (const args of [[], ['accept'], ['list', 'x'], ['drop', 'abcd'], ['list', '--often']]) {
    const { code, out } = await run(args, null)
    expect(code).toBe(1)
    expect(out).toMatch(/Usage|--often/)
    expect(out).not.toMatch(/\n {4}at /)
  }
})

test('a suggestion is listed, shown, accepted and then on the site; another is refused with a reason', async () => {
  const { app, engine, database } = await testApp()
  const send = (payload: object) => app.inject({ method: 'POST', url: '/api/corrections/people', payload })
  await send(missing)
  await send({ ...missing, name: 'Cal Ostleigh' })
  const rows = await database.owner.selectFrom('suggestion').select(['id', 'name']).execute()
  const idOf = (name: string) => rows.find((row) => row.name === name)!.id

  const list = await run(['list'], engine)
  expect(list.out).toMatch(new RegExp(`${idOf('Bea Ostleigh').slice(0, 8)} .*received {2}missing gal: Bea Ostleigh`))
  const detail = await run(['show', idOf('Bea Ostleigh').slice(0, 8)], engine)
  expect(detail.out).toMatch(/To be checked at\s+Roster of Lucas County, page 3/)
  expect(detail.out).toMatch(/State\s+checking/)

  const accepted = await run(['accept', idOf('Bea Ostleigh'), '--reason', 'She stands there.'], engine)
  expect(accepted).toMatchObject({ code: 0 })
  const [, page = ''] = /Taken over: (\/professionals\/[0-9a-f-]{36})/.exec(accepted.out) ?? []
  expect((await app.inject(`/api${page}`)).json()).toMatchObject({ name: 'Bea Ostleigh', county: 'Lucas' })

  expect((await run(['refuse', idOf('Cal Ostleigh')], engine)).out).toMatch(/needs --reason/)
  expect(await run(['refuse', idOf('Cal Ostleigh'), '--reason', 'Nobody of this name is on the roster.'], engine)).toMatchObject({
    code: 0,
  })
  const again = await run(['accept', idOf('Cal Ostleigh')], engine)
  expect(again).toMatchObject({ code: 1 })
  expect(again.out).toMatch(/This was decided on .*: not taken over\./)
  expect((await run(['list'], engine)).out).toBe('Nothing waits.\n')
  expect((await run(['list', '--all'], engine)).out.trim().split('\n')).toHaveLength(2)
}, 60_000)
