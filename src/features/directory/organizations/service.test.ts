import { describe, expect, test } from 'vitest'
import { stand } from '#test/support/duplicates.ts'
import { day } from '#test/support/roster.ts'
import { putPersonOf } from '#test/support/signed-in.ts'
import { testApp } from '#test/support/test-app.ts'
import type { CourtRecord, PersonRecord, PositionRecord, Source } from '#domain/directory/record.ts'
import { personId } from '#directory/imports/ids.ts'
import { importSource } from '#directory/imports/service.ts'
import type { Listed, Organization, PersonSeats } from './contract.ts'
import { putDemoOrganizations, removeDemoOrganizations } from './demo.ts'
import { hasSeatIn, organizationsAt } from './public.ts'
import { fill } from './fill.ts'

const today = day('2026-03-12')
const later = day('2026-04-02')

const court = (key: string, name: string, parentKey: string | null = null): CourtRecord => ({
  what: 'court',
  key,
  line: 1,
  name,
  parentKey,
  system: 'state',
  level: 'trial',
  hearsFamily: true,
  state: 'OH',
  county: parentKey ? 'Wood' : null,
  website: null,
  openedOn: null,
  closedOn: null,
})

const seat = (courtKey: string | null, over: Partial<PositionRecord> = {}): PositionRecord => ({
  kind: 'judge',
  title: 'Judge',
  courtName: courtKey === null ? 'Quarrowick Court' : courtKey,
  courtId: courtKey === null ? null : `roster:${courtKey}`,
  state: 'OH',
  counties: ['Wood'],
  basis: 'appointed',
  fromOn: day('2014-11-04'),
  fromPrecision: 'day',
  toOn: null,
  endReason: null,
  ...over,
})

const person = (key: string, positions: readonly PositionRecord[], over: Partial<PersonRecord> = {}): PersonRecord => ({
  what: 'person',
  key,
  line: 9,
  role: 'judge',
  kind: 'judge',
  jurisdiction: 'state',
  name: { display: `Una ${key}`, given: 'Una', middle: null, family: key, suffix: null },
  standing: 'serving',
  // Demo records have the courts that their source names; others are linked by their words.
  isFictional: true,
  positions,
  facts: [],
  ...over,
})

const roster = (people: readonly PersonRecord[]): Source => ({
  id: 'roster',
  title: 'A roster',
  publisher: 'A court',
  url: null,
  licence: 'public record',
  editionOn: day('2026-01-31'),
  async *read() {
    yield { record: court('top', 'Larkmoor Family Court') }
    yield { record: court('wood', 'Larkmoor Family Division, Wood County', 'top') }
    yield { record: court('wood-3', 'Larkmoor Family Division, Wood County, Department 3', 'wood') }
    for (const record of people) yield { record }
  },
})

const ferrow = personId('roster', 'Ferrow')
const larkin = personId('roster', 'Larkin')
const usual = [
  person('Ferrow', [
    seat('wood', { kind: 'magistrate', title: 'Magistrate', toOn: day('2018-01-02'), endReason: 'Took another seat' }),
    seat('wood-3', { fromOn: day('2018-01-02') }),
  ]),
  person('Larkin', [seat('wood', { kind: 'guardian_ad_litem', title: 'Guardian ad litem', basis: 'listed' })], {
    role: 'gal',
    kind: 'guardian_ad_litem',
  }),
]

/** A directory that organizations were filled from, and an admin. */
async function desk(people: readonly PersonRecord[] = usual) {
  const site = await testApp()
  const { owner } = site.database
  await importSource(owner, roster(people), { today })
  await fill(owner, today)
  const admin = await putPersonOf(site, { roles: ['admin'] })
  const get = async <T>(path: string) => {
    const reply = await site.app.inject({ url: `/api/organizations${path}`, headers: { cookie: admin.cookie } })
    return { status: reply.statusCode, body: reply.json<T & { message: string; detail: { field?: string; why?: string } }>() }
  }
  const post = async (path: string, payload: object, key?: string) => {
    const reply = await site.app.inject({
      method: 'POST',
      url: `/api/organizations${path}`,
      payload,
      headers: { cookie: admin.cookie, ...(key && { 'idempotency-key': key }) },
    })
    return { status: reply.statusCode, body: reply.json<{ id: string; message: string; detail: { field?: string; why?: string } }>() }
  }
  const list = async (query = '') => (await get<{ items: Listed[]; total: number }>(query)).body
  const named = async (q: string) => {
    const found = (await list(`?q=${encodeURIComponent(q)}`)).items[0]
    if (!found) throw new Error(`Nothing is called ${q}.`)
    return found.id
  }
  const one = async (id: string, query = '') => (await get<Organization>(`/${id}${query}`)).body
  const seatsOf = async (id: string) => (await get<PersonSeats>(`/people/${id}`)).body
  return { ...site, owner, admin, get, post, list, named, one, seatsOf }
}

const sourced = { source: 'https://courts.example/roster', sourceOn: '2026-03-01' }
const newSeat = (over: object = {}) => ({
  professional: larkin,
  role: 'Member of the panel',
  isExclusive: false,
  fromOn: '2020-05-01',
  fromPrecision: 'day',
  toOn: null,
  ...sourced,
  ...over,
})

describe('filling from the directory', () => {
  test('courts come as court, division and department, each below the one above it', async () => {
    const { named, one } = await desk()
    const department = await one(await named('department 3'))
    expect(department).toMatchObject({ kind: 'department', state: 'OH', county: 'Wood', isOfDirectory: true })
    expect(department.above.map(({ name }) => name)).toEqual(['Larkmoor Family Court', 'Larkmoor Family Division, Wood County'])
    const division = await one(department.above[1]!.id)
    expect([division.kind, division.below.map(({ name }) => name)]).toEqual([
      'division',
      ['Larkmoor Family Division, Wood County, Department 3'],
    ])
  })

  test('a seat has role, days, source and the day for which it speaks; a judge’s is full-time, a roster’s is not', async () => {
    const { seatsOf } = await desk()
    const { seats } = await seatsOf(ferrow)
    expect(seats).toMatchObject([
      { role: 'Magistrate', isExclusive: true, fromOn: '2014-11-04', toOn: '2018-01-02', endReason: 'Took another seat', isStaff: false },
      { role: 'Judge', fromOn: '2018-01-02', toOn: null, sourceOn: '2026-01-31', source: expect.stringMatching(/^A roster, /) },
    ])
    expect((await seatsOf(larkin)).seats[0]).toMatchObject({ isExclusive: false })
  })

  test('the fill runs once after an import; a change in a source adds a version, and the earlier one stays', async () => {
    const { owner, seatsOf } = await desk()
    expect(await fill(owner, today)).toBe(false)
    await importSource(
      owner,
      roster([
        usual[1]!,
        person('Ferrow', [usual[0]!.positions[0]!, seat('wood-3', { fromOn: day('2018-01-02'), title: 'Presiding Judge' })]),
      ]),
      {
        today: later,
        force: true,
      },
    )
    expect(await fill(owner, later)).toBe(true)
    const { seats } = await seatsOf(ferrow)
    expect(seats[1]).toMatchObject({ role: 'Presiding Judge', before: [{ role: 'Judge', goneHow: 'source', goneOn: '2026-04-02' }] })
    const last = await owner.selectFrom('organization_fill').selectAll().orderBy('seq', 'desc').executeTakeFirstOrThrow()
    expect(last).toMatchObject({ organizations: 0, added: 0, replaced: 1, gone: 0 })
  })

  test('a person whom a source no longer names retains their seats, and an unknown court is counted', async () => {
    const { owner, seatsOf } = await desk([...usual, person('Peña', [seat(null)], { isFictional: false })])
    expect(await owner.selectFrom('organization_fill').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      organizations: 3,
      added: 3,
      unlinked: 1,
      overlapping: 0,
    })
    await importSource(owner, roster([usual[0]!]), { today: later, force: true })
    await fill(owner, later)
    expect((await seatsOf(larkin)).seats).toHaveLength(1)
  })

  test('two full-time seats of one person at once, from a source, are stored and reported', async () => {
    const { owner, seatsOf } = await desk([person('Ferrow', [seat('wood'), seat('wood-3', { fromOn: day('2018-01-02') })])])
    expect((await seatsOf(ferrow)).overlaps).toHaveLength(1)
    expect(await owner.selectFrom('organization_fill').selectAll().executeTakeFirstOrThrow()).toMatchObject({ overlapping: 1 })
  })

  test('the next import does not reopen a seat that staff ended, nor restore one that they removed', async () => {
    const { owner, post, seatsOf } = await desk()
    const [, bench] = (await seatsOf(ferrow)).seats
    const [panel] = (await seatsOf(larkin)).seats
    expect((await post(`/seats/${bench!.seat}/end`, { toOn: '2025-06-30', reason: 'Retired', ...sourced })).status).toBe(200)
    expect((await post(`/seats/${panel!.seat}/withdraw`, { why: 'It is another person.' })).status).toBe(200)
    await importSource(owner, roster([...usual, person('Peña', [seat('wood')])]), { today: later, force: true })
    await fill(owner, later)
    expect((await seatsOf(ferrow)).seats[1]).toMatchObject({ toOn: '2025-06-30', isStaff: true })
    expect((await seatsOf(larkin)).seats).toEqual([])
  })
})

describe('seats on a day', () => {
  test('an organization lists all its seats, or those of one day', async () => {
    const { named, one } = await desk()
    const division = await named('Larkmoor Family Division, Wood County')
    const rolesOn = async (query: string) => (await one(division, query)).seats.map(({ role }) => role)
    expect(await rolesOn('')).toEqual(['Magistrate', 'Guardian ad litem'])
    expect(await rolesOn('?on=2018-01-01')).toEqual(['Magistrate', 'Guardian ad litem'])
    expect(await rolesOn('?on=2018-01-02')).toEqual(['Guardian ad litem'])
    expect(await rolesOn('?on=2014-11-03')).toEqual([])
  })
})

describe('two records of one person', () => {
  const twin = personId('roster', 'Pike')
  const both = [
    ...usual,
    person('Pike', [seat('wood-3', { fromOn: day('2019-01-01') }), seat('wood', { title: 'Mediator', fromOn: day('2024-01-01') })]),
  ]

  test('have their seats on the one profile, what both sources say alike once, and each its own when it is undone', async () => {
    const { owner, one, named, seatsOf } = await desk(both)
    const rows = () => owner.selectFrom('organization_seat').selectAll().orderBy('id').execute()
    const before = await rows()
    await stand(owner, ferrow, [twin])
    const bench = await one(await named('department 3'))
    expect([bench.seatsInAll, bench.seats.map(({ person: { id, name } }) => [id, name])]).toEqual([1, [[ferrow, 'Una Ferrow']]])
    for (const address of [ferrow, twin]) {
      const { person: who, seats } = await seatsOf(address)
      expect([who.id, seats.map(({ role }) => role)]).toEqual([ferrow, ['Magistrate', 'Judge', 'Mediator']])
    }
    const [division] = await owner
      .selectFrom('organization_shown')
      .select('id')
      .where('name', '=', 'Larkmoor Family Division, Wood County')
      .execute()
    expect(await hasSeatIn(owner, ferrow, [division!.id!], '2025-06-01')).toBe(true)
    await stand(owner, ferrow, [], [ferrow, twin])
    expect((await one(await named('department 3'))).seatsInAll).toBe(2)
    expect(await hasSeatIn(owner, ferrow, [division!.id!], '2025-06-01')).toBe(false)
    expect(await rows()).toEqual(before)
  })

  test('are held to one full-time seat at a time, and a seat that is added at the old address is the profile’s', async () => {
    const { owner, post, named, seatsOf } = await desk(both)
    await stand(owner, larkin, [twin])
    const panel = await named('Larkmoor Family Court')
    const conflict = await post(`/${panel}/seats`, newSeat({ isExclusive: true, professional: larkin }))
    expect([conflict.status, conflict.body.message]).toEqual([409, expect.stringMatching(/another full-time seat/)])
    expect((await post(`/${panel}/seats`, newSeat({ professional: twin }))).status).toBe(200)
    const rows = await owner.selectFrom('organization_seat').select('professional_id').where('is_staff', '=', true).execute()
    expect(rows).toEqual([{ professional_id: larkin }])
    expect((await seatsOf(twin)).seats.map(({ role }) => role)).toContain('Member of the panel')
  })

  test('are still filled from both sources while they are merged', async () => {
    const { owner, seatsOf } = await desk(both)
    await stand(owner, ferrow, [twin])
    await importSource(owner, roster([...usual, person('Pike', [seat('wood', { title: 'Referee', fromOn: day('2025-01-01') })])]), {
      today: later,
      force: true,
    })
    await fill(owner, later)
    expect((await seatsOf(ferrow)).seats.map(({ role }) => role)).toEqual(['Magistrate', 'Judge', 'Referee'])
  })
})

describe('staff', () => {
  test('add a firm and a seat in it, end the seat, and every version stays with its source', async () => {
    const { post, one, owner, admin } = await desk()
    const firm = await post('', { kind: 'firm', name: 'Fern & Pike', parent: null, state: 'OH', county: 'Wood', ...sourced })
    expect(firm.status).toBe(200)
    const made = await post(`/${firm.body.id}/seats`, newSeat())
    expect(made.status).toBe(200)
    await post(`/seats/${made.body.id}/end`, {
      toOn: '2024-01-31',
      reason: 'Left the firm',
      source: 'A letter of the firm',
      sourceOn: '2026-02-02',
    })
    const { seats } = await one(firm.body.id)
    expect(seats).toMatchObject([
      {
        seat: made.body.id,
        toOn: '2024-01-31',
        endReason: 'Left the firm',
        source: 'A letter of the firm',
        before: [{ toOn: null, goneHow: 'ended', source: sourced.source }],
      },
    ])
    const lines = await owner
      .selectFrom('audit')
      .select(['action', 'account_id'])
      .where('action', 'like', 'organizations.%')
      .orderBy('at')
      .execute()
    expect(lines.map(({ action }) => action).toSorted()).toEqual(['organizations.add', 'organizations.addSeat', 'organizations.endSeat'])
    expect(new Set(lines.map(({ account_id: by }) => by))).toEqual(new Set([admin.account]))
  })

  test('sent again with its key, an organization and a seat are made once', async () => {
    const { post, list, one } = await desk()
    const firm = { kind: 'firm', name: 'Fern & Pike', parent: null, state: 'OH', county: null, ...sourced }
    const [first, again] = [await post('', firm, 'the-key-of-one-new-firm-1'), await post('', firm, 'the-key-of-one-new-firm-1')]
    expect([first.status, again]).toEqual([200, first])
    expect((await list('?kind=firm')).total).toBe(1)
    await post(`/${first.body.id}/seats`, newSeat(), 'the-key-of-one-new-seat-1')
    await post(`/${first.body.id}/seats`, newSeat(), 'the-key-of-one-new-seat-1')
    expect((await one(first.body.id)).seats).toHaveLength(1)
  })

  test('a correction keeps what stood there, with the reason', async () => {
    const { post, seatsOf } = await desk()
    const [panel] = (await seatsOf(larkin)).seats
    const { professional: _professional, ...days } = newSeat({
      role: 'Guardian ad litem',
      fromOn: '2015-01-01',
      why: 'The roster of 2015 says so.',
    })
    expect((await post(`/seats/${panel!.seat}/correct`, days)).status).toBe(200)
    expect((await seatsOf(larkin)).seats).toMatchObject([
      { fromOn: '2015-01-01', before: [{ fromOn: '2014-11-04', goneHow: 'corrected', goneWhy: 'The roster of 2015 says so.' }] },
    ])
  })

  test('a second full-time seat at the same time is refused, and one on the day after the first is taken', async () => {
    const { post, named, seatsOf } = await desk()
    const top = await named('Larkmoor Family Court')
    const bench = (over: object) => newSeat({ professional: ferrow, role: 'Judge', isExclusive: true, ...over })
    const refused = await post(`/${top}/seats`, bench({ fromOn: '2020-01-01' }))
    expect([refused.status, refused.body.detail.field]).toEqual([409, 'fromOn'])
    expect(refused.body.message).toMatch(/another full-time seat .*Judge, from 2018-01-02.*End that seat first/)
    expect((await post(`/${top}/seats`, bench({ fromOn: '2010-01-01', toOn: '2014-11-04' }))).status).toBe(200)
    // A part-time seat may overlap a full-time one.
    expect((await post(`/${top}/seats`, bench({ fromOn: '2020-01-01', isExclusive: false, role: 'Lecturer' }))).status).toBe(200)
    expect((await seatsOf(ferrow)).overlaps).toEqual([])
  })

  test('of two full-time seats that are sent at once, only one is stored', async () => {
    const { post, named, seatsOf } = await desk()
    const [top, division] = [await named('Larkmoor Family Court'), await named('Larkmoor Family Division, Wood County')]
    const bench = newSeat({ role: 'Commissioner', isExclusive: true })
    const replies = await Promise.all([post(`/${top}/seats`, bench), post(`/${division}/seats`, bench)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await seatsOf(larkin)).seats.filter(({ isExclusive }) => isExclusive)).toHaveLength(1)
  })

  test('an organization closes when its seats are over, and takes no seat after that day', async () => {
    const { post, one } = await desk()
    const { id } = (await post('', { kind: 'agency', name: 'An office of Wood', parent: null, state: 'OH', county: 'Wood', ...sourced }))
      .body
    const made = (await post(`/${id}/seats`, newSeat())).body
    expect((await post(`/${id}/close`, { on: '2025-01-01', ...sourced })).body.message).toMatch(/one seat is not over/)
    await post(`/seats/${made.id}/end`, { toOn: '2024-12-31', reason: 'The office closed', ...sourced })
    expect((await post(`/${id}/close`, { on: '2025-01-01', ...sourced })).status).toBe(200)
    expect(await one(id)).toMatchObject({ closedOn: '2025-01-01', closingSource: sourced.source })
    expect((await post(`/${id}/seats`, newSeat({ fromOn: '2025-02-01' }))).body.message).toMatch(/was closed on 2025-01-01/)
  })
})

describe('wrong input', () => {
  test.each<[string, object, number, string | undefined]>([
    ['an end before the begin', newSeat({ toOn: '2019-01-01' }), 400, 'toOn'],
    ['a day that the calendar lacks', newSeat({ fromOn: '2020-02-30' }), 400, 'fromOn'],
    ['a source of tomorrow', newSeat({ sourceOn: '2026-03-13' }), 400, 'sourceOn'],
    ['somebody whom the directory does not have', newSeat({ professional: personId('roster', 'nobody') }), 400, 'professional'],
    ['no source', newSeat({ source: '' }), 400, 'source'],
    ['a NUL in the role', newSeat({ role: 'Jud\0ge' }), 400, 'role'],
    ['the same seat twice', newSeat({ role: 'Guardian ad litem' }), 409, 'fromOn'],
  ])('%s is refused with a sentence, and nothing is kept', async (_, body, status, field) => {
    const { post, named, owner } = await desk()
    const count = async () => (await owner.selectFrom('organization_seat').select('id').execute()).length
    const before = await count()
    const reply = await post(`/${await named('Larkmoor Family Division, Wood County')}/seats`, body)
    expect([reply.status, reply.body.message, reply.body.detail?.field]).toEqual([status, expect.stringMatching(/\S/), field])
    expect(await count()).toBe(before)
  })

  test('an unknown court takes no seat and no part', async () => {
    const { post } = await desk()
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await post(`/${unknown}/seats`, newSeat())).status).toBe(404)
    const part = { kind: 'department', name: 'Department 9', parent: unknown, state: null, county: null, ...sourced }
    expect((await post('', part)).body.detail.field).toBe('parent')
    expect((await post('', { ...part, parent: null })).body.message).toMatch(/part of a court or a division/)
  })

  test('a court of the directory is not closed by hand, and a name that is there is not given twice', async () => {
    const { post, named } = await desk()
    const top = await named('Larkmoor Family Court')
    expect((await post(`/${top}/close`, { on: '2025-01-01', ...sourced })).status).toBe(409)
    const panel = { kind: 'panel', name: 'A panel', parent: top, state: null, county: null, ...sourced }
    expect([(await post('', panel)).status, (await post('', panel)).status]).toEqual([200, 409])
  })

  test('a page marker is good for its own list alone', async () => {
    const { get } = await desk()
    expect((await get('?cursor=abc')).status).toBe(400)
  })
})

describe('domains', () => {
  test('a verified domain is found by its whole name until the verification is withdrawn', async () => {
    const { post, named, one, database } = await desk()
    const id = await named('Larkmoor Family Court')
    const made = await post(`/${id}/domains`, { domain: 'Clerk@larkmoor.example.gov', ...sourced })
    expect(made.status).toBe(200)
    const at = (domain: string) => organizationsAt(database.accounts, domain)
    expect(await at('larkmoor.example.gov')).toMatchObject([{ id, name: 'Larkmoor Family Court', courtId: 'roster:top' }])
    expect(await at('evil.larkmoor.example.gov')).toEqual([])
    expect(await at('example.gov')).toEqual([])
    expect((await post(`/${id}/domains`, { domain: 'larkmoor.example.gov', ...sourced })).status).toBe(409)
    expect((await post(`/domains/${made.body.id}/withdraw`, { why: 'The court moved.' })).status).toBe(200)
    expect(await at('larkmoor.example.gov')).toEqual([])
    expect((await one(id)).domains).toMatchObject([{ domain: 'larkmoor.example.gov', withdrawnWhy: 'The court moved.' }])
  })

  test('needs a password confirmed in the last ten minutes', async () => {
    const { post, named, clock } = await desk()
    const id = await named('Larkmoor Family Court')
    clock.now += 11 * 60_000
    const reply = await post(`/${id}/domains`, { domain: 'larkmoor.example.gov', ...sourced })
    expect([reply.status, reply.body.detail.why]).toEqual([403, 'confirm'])
  })

  test('hasSeatIn says whether a person has a seat on a day', async () => {
    const { named, database } = await desk()
    const division = await named('Larkmoor Family Division, Wood County')
    expect(await hasSeatIn(database.accounts, ferrow, [division], '2018-01-01')).toBe(true)
    expect(await hasSeatIn(database.accounts, ferrow, [division], '2018-01-02')).toBe(false)
  })
})

test('the role that answers requests cannot change or delete stored versions', async () => {
  const { database } = await desk()
  const { app, accounts } = database
  const tries = [
    () =>
      app
        .insertInto('organization')
        .values({ id: ferrow, kind: 'firm', name: 'Fern', source: 'nothing', source_on: today, recorded_on: today })
        .execute(),
    () => accounts.updateTable('organization_seat').set({ to_on: today }).execute(),
    () => accounts.updateTable('organization').set({ name: 'Another' }).execute(),
    () => accounts.deleteFrom('organization_seat').execute(),
    () => accounts.deleteFrom('organization_domain').execute(),
  ]
  for (const attempt of tries) await expect(attempt()).rejects.toThrow('permission denied')
})

test('the demo has a firm, an office and a panel of invented people, once, and they are removed with it', async () => {
  const { owner, list } = await desk()
  await owner.insertInto('source').values({ id: 'demo', title: 'Demo', publisher: 'This project', licence: 'invented' }).execute()
  await owner
    .insertInto('court')
    .values({
      id: 'demo:court-tx',
      source_id: 'demo',
      source_key: 'court-tx',
      name: 'Larkmoor Court of Texas',
      system: 'state',
      level: 'trial',
    })
    .execute()
  await owner
    .insertInto('import_run')
    .values({ source_id: 'demo', file_name: 'x', file_sha256: 'x', imported_on: today, added: 1, changed: 0, removed: 0, skipped: 0 })
    .execute()
  await owner.updateTable('professional').set({ state: 'TX' }).execute()
  await fill(owner, today)
  await putDemoOrganizations(owner, today)
  await putDemoOrganizations(owner, today)
  const kindsOf = async () => (await list('?state=TX')).items.map(({ kind, people }) => [kind, people])
  expect(await kindsOf()).toEqual([
    ['firm', 0],
    ['agency', 0],
    ['panel', 1],
  ])
  await removeDemoOrganizations(owner)
  expect(await kindsOf()).toEqual([])
})
