import { describe, expect, test } from 'vitest'
import { collected, csv, roster, rosterMapping, saved } from '#test/support/sources.ts'
import { page } from '#ports/fetcher/testing.ts'

describe('the first run of a source', () => {
  test('writes nothing and waits for a yes; then every value has its source and its day', async () => {
    const { put, turn, last, sample, apply, people, backend, host } = await collected()
    await put()
    await turn()
    const run = await last()
    expect(run).toMatchObject({
      state: 'held',
      heldFor: ['first'],
      rowsIn: 10,
      before: 0,
      added: 10,
      changed: 0,
      removed: 0,
      codes: [200],
      parser: 'roster 1',
    })
    expect((await sample(run.id))!.added).toContain('Wren Castellow')
    expect(await people()).toEqual([])
    expect(host.asked.map(({ path }) => path)).toEqual(['/robots.txt', '/roster'])

    expect((await apply(run.id)).statusCode).toBe(200)
    expect(await last()).toMatchObject({ state: 'applied', added: 10 })
    expect(await people()).toHaveLength(10)
    const facts = await backend.database.owner
      .selectFrom('fact')
      .innerJoin('professional', 'professional.id', 'fact.professional_id')
      .select(['fact.field', 'fact.value', 'fact.source_id', 'fact.source_ref', 'fact.as_of', 'fact.seen_on'])
      .where('professional.name', '=', 'Tobias Wetherlight Jr.')
      .orderBy('fact.id')
      .execute()
    expect(facts.find(({ field }) => field === 'county')).toEqual({
      field: 'county',
      value: 'Lucas',
      source_id: 'larkmoor',
      source_ref: 'line 10',
      as_of: '2026-03-12',
      seen_on: '2026-03-12',
    })
    expect(facts.map(({ field, value }) => [field, value])).toContainEqual(['profile_page', '/people/m-110'])
    // Nothing is fetched a second time: the run applies exactly what the admin reviewed.
    expect(host.asked).toHaveLength(2)
  })

  test('the judges of the federal export come the same way, by the reader that the directory has for its file', async () => {
    const { standing, people, backend } = await collected()
    await standing({ id: 'federal-judges', path: '/judges.csv', mapping: null })
    expect(await people('federal-judges')).toHaveLength(12)
    const source = await backend.database.owner
      .selectFrom('source')
      .selectAll()
      .where('id', '=', 'federal-judges')
      .executeTakeFirstOrThrow()
    expect(source).toMatchObject({ title: 'Biographical Directory of Article III Federal Judges', edition_on: '2026-03-12' })
    const run = await backend.database.owner.selectFrom('import_run').selectAll().executeTakeFirstOrThrow()
    expect(run).toMatchObject({ source_id: 'federal-judges', file_name: 'judges.csv', added: 12 })
  })
})

describe('a later run', () => {
  test('that changes little is applied by itself: changed, added and gone, with the old value stored', async () => {
    const { standing, due, host, last, people, backend, sample } = await collected()
    await standing()
    host.pages['/roster'] = page(
      roster({
        without: ['M-107'],
        words: { 'Fulton</td>\n            <td class="since">2014': 'Wood</td>\n            <td class="since">2014' },
      }),
    )
    await due()
    const run = await last()
    expect(run).toMatchObject({ state: 'applied', heldFor: [], before: 10, added: 0, changed: 1, removed: 1, isByHand: false })
    expect(await sample(run.id)).toEqual({
      added: [],
      changed: [{ name: 'Ismay Thornquist', fields: [{ field: 'county', place: 1, now: ['Fulton'], next: ['Wood'] }] }],
      removed: ['Dorothea Underhill'],
    })
    expect(await people()).not.toContain('Dorothea Underhill')
    const was = await backend.database.owner
      .selectFrom('fact')
      .select(['value', 'seen_on', 'gone_on'])
      .where('field', '=', 'county')
      .where('value', '=', 'Fulton')
      .where('gone_on', 'is not', null)
      .execute()
    expect(was).toEqual([{ value: 'Fulton', seen_on: '2026-03-12', gone_on: '2026-03-13' }])
  })

  test('that finds no change is unchanged, whether the host or the page says so', async () => {
    const { standing, due, host, last } = await collected()
    host.pages['/roster'] = ({ headers }, reply) =>
      headers['if-none-match'] === '"v1"' ? void reply.writeHead(304).end() : page(roster(), { etag: '"v1"' })({} as never, reply)
    await standing()
    await due()
    expect(await last()).toMatchObject({ state: 'unchanged', codes: [304], rowsIn: null })
    host.pages['/roster'] = page(roster())
    await due()
    expect(await last()).toMatchObject({ state: 'unchanged', codes: [200], rowsIn: 10, added: 0, changed: 0, removed: 0 })
  })

  test('that changes more than a fifth is held and shown; a refusal leaves everything as it was', async () => {
    const { standing, due, host, last, people, post, backend } = await collected()
    await standing()
    host.pages['/roster'] = page(roster({ without: ['M-101', 'M-102', 'M-103'] }))
    await due()
    const run = await last()
    expect(run).toMatchObject({ state: 'held', heldFor: ['change'], removed: 3 })
    expect(await people()).toHaveLength(10)
    expect((await post(`/runs/${run.id}/decide`, { decision: 'refuse', reason: 'The page is broken.' })).statusCode).toBe(200)
    await due()
    expect(await people()).toHaveLength(10)
    const audit = await backend.database.owner
      .selectFrom('audit')
      .select(['action', 'reason'])
      .where('action', '=', 'sources.refuse')
      .execute()
    expect(audit).toEqual([{ action: 'sources.refuse', reason: 'The page is broken.' }])
  })

  test('a run that waits is overtaken by a newer one, and the yes to the old one comes too late', async () => {
    const { standing, due, host, runs, apply, people } = await collected()
    await standing()
    host.pages['/roster'] = page(roster({ without: ['M-101', 'M-102', 'M-103'] }))
    await due()
    host.pages['/roster'] = page(roster({ without: ['M-101'] }))
    await due()
    const [newer, older] = await runs()
    expect([newer!.state, older!.state]).toEqual(['applied', 'superseded'])
    expect((await apply(older!.id)).statusCode).toBe(409)
    expect(await people()).toHaveLength(9)
  })

  test('with fewer rows than is usual is blocked by the control chart, though it touches less than a fifth', async () => {
    const { standing, due, host, last } = await collected()
    await standing()
    for (let n = 0; n < 8; n += 1) await due()
    expect(await last()).toMatchObject({ state: 'unchanged', rowsIn: 10 })
    // Eight of ten are exactly a fifth less, and within two rows of the usual count; seven are not.
    host.pages['/roster'] = page(roster({ without: ['M-101', 'M-102'] }))
    await due()
    expect(await last()).toMatchObject({ state: 'applied', rowsIn: 8 })
    host.pages['/roster'] = page(roster({ without: ['M-101', 'M-102', 'M-103'] }))
    await due()
    expect(await last()).toMatchObject({ state: 'held', heldFor: ['rows'], rowsIn: 7, before: 8, removed: 1 })
  }, 30_000)
})

describe('asked for by an admin', () => {
  test('a run is a dry one: it is shown, nothing is written, and then applied with a yes', async () => {
    const { standing, post, turn, last, people, host, apply } = await collected()
    await standing()
    host.pages['/roster'] = page(roster({ without: ['M-101'] }))
    expect((await post('/registry/larkmoor/runs')).statusCode).toBe(200)
    expect((await post('/registry/larkmoor/runs')).statusCode).toBe(409)
    await turn()
    const run = await last()
    expect(run).toMatchObject({ state: 'held', heldFor: ['asked'], isByHand: true, removed: 1 })
    expect(await people()).toHaveLength(10)
    await apply(run.id)
    expect(await people()).toHaveLength(9)
  })

  test('a dry run without findings writes nothing, and needs no approval', async () => {
    const { standing, post, turn, last, backend } = await collected()
    await standing()
    const before = await backend.database.owner.selectFrom('import_run').selectAll().execute()
    await post('/registry/larkmoor/runs')
    await turn()
    expect(await last()).toMatchObject({ state: 'unchanged', isByHand: true })
    expect(await backend.database.owner.selectFrom('import_run').selectAll().execute()).toEqual(before)
  })

  test('if the directory has changed since the review, an approved run is not applied', async () => {
    const { standing, post, turn, last, backend, apply, host, people } = await collected()
    await standing()
    host.pages['/roster'] = page(roster({ without: ['M-101'] }))
    await post('/registry/larkmoor/runs')
    await turn()
    const { id } = await last()
    await backend.database.owner.deleteFrom('source_record').where('key', '=', 'M-102').execute()
    await apply(id)
    expect(await last()).toMatchObject({ state: 'failed', fault: 'changed_since' })
    expect(await people()).toHaveLength(10)
  })

  test('other settings, made while a run goes or waits, are not taken for those that it was fetched by', async () => {
    const { standing, due, host, last, backend } = await collected()
    await standing()
    const { owner } = backend.database
    const setup = () => owner.selectFrom('source_setup').select(['is_new', 'etag']).where('source_id', '=', 'larkmoor').executeTakeFirst()
    const change = () =>
      owner
        .updateTable('source_setup')
        .set(({ eb }) => ({ is_new: true, etag: null, version: eb('version', '+', 1) }))
        .where('source_id', '=', 'larkmoor')
        .execute()
    host.pages['/roster'] = async (request, reply) => {
      await change()
      page(roster(), { etag: '"of before"' })(request, reply)
    }
    await due()
    expect(await last()).toMatchObject({ state: 'unchanged' })
    expect(await setup()).toEqual({ is_new: true, etag: null })
    host.pages['/roster'] = page(roster({ without: ['M-101'] }), { etag: '"now"' })
    await due()
    expect(await last()).toMatchObject({ state: 'held', heldFor: ['first'] })
  })

  test('a run cancelled while it fetches leaves nothing', async () => {
    const { standing, post, turn, last, host, people } = await collected()
    await standing()
    host.pages['/roster'] = () => {}
    await post('/registry/larkmoor/runs')
    const turning = turn()
    await expect.poll(() => host.asked.filter(({ path }) => path === '/roster').length).toBe(2)
    expect(await last()).toMatchObject({ state: 'running', progress: { phase: 'fetching' } })
    expect((await post(`/runs/${(await last()).id}/cancel`)).statusCode).toBe(200)
    await turning
    expect(await last()).toMatchObject({ state: 'cancelled', fault: null })
    expect(await people()).toHaveLength(10)
  })
})

describe('failures', () => {
  test.each([
    ['robots.txt refuses it', 'robots', 'private', page(roster())],
    ['the page has moved to another host', 'moved', 'roster', page('', { location: 'https://elsewhere.example/roster' }, 301)],
    ['the page is half there', 'cut_off', 'roster', page(roster().slice(0, 1_500))],
    ['the page is another one', 'no_rows', 'roster', page('<html><body>We have a new site.</body></html>')],
    ['it is a table where a page was', 'content_type', 'roster', csv('a,b\n')],
    ['it is gone', 'gone', 'roster', page('', {}, 404)],
  ] as const)('%s: the run fails with its reason, and the directory stays', async (_name, fault, at, serve) => {
    const { standing, put, due, host, last, people, backend } = await collected()
    await standing()
    host.pages[`/${at}`] = serve
    await put({ path: `/${at}` })
    await due()
    expect(await last()).toMatchObject({ state: 'failed', fault })
    expect(await people()).toHaveLength(10)
    const setup = await backend.database.owner
      .selectFrom('source_setup')
      .selectAll()
      .where('source_id', '=', 'larkmoor')
      .executeTakeFirstOrThrow()
    expect(setup).toMatchObject({ failures: 1, moved_to: fault === 'moved' ? 'https://elsewhere.example/roster' : null })
    // Tried again after an hour; a host that refuses is tried at the usual interval.
    const hours = (setup.due_at.getTime() - backend.clock.now) / 3_600_000
    expect(hours).toBeCloseTo(fault === 'robots' || fault === 'moved' ? 24 : 1, 1)
  })

  test('an export whose header is another one says which column is missing', async () => {
    const { put, turn, last, host } = await collected()
    host.pages['/judges.csv'] = csv(saved('judges.csv').replace('Last Name', 'Surname'))
    await put({ id: 'federal-judges', path: '/judges.csv', mapping: null })
    await turn()
    expect(await last('federal-judges')).toMatchObject({
      state: 'failed',
      fault: 'unreadable',
      faultText: expect.stringContaining('"Last Name"'),
    })
  })

  test('a process that died is noticed, and the source is asked again', async () => {
    const { standing, backend, due, runs } = await collected()
    await standing()
    const { owner } = backend.database
    const old = new Date(backend.clock.now)
    await owner
      .insertInto('source_run')
      .values({
        id: crypto.randomUUID(),
        source_id: 'larkmoor',
        state: 'running',
        is_by_hand: false,
        asked_at: old,
        begun_at: old,
        beat_at: old,
        host: 'x',
      })
      .execute()
    await due()
    expect((await runs()).map(({ state, fault }) => [state, fault]).slice(0, 2)).toEqual([
      ['unchanged', null],
      ['failed', 'interrupted'],
    ])
  })

  test('a stored mapping that is no longer valid is a bug, and is reported', async () => {
    const { put, backend, turn, last, reports } = await collected()
    await put()
    await backend.database.owner.updateTable('source_setup').set({ mapping: '{}' }).where('source_id', '=', 'larkmoor').execute()
    await turn()
    expect(await last()).toMatchObject({ state: 'failed', fault: 'bug' })
    expect(reports).toEqual([expect.stringContaining('sources.run larkmoor')])
  })
})

describe('a roster of several pages', () => {
  const paged = { ...rosterMapping, page: { ...rosterMapping.page, next: 'a.next' } }
  const half = (without: string[], next?: string) => {
    const text = roster({ without })
    return page(next === undefined ? text : text.replace('</main>', `<a class="next" href="${next}">Next</a></main>`))
  }
  const [front, back] = [
    ['M-101', 'M-102', 'M-103', 'M-104', 'M-105'],
    ['M-106', 'M-107', 'M-108', 'M-109', 'M-110'],
  ] as const

  test('is read to the end, and a loop is detected', async () => {
    const { put, turn, last, host } = await collected()
    host.pages['/roster'] = half([...back], '/roster?page=2')
    host.pages['/roster?page=2'] = half([...front], '/roster')
    await put({ mapping: paged })
    await turn()
    expect(await last()).toMatchObject({ state: 'held', rowsIn: 10, codes: [200, 200] })
  })

  test('is abandoned if its pages do not end', async () => {
    const { put, turn, last, host } = await collected()
    for (let n = 0; n <= 60; n += 1) host.pages[`/roster${n === 0 ? '' : `?page=${n}`}`] = half([...back], `/roster?page=${n + 1}`)
    await put({ mapping: paged })
    await turn()
    expect(await last()).toMatchObject({ state: 'failed', fault: 'too_many_pages' })
  })
})

describe('several processes on one database', () => {
  test('take a run once, and ask a host one at a time', async () => {
    const { put, turn, runs, host } = await collected()
    await put()
    await put({ id: 'larkmoor-too', path: '/roster' })
    let atOnce = 0
    let most = 0
    host.pages['/roster'] = (request, reply) => {
      most = Math.max(most, (atOnce += 1))
      setTimeout(() => {
        atOnce -= 1
        page(roster())(request, reply)
      }, 50)
    }
    await Promise.all([turn(), turn(), turn()])
    // A source that had to wait runs in the next turn.
    await turn()
    expect(most).toBe(1)
    for (const id of ['larkmoor', 'larkmoor-too']) expect((await runs(id)).map(({ state }) => state)).toEqual(['held'])
    expect(host.asked.filter(({ path }) => path === '/roster')).toHaveLength(2)
  })

  test('old runs are deleted, except the last of a source and those that wait; a download is deleted with its decision', async () => {
    const { standing, due, backend, forget, runs, host, last } = await collected()
    await standing()
    await due()
    host.pages['/roster'] = page(roster({ without: ['M-101', 'M-102', 'M-103'] }))
    await due()
    const bodies = () => backend.database.owner.selectFrom('source_run_body').select('run_id').execute()
    await forget()
    expect(await bodies()).toEqual([{ run_id: (await last()).id }])
    backend.clock.now += 401 * 24 * 3_600_000
    await forget()
    expect((await runs()).map(({ state }) => state)).toEqual(['held'])
  })
})

describe('nothing is fetched', () => {
  test('of a source that is paused, stopped or fictional, and none where collecting is off or closed', async () => {
    const { put, turn, host, backend, runs } = await collected()
    await put({ paused: true })
    await turn()
    const set = (said: object) => backend.database.owner.updateTable('source_setup').set(said).where('source_id', '=', 'larkmoor').execute()
    await set({ is_paused: false, stopped_why: 'The host asked us to.' })
    await turn()
    await set({ stopped_why: null, is_fictional: true })
    await turn()
    expect(await runs()).toEqual([])
    for (const closed of [{ isOn: false }, { isClosed: async () => true }]) {
      const off = await collected(closed)
      await off.put()
      await off.turn()
      expect(await off.runs()).toEqual([])
      expect(off.host.asked).toEqual([])
    }
    expect(host.asked).toEqual([])
  })

  test('after the kill switch, a running run ends and an approved one is not applied', async () => {
    const { standing, post, turn, last, host, due, people } = await collected()
    await standing()
    host.pages['/roster'] = () => {}
    await post('/registry/larkmoor/runs')
    const turning = turn()
    await expect.poll(() => host.asked.filter(({ path }) => path === '/roster').length).toBe(2)
    expect((await post('/stop', { id: null, reason: 'The host wrote to us.' })).json()).toMatchObject({ stopped: 2 })
    await turning
    expect(await last()).toMatchObject({ state: 'cancelled' })
    await due()
    expect((await post('/registry/larkmoor/runs')).statusCode).toBe(409)
    expect(await people()).toHaveLength(10)
  })
})
