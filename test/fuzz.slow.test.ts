import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { dice } from '#assurance/fuzz/dice.ts'
import { formBody, formsIn, readForms } from '#assurance/fuzz/forms.ts'
import { guestKinds, inviteGuests, isOpenTo, turnedAway } from '#assurance/fuzz/guests.ts'
import { leakIn } from '#assurance/fuzz/leaks.ts'
import { refusedPrices } from '#assurance/fuzz/prices.ts'
import { isOfCase, weighted } from '#assurance/fuzz/requests.ts'
import { fuzz } from '#assurance/fuzz/run.ts'
import { small } from '#assurance/fuzz/small.ts'
import { addProfessional } from '#assurance/fuzz/professional.ts'
import { changed, stateReader } from '#assurance/fuzz/state.ts'
import { allCalls } from '#app/features.ts'
import { calls as accounts } from '#accounts/accounts/contract.ts'
import { calls as staff } from '#staff/staff/contract.ts'
import { iterations } from './support/depth.ts'
import { builtPages, testSecret, testApp } from './support/test-app.ts'

const [own, desk] = [accounts.user, staff.figures]

/** Enough of both kinds that every access check refused, and allowed, often. */
const requests = iterations(20_000, small.requests)

test(`${requests} spoilt requests: no answer of 500 or above, no bug, no word of our insides, and nothing half-written`, async () => {
  const { app, clock, database, reports } = await testApp({ pages: await builtPages() })
  clock.now = Date.now()
  await addProfessional(database.owner)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const guests = await inviteGuests(database.owner, testSecret)
  const calls = weighted(allCalls)
  const target = { port, calls, guests, forms: await readForms(port, guests), state: await stateReader(database.owner) }

  // Nobody here has a case, so that what names one is never taken.
  const takeable = calls.filter((call) => call.access !== 'public' && !isOfCase(call))
  const signedInOnly = new Set(takeable.map(({ name }) => name))
  const outcome = await fuzz(target, requests, small.seed)

  // Together: what was reported says why an answer was 500.
  expect({ bad: outcome.bad, reports }).toEqual({ bad: [], reports: [] })
  expect(outcome.requests).toBe(requests)
  expect(outcome.watched).toBe(requests / 40)
  // The access checks may not refuse everything, or nothing was tested: ratings were accepted too.
  expect(outcome.statuses['200']).toBeGreaterThan(requests / 10)
  expect(outcome.statuses['400']).toBeGreaterThan(requests / 10)
  expect(outcome.taken['reviews.file']).toBeGreaterThan(requests / 4_000)
  expect(outcome.taken['reviews.lookUp']).toBeGreaterThan(0)
  expect(Object.values(outcome.prices)).toEqual(Object.keys(refusedPrices).map(() => 3))
  // Signed-in people must get through as well: sessions end, roles are lost, and the run brings new people. Before the
  // gates few calls are open (about 70 tries, two thirds of them let in), so the bounds are four deviations below the usual.
  for (const kind of guestKinds.filter((one) => one !== 'suspended')) {
    const { tried, letIn } = outcome.kinds[kind]
    expect([kind, tried > iterations(38, 4), letIn / tried > 0.4]).toEqual([kind, true, true])
  }
  expect(Object.keys(outcome.taken).filter((name) => signedInOnly.has(name)).length).toBeGreaterThan(
    signedInOnly.size * iterations(0.55, 0.36),
  )
  expect((await app.inject('/api/professionals/count')).json()).toEqual({ count: 1 })
}, 300_000)

describe('the fuzzer itself', () => {
  test('knows who was refused at the first access check, and who may make a call', () => {
    expect(turnedAway(401, '{"detail":{"why":"sign_in"}}')).toBe('sign_in')
    expect(turnedAway(403, '{"detail":{"why":"suspended"}}')).toBe('suspended')
    // A rule of a feature, and a password that is asked for again, come behind it.
    expect([turnedAway(403, '{"detail":{"why":"confirm"}}'), turnedAway(200, '"why":"sign_in"')]).toEqual([null, null])
    const open = guestKinds.filter((kind) => isOpenTo(kind, { staff: 'support' }))
    expect(open).toEqual(['support', 'admin', 'super'])
    expect(guestKinds.filter((kind) => !isOpenTo(kind, 'signedIn'))).toEqual(['suspended'])
  })

  test('brings someone new for the person who lost the session, the role or the right to be there', async () => {
    const { database } = await testApp()
    const guests = await inviteGuests(database.owner, testSecret)
    const [member, admin] = [guests.of('member')!, guests.of('admin')!]
    guests.heard(member, own, 200, '{"email":"x"}')
    guests.heard(admin, desk, 403, '{"detail":{"why":"not_staff"}}')
    await guests.mend()
    expect(guests.of('member')).toBe(member)
    expect(guests.of('admin')).not.toBe(admin)
    guests.heard(member, own, 401, '{"detail":{"why":"sign_in"}}')
    // Two who ask at once bring one.
    await Promise.all([guests.mend(), guests.mend()])
    expect(guests.of('member')).not.toBe(member)
    expect((await database.owner.selectFrom('account').select('id').execute()).length).toBe(1 + guestKinds.length + 2)
  })

  test('knows a stack, a path, a piece of SQL and a message of the database when it sees one', () => {
    const said = [
      '{"message":"x\\n    at show (/srv/app/src/server/http/pages.ts:101:22)"}',
      'Cannot find node_modules/pg',
      'duplicate key value violates unique constraint "review_pkey"',
      'select "professional"."id" from "professional"',
      'insert into review_intake values ($1, $2)',
      `could not open ${process.cwd()}/dist/client`,
      'Hello [object Object]',
    ]
    expect(said.map(leakIn)).not.toContain(null)
    expect(leakIn('<select name="state"><option>Texas</option></select> Select a state from the list where you live.')).toBeNull()
  })

  test('sees a single row that was added, changed or removed', async () => {
    const { database } = await testApp()
    const state = await stateReader(database.owner)
    const empty = await state()
    await addProfessional(database.owner)
    const filled = await state()
    expect(changed(empty, filled)).toEqual(expect.arrayContaining(['source', 'professional', 'position']))
    await database.owner.updateTable('professional').set({ county: 'Hays County' }).execute()
    const edited = await state()
    // With the number that says that the directory has changed.
    expect(changed(filled, edited).toSorted()).toEqual(['directory_edition', 'professional'])
    expect(changed(edited, await state())).toEqual([])
  })

  test('fills in a plain form as a page shows it', () => {
    const html = `<form method="get" action="/x"><input name="q"/></form>
      <form method="post" action="/support"><input type="hidden" name="form" value="ask"/><textarea name="text"></textarea>
      <select name="state"><option value="">Any</option><option value="TX">Texas</option></select><input type="checkbox" name="sure"/></form>`
    const [form, ...more] = formsIn(html, 'localhost', '/support?x')
    expect(more).toEqual([])
    expect(form).toEqual({
      host: 'localhost',
      path: '/support',
      kind: 'visitor',
      fields: [
        { name: 'form', values: ['ask'] },
        { name: 'text', values: [] },
        { name: 'state', values: ['', 'TX'] },
        { name: 'sure', values: ['on'] },
      ],
    })
    const chance = dice(1)
    const bodies = Array.from({ length: 200 }, () => formBody(form!, chance))
    expect(bodies.filter((body) => new URLSearchParams(body).get('form') === 'ask').length).toBeGreaterThan(100)
  })
})
