import { expect, test } from 'vitest'
import { family, grant, system } from '#test/support/family.ts'
import { fill, judge, order, recordOf, send } from '#test/support/record.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()

test('a parent’s record has their entries unchanged', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await fill(f.ana, f)
  const record = await recordOf(f.ana, f)
  expect(record).toMatchObject({
    profile: { county: 'Franklin', court: '', docket: 'DR-1', filedOn: '2026-01-05', servedOn: null, phase: 'filed', step: 7 },
    profileOf: null,
    contacts: [judge],
    tasks: [{ title: 'Call the clerk', dueOn: '2026-05-01', doneAt: null }],
    orders: [{ ...order, inForce: true, can: { change: true } }],
    views: [{ name: 'Open tasks' }],
    can: { change: true, nameOther: false },
  })
  expect(record.findings?.map(({ kind }) => kind)).toEqual(['judge_not_linked'])
})

test('the other parent sees no intake, contact, task, view or private order, and a shared order read-only', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await fill(f.ana, f)
  expect(await recordOf(f.ben, f)).toMatchObject({ profile: null, contacts: [], tasks: [], orders: [], views: [] })
  const { id } = (await recordOf(f.ana, f)).orders[0]!
  expect((await send(f.ben, f, 'PUT', `/orders/${id}`, order)).statusCode).toBe(404)
  await send(f.ana, f, 'PUT', `/orders/${id}`, { ...order, isShared: true })
  expect((await recordOf(f.ben, f)).orders).toMatchObject([{ title: 'Decree', can: { change: false } }])
  const refused = await send(f.ben, f, 'POST', `/orders/${id}/removed`, { removed: true })
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'Only who added an order changes it.'])
  expect((await recordOf(f.ana, f)).orders).toHaveLength(1)
})

test("an attorney with private records sees the client's whole record; one without, and a mediator, see their scopes", async () => {
  const backend = await theApp()
  const f = await family(backend)
  await fill(f.ana, f)
  const lena = await recordOf(await grant(backend, f, { seesPrivate: true }), f)
  expect(lena).toMatchObject({
    profileOf: 'Ana Moreno',
    profile: { docket: 'DR-1' },
    tasks: [{}],
    contacts: [{}],
    orders: [{}],
    can: { change: false },
  })
  expect(lena.findings).toMatchObject([{ kind: 'judge_not_linked' }])
  expect(lena.views).toEqual([])
  const plain = await recordOf(await grant(backend, f), f)
  expect(plain).toMatchObject({ profile: null, tasks: [], contacts: [], orders: [], findings: null })
  const mediator = await recordOf(await grant(backend, f, { role: 'mediator', scopes: ['orders'] }), f)
  expect(mediator).toMatchObject({ profile: null, children: [], schedule: null, findings: null, sees: ['orders'] })
})

test('a look of a granted seat is recorded with the scopes that it showed', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const gal = await grant(backend, f, { role: 'gal', scopes: ['orders', 'children'] })
  await recordOf(gal, f)
  const looks = await system(backend, (tx) =>
    tx.selectFrom('case_look').select('scope').where('case_id', '=', f.caseId).orderBy('scope').execute(),
  )
  expect(looks.map(({ scope }) => scope)).toEqual(['children', 'orders'])
})

test('if the order says 6 pm and the schedule 5 pm, the record says both, and the schedule is one sentence', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await send(f.ana, f, 'POST', '/orders', order)
  const { id } = (await recordOf(f.ana, f)).orders[0]!
  const rules = [
    {
      id: 'weeks',
      layer: 'base',
      children: 'all',
      span: { kind: 'cycle', anchor: '2026-01-05', nights: 'AABBAAAAABBBBB', handover: { at: '17:00' } },
    },
  ]
  await system(backend, (tx) =>
    tx
      .insertInto('schedule_version')
      .values({
        case_id: f.caseId,
        id: '55555555-5555-4555-8555-555555555555',
        author_id: f.ana.memberId,
        title: 'Plan',
        basis: 'order',
        effective_on: '2026-01-05',
        order_id: id,
        rules: JSON.stringify(rules),
        state: 'approved',
        created_at: new Date(backend.clock.now),
        answered_at: new Date(backend.clock.now),
      })
      .execute(),
  )
  const { findings, schedule } = await recordOf(f.ana, f)
  expect(findings).toMatchObject([
    {
      kind: 'exchange_time',
      values: [
        { value: '18:00', source: 'Decree, 6(a)' },
        { value: '17:00', source: 'Plan' },
      ],
    },
  ])
  expect(schedule).toMatchObject({ nights: [{ A: 14, B: 14, third: 0, gap: 0 }] })
  expect(schedule!.nights[0]!.children.toSorted()).toEqual(['Leo', 'Maya'])
  expect(schedule!.exchanges[0]!.time).toBe('17:00')
})

test('a seat whose days have an end sees the schedule up to that day and no findings', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await fill(f.ana, f)
  const rules = [
    {
      id: 'weeks',
      layer: 'base',
      children: 'all',
      span: { kind: 'cycle', anchor: '2026-01-05', nights: 'AAAAAAABBBBBBB', handover: { at: '17:00' } },
    },
  ]
  await system(backend, (tx) =>
    tx
      .insertInto('schedule_version')
      .values({
        case_id: f.caseId,
        id: '55555555-5555-4555-8555-555555555555',
        author_id: f.ana.memberId,
        title: 'Plan',
        basis: 'agreed',
        effective_on: '2026-01-05',
        rules: JSON.stringify(rules),
        state: 'approved',
        created_at: new Date(backend.clock.now),
        answered_at: new Date(backend.clock.now),
      })
      .execute(),
  )
  const { today, schedule } = await recordOf(f.ana, f)
  expect(schedule).not.toBeNull()
  const lena = await recordOf(await grant(backend, f, { seesPrivate: true, days: { from: '2020-01-01', to: today } }), f)
  expect(lena).toMatchObject({ findings: null, schedule: { from: today, to: today } })
  const { A, B } = lena.schedule!.nights[0]!
  expect(A + B).toBe(1)
})
