import { describe, expect, test } from 'vitest'
import { putPersonOf, withCookie } from '#test/support/signed-in.ts'
import { rosterMapping } from '#test/support/sources.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { putDemoSources, removeDemoSources } from './demo.ts'
import type { Run, Sample, Setup, Status } from './contract.ts'

const written = {
  title: 'Mediators of Larkmoor',
  publisher: 'Larkmoor Family Court',
  licence: 'Public record',
  address: 'https://courts.larkmoor.example/mediators',
  mapping: JSON.stringify(rosterMapping),
  terms: 'Programs may read it.',
  termsOn: '2026-03-01',
  contact: 'a@court.example',
  everyHours: 168,
  spacingSeconds: 10,
}

async function desk(env: Record<string, string> = { COLLECT: 'on' }) {
  const backend = await testApp({ env })
  const admin = withCookie(backend, (await putPersonOf(backend, { roles: ['admin'] })).cookie)
  const send = (method: 'POST' | 'PATCH', url: string, payload: object = {}) => admin.inject({ method, url: `/api/sources${url}`, payload })
  const add = (over: object = {}) => send('POST', '/registry', { id: 'larkmoor', ...written, ...over })
  const registry = async () => (await admin.inject('/api/sources/registry')).json<{ isOn: boolean; sources: Setup[] }>()
  const setup = async (id = 'larkmoor') => (await registry()).sources.find((one) => one.id === id)!
  return { backend, admin, send, add, registry, setup }
}
const actions = async ({ database }: TestApp) =>
  (
    await database.owner
      .selectFrom('audit')
      .select(['action', 'subject', 'reason'])
      .where('action', 'like', 'sources.%')
      .orderBy('at')
      .execute()
  ).map(({ action, subject, reason }) => [action, subject, reason])

describe('the registry', () => {
  test('begins with the federal judges, paused, at their public address; nothing has been fetched', async () => {
    const { registry } = await desk()
    expect((await registry()).sources).toEqual([
      expect.objectContaining({
        id: 'federal-judges',
        kind: 'csv',
        address: 'https://www.fjc.gov/sites/default/files/history/judges.csv',
        isPaused: true,
        mapping: null,
        robots: null,
        open: null,
      }),
    ])
  })

  test('takes a roster page, paused, and keeps who added it', async () => {
    const { add, setup, backend } = await desk()
    expect((await add()).statusCode).toBe(200)
    expect(await setup()).toMatchObject({ kind: 'html', parser: 'roster', isPaused: true, terms: 'Programs may read it.', version: 1 })
    expect((await add()).statusCode).toBe(409)
    expect(await actions(backend)).toEqual([['sources.add', 'larkmoor', null]])
  })

  test.each([
    ['http://courts.larkmoor.example/', 'https'],
    ['https://user:pass@courts.larkmoor.example/', 'password'],
    ['https://courts.larkmoor.example:8443/', 'port'],
    ['https://127.0.0.1/', 'public'],
    ['https://[::1]/', 'public'],
    ['https://169.254.169.254/latest', 'public'],
    ['https://localhost/', 'public'],
    ['https://printer.local/', 'public'],
    ['file:///etc/passwd', 'https'],
    ['courts.larkmoor.example', 'whole'],
  ])('takes no address such as %s', async (address, word) => {
    const { add, setup } = await desk()
    const reply = await add({ address })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ message: expect.stringContaining(word), detail: { field: 'address' } })
    expect(await setup()).toBeUndefined()
  })

  test.each([
    ['no JSON', '{', 'JSON'],
    ['no rows', JSON.stringify({ ...rosterMapping, page: { cells: { Number: 'td' } } }), 'page.row'],
    ['a selector that is none', JSON.stringify({ ...rosterMapping, page: { ...rosterMapping.page, row: 'tr:[' } }), 'page.row'],
    ['a column without a cell', JSON.stringify({ ...rosterMapping, page: { row: 'tr', cells: { Number: 'td' } } }), 'Name'],
    ['a role that is none', JSON.stringify({ ...rosterMapping, values: { ...rosterMapping.values, role: 'king' } }), 'values.role'],
    ['something unknown', JSON.stringify({ ...rosterMapping, page: { ...rosterMapping.page, script: 'x' } }), 'page.script'],
    ['nothing', null, 'mapping'],
  ])('takes no mapping with %s, and says where', async (_name, mapping, word) => {
    const { add } = await desk()
    const reply = await add({ mapping })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ message: expect.stringContaining(word), detail: { field: 'mapping' } })
  })

  test('two admins do not write over each other', async () => {
    const { add, send, setup } = await desk()
    await add()
    expect((await send('PATCH', '/registry/larkmoor', { version: 1, ...written, everyHours: 24 })).statusCode).toBe(200)
    const late = await send('PATCH', '/registry/larkmoor', { version: 1, ...written, everyHours: 48 })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ message: expect.stringContaining('Somebody else') })
    expect(await setup()).toMatchObject({ everyHours: 24, version: 2 })
  })

  test('another address begins again: nothing of the last answer is used for it', async () => {
    const { add, send, backend, setup } = await desk()
    await add()
    const { owner } = backend.database
    const row = () =>
      owner.selectFrom('source_setup').select(['is_new', 'etag', 'moved_to']).where('source_id', '=', 'larkmoor').executeTakeFirst()
    await owner
      .updateTable('source_setup')
      .set({ is_new: false, etag: '"1"', moved_to: 'https://new.example/' })
      .where('source_id', '=', 'larkmoor')
      .execute()
    await send('PATCH', '/registry/larkmoor', { version: 1, ...written, terms: 'Read again.' })
    expect(await row()).toEqual({ is_new: false, etag: '"1"', moved_to: 'https://new.example/' })
    const waits = { before: 0, rows_in: 1, is_by_hand: false, asked_at: new Date(backend.clock.now), held_for: ['change'] }
    await owner
      .insertInto('source_run')
      .values({ id: crypto.randomUUID(), source_id: 'larkmoor', state: 'held', ...waits })
      .execute()
    await send('PATCH', '/registry/larkmoor', { version: 2, ...written, address: 'https://courts.larkmoor.example/new' })
    // What was found at the old one is no longer to be decided.
    expect((await setup()).open).toBeNull()
    expect(await row()).toEqual({ is_new: true, etag: null, moved_to: null })
  })

  test('a password of the last ten minutes is needed for what is fetched, and for a yes', async () => {
    const { add, send, backend } = await desk()
    backend.clock.now += 11 * 60_000
    for (const reply of [
      await add(),
      await send('PATCH', '/registry/federal-judges', { version: 1, ...written, mapping: null }),
      await send('POST', '/registry/federal-judges/allow'),
    ]) {
      expect(reply.statusCode).toBe(403)
      expect(reply.json()).toMatchObject({ detail: { why: 'confirm' } })
    }
    // Stopping is never held up.
    expect((await send('POST', '/stop', { id: null, reason: 'The host wrote to us.' })).statusCode).toBe(200)
  })
})

describe('what runs', () => {
  test('is asked for once, and called off before it begins', async () => {
    const { send, backend, setup } = await desk()
    const { run } = (await send('POST', '/registry/federal-judges/runs')).json<{ run: string }>()
    expect((await setup('federal-judges')).open).toMatchObject({ id: run, state: 'queued', isByHand: true })
    expect((await send('POST', '/registry/federal-judges/runs')).statusCode).toBe(409)
    expect((await send('POST', `/runs/${run}/decide`, { decision: 'apply', reason: 'It is fine.' })).statusCode).toBe(409)
    expect((await send('POST', `/runs/${run}/cancel`)).statusCode).toBe(200)
    expect((await send('POST', `/runs/${run}/cancel`)).statusCode).toBe(409)
    expect((await setup('federal-judges')).open).toBeNull()
    expect((await actions(backend)).map(([action]) => action)).toEqual(['sources.run', 'sources.cancel'])
  })

  test('is nothing where the installation does not fetch, or the kill switch is thrown', async () => {
    const off = await desk({})
    expect((await off.registry()).isOn).toBe(true)
    const demo = await desk({ COLLECT: 'off' })
    expect((await demo.registry()).isOn).toBe(false)
    expect((await demo.send('POST', '/registry/federal-judges/runs')).json()).toMatchObject({ message: expect.stringContaining('COLLECT') })
    expect((await demo.send('POST', '/registry/federal-judges/pause', { isPaused: false })).statusCode).toBe(409)

    expect((await off.send('POST', '/stop', { id: 'federal-judges', reason: 'They asked us to.' })).json()).toEqual({ stopped: 1 })
    expect(await off.setup('federal-judges')).toMatchObject({ stoppedWhy: 'They asked us to.', isPaused: true })
    expect((await off.send('POST', '/registry/federal-judges/runs')).statusCode).toBe(409)
    expect((await off.send('POST', '/registry/federal-judges/allow')).statusCode).toBe(200)
    expect(await off.setup('federal-judges')).toMatchObject({ stoppedWhy: null, isPaused: true })
    expect((await off.send('POST', '/registry/federal-judges/pause', { isPaused: false })).statusCode).toBe(200)
  })

  test('there is no such source, and no such run', async () => {
    const { send, admin } = await desk()
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const reply of [
      await send('POST', '/registry/none/runs'),
      await send('POST', '/stop', { id: 'none', reason: 'Because.' }),
      await send('POST', `/runs/${nobody}/cancel`),
      await admin.inject(`/api/sources/runs/${nobody}`),
      await admin.inject('/api/sources/none/runs'),
    ])
      expect(reply.statusCode).toBe(404)
  })
})

describe('the demonstration', () => {
  test('shows a made-up source with its runs: a chart, a failure, and one that waits; nobody can run it', async () => {
    const { backend, admin, send } = await desk()
    const { owner } = backend.database
    await putDemoSources(owner, backend.clock.now)
    await putDemoSources(owner, backend.clock.now)
    const { sources } = (await admin.inject('/api/sources/status')).json<{ sources: Status[] }>()
    const made = sources.find(({ isFictional }) => isFictional)!
    expect(made).toMatchObject({ freshness: 'fresh', last: { state: 'held', heldFor: ['change', 'rows'], rowsIn: 61 } })
    const { runs, chart } = (await admin.inject(`/api/sources/${made.id}/runs`)).json<{
      runs: Run[]
      chart: { limits: object; points: { isOutside: boolean }[] }
    }>()
    expect(runs).toHaveLength(14)
    expect(chart.limits).not.toBeNull()
    expect(chart.points.map(({ isOutside }) => isOutside)).toEqual([...Array.from({ length: 12 }, () => false), true])
    const held = runs[0]!.id
    const { sample } = (await admin.inject(`/api/sources/runs/${held}`)).json<{ sample: Sample }>()
    expect([sample.added.length, sample.changed.length, sample.removed.length]).toEqual([runs[0]!.added, runs[0]!.changed, 10])
    expect((await send('POST', `/runs/${held}/decide`, { decision: 'apply', reason: 'It is fine.' })).json()).toMatchObject({
      message: expect.stringContaining('made up'),
    })
    expect((await send('POST', `/runs/${held}/decide`, { decision: 'refuse', reason: 'The page is broken.' })).statusCode).toBe(200)
    expect((await send('POST', `/registry/${made.id}/runs`)).statusCode).toBe(409)
    await removeDemoSources(owner)
    expect((await admin.inject(`/api/sources/${made.id}/runs`)).statusCode).toBe(404)
  })
})

describe('the rights of the database', () => {
  test('staff change what is set and decided, and no run’s findings; what was fetched is not theirs to read', async () => {
    const { accounts, app, reviews } = (await testApp()).database
    await expect(accounts.updateTable('source_run').set({ rows_in: 5 }).execute()).rejects.toThrow('permission denied')
    await expect(accounts.updateTable('source_setup').set({ is_fictional: true }).execute()).rejects.toThrow('permission denied')
    await expect(accounts.selectFrom('source_run_body').selectAll().execute()).rejects.toThrow('permission denied')
    await expect(accounts.deleteFrom('source_run').execute()).rejects.toThrow('permission denied')
    for (const role of [app, reviews])
      await expect(role.selectFrom('source_setup').selectAll().execute()).rejects.toThrow('permission denied')
  })
})
