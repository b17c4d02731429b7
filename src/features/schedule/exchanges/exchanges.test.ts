import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ordered, scheduled, send } from '#test/support/exchanges.ts'
import { type Family, family, grant, type TestPerson, newPerson, system } from '#test/support/family.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import type { Exchange, NewCheckIn } from './contract.ts'

// The server's clock is at Thursday, March 12, 2026, 2 pm in New York. This family's exchange was due at 1:33 pm, 27 minutes ago.
const due = '2026-03-12T17:33:00.000Z'

async function begin(options: { order?: object } = {}) {
  const backend = await testApp()
  const f = await family(backend)
  await scheduled(backend, f, 'AAABBBB', '13:33')
  if (options.order) await ordered(backend, f, options.order)
  return { backend, f }
}
const checkIn = (who: TestPerson, f: Family, more: Partial<NewCheckIn> = {}, key?: string) =>
  send(
    who,
    f,
    'check-ins',
    {
      dueAt: due,
      toSide: 'B',
      kind: 'arrived',
      when: { agoMs: 0 },
      note: '',
      isShared: true,
      isWithin: null,
      position: null,
      photo: null,
      ...more,
    },
    key,
  )
const read = async (who: TestPerson, { caseId }: Family) => (await who.inject(`/api/exchanges/list?case=${caseId}`)).json()
const todays = async (who: TestPerson, f: Family): Promise<Exchange> =>
  (await read(who, f)).upcoming.find((each: Exchange) => each.dueAt === due)
const records = (backend: TestApp) => system(backend, (tx) => tx.selectFrom('check_in').selectAll().orderBy('id').execute())

test('27 minutes with a grace period of 15 is 12 minutes late, to both parents and to a lawyer with a grant', async () => {
  const { backend, f } = await begin()
  expect(await todays(f.ana, f)).toMatchObject({
    state: 'scheduled',
    toSide: 'B',
    place: 'Library',
    grace: 15,
    graceBy: null,
    can: { checkIn: true },
  })
  expect((await checkIn(f.ben, f)).json()).toMatchObject({ isLateRecord: false })
  const lena = await grant(backend, f)
  for (const who of [f.ana, f.ben, lena])
    expect(await todays(who, f)).toMatchObject({
      state: 'late',
      isCompleted: false,
      came: { A: { is: 'open' }, B: { is: 'late', minutes: 12 } },
      checkIns: [{ side: 'B', kind: 'arrived', isMine: who === f.ben }],
    })
  await checkIn(f.ana, f, { kind: 'handed_over' })
  expect(await todays(f.ben, f)).toMatchObject({ state: 'late', isCompleted: true })
  expect((await todays(lena, f)).can).toEqual({ checkIn: false, cancel: false, restore: false, addItem: false })
})

test('the order’s grace period counts, with its paragraph', async () => {
  const clause = { paragraph: '6(a)', text: 'A parent may be 30 minutes late.' }
  const { f } = await begin({ order: { exchange: { graceMinutes: 30, clause } } })
  await checkIn(f.ben, f)
  expect(await todays(f.ana, f)).toMatchObject({
    grace: 30,
    graceBy: { clause, order: 'Consent decree' },
    state: 'checked_in',
    came: { B: { is: 'on_time' } },
  })
})

test('only its author sees a private record, and it changes nothing that the other parent sees', async () => {
  const { backend, f } = await begin()
  await checkIn(f.ben, f, { isShared: false, note: 'The door was closed.' })
  expect((await todays(f.ben, f)).checkIns).toHaveLength(1)
  expect(await todays(f.ana, f)).toMatchObject({ checkIns: [], came: { B: { is: 'open' } } })
  // An attorney whose grant includes private records sees it; the other parent's attorney does not.
  const [his, hers] = [await grant(backend, f, { seesPrivate: true }, f.ben.memberId), await grant(backend, f, { seesPrivate: true })]
  expect((await todays(his, f)).checkIns).toHaveLength(1)
  expect((await todays(hers, f)).checkIns).toEqual([])
})

const position = { latitude: 40.0331, longitude: -83.0182, accuracy: 12 }

test('a stored position is visible only to its author, and the shared record says only "within 150 m"', async () => {
  const { backend, f } = await begin()
  expect((await checkIn(f.ben, f, { isWithin: true, position })).json()).toMatchObject({ hasPosition: true })
  expect((await todays(f.ben, f)).checkIns.map((each) => each.position)).toContainEqual(position)
  const seen = await todays(f.ana, f)
  expect(seen.checkIns).toMatchObject([{ isWithin: true, position: null }])
  expect(JSON.stringify(seen)).not.toContain('40.03')
  expect((await records(backend)).filter((row) => row.is_shared && row.latitude !== null)).toEqual([])
  const { objects } = await system(backend, async (tx) => ({ objects: await tx.selectFrom('ledger_object').selectAll().execute() }))
  expect(objects.map(({ topic }) => topic)).toEqual(['exchanges'])
  expect(objects[0]!.content).not.toContain('40.03')
})

test('in safety mode no position is stored, even if a page sends one', async () => {
  const { backend, f } = await begin()
  const turned = await f.ben.inject({ method: 'PUT', url: '/api/settings/modes/safety', payload: { was: false, now: true } })
  expect(turned.statusCode).toBe(200)
  expect((await checkIn(f.ben, f, { isWithin: true, position })).json()).toMatchObject({ hasPosition: false })
  expect(await records(backend)).toMatchObject([{ is_within: true, latitude: null, longitude: null, accuracy: null }])
  expect((await read(f.ben, f)).isSafety).toBe(true)
  expect((await read(f.ana, f)).isSafety).toBe(false)
})

test('a record made offline is marked late with both times, and a device clock that is two hours off changes nothing', async () => {
  const { f } = await begin()
  const reply = await checkIn(f.ben, f, { when: { agoMs: 25 * 60_000 } })
  expect(reply.json()).toMatchObject({ at: '2026-03-12T17:35:00.000Z', isLateRecord: true })
  expect(await todays(f.ana, f)).toMatchObject({
    came: { B: { is: 'on_time' } },
    checkIns: [{ at: '2026-03-12T17:35:00.000Z', receivedAt: '2026-03-12T18:00:00.000Z', isLateRecord: true }],
  })
  const ahead = await checkIn(f.ana, f, { when: { at: '2026-03-12T16:00' } })
  expect([ahead.statusCode, ahead.json().message]).toEqual([400, 'That time is still to come. Write when it was.'])
})

test('a record that is sent again with its key after a lost response is stored once, with the same response', async () => {
  const { backend, f } = await begin()
  const key = '55555555-5555-4555-8555-555555555555'
  const first = await checkIn(f.ben, f, { when: { agoMs: 25 * 60_000 } }, key)
  backend.clock.now += 60_000
  const again = await checkIn(f.ben, f, { when: { agoMs: 26 * 60_000 } }, key)
  expect([again.statusCode, again.body]).toEqual([200, first.body])
  expect((await checkIn(f.ben, f, { when: { agoMs: 26 * 60_000 }, note: 'And more.' }, key)).statusCode).toBe(422)
  expect(await records(backend)).toHaveLength(1)
})

test('an exchange that is not in the schedule cannot be recorded', async () => {
  const { backend, f } = await begin()
  for (const wrong of [{ dueAt: '2026-03-12T17:34:00.000Z' }, { toSide: 'A' as const }])
    expect((await checkIn(f.ben, f, wrong)).statusCode).toBe(404)
  expect(await records(backend)).toEqual([])
})

test('when both parents record at once, and one of them twice, there is one exchange with one record each', async () => {
  const { backend, f } = await begin()
  const key = '44444444-4444-4444-8444-444444444444'
  const replies = await Promise.all([checkIn(f.ana, f), checkIn(f.ben, f, {}, key), checkIn(f.ben, f, {}, key)])
  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200])
  expect(replies[1].json().id).toBe(replies[2].json().id)
  expect(await records(backend)).toHaveLength(2)
  expect(await system(backend, (tx) => tx.selectFrom('exchange').select('id').execute())).toHaveLength(1)
})

test('an exchange can be canceled before it is due, but not once it has a record', async () => {
  const { f } = await begin()
  const next = { dueAt: '2026-03-16T17:33:00.000Z', toSide: 'A' }
  const cancel = (who: TestPerson, cancelled: boolean, at: object = next) => send(who, f, 'cancel', { ...at, cancelled })
  const state = async () => (await read(f.ben, f)).upcoming.find((each: Exchange) => each.dueAt === next.dueAt).state
  expect((await cancel(f.ana, true)).json()).toEqual({ cancelled: true })
  expect(await state()).toBe('cancelled')
  expect((await cancel(f.ben, false)).json()).toEqual({ cancelled: false })
  expect(await state()).toBe('scheduled')
  expect((await cancel(f.ana, true, { dueAt: due, toSide: 'B' })).statusCode).toBe(409)
})

test('two hours after the grace period a side without a record counts as "no record", and the month has counts for each side', async () => {
  const { f } = await begin()
  const monday = { dueAt: '2026-03-09T17:33:00.000Z', toSide: 'A' as const }
  await checkIn(f.ben, f, { ...monday, kind: 'handed_over', when: { at: '2026-03-09T13:40' } })
  await checkIn(f.ben, f)
  expect((await read(f.ana, f)).past[0]).toMatchObject({
    ...monday,
    state: 'missed',
    came: { A: { is: 'no_record' }, B: { is: 'on_time' } },
    checkIns: [{ isLateRecord: true }],
  })
  const month = async (query = '&month=2026-03') => (await f.ana.inject(`/api/exchanges/punctuality?case=${f.caseId}${query}`)).json()
  expect(await month()).toMatchObject({
    A: { all: { n: 1, noRecord: 1, isEnough: false }, receiving: { n: 1 }, giving: { n: 0 } },
    // Monday's record was entered on Thursday, so it is counted separately.
    B: { all: { n: 2, onTime: 0, late: 1, medianMinutes: 12, enteredLater: 1, noRecord: 0 }, giving: { n: 1 }, receiving: { n: 1 } },
  })
  expect(await month('')).toEqual(await month())
  // Before the first record nothing counts as "no record".
  expect((await month('&month=2026-02')).A.all).toMatchObject({ n: 0 })
})

test('while an order in effect and the schedule differ, card, sheet and counts show both, each number with its clause', async () => {
  const { backend, f } = await begin()
  // Recorded 27 minutes after the due time, before the order was entered: the record stores the default of 15 minutes.
  await checkIn(f.ben, f)
  const clause = { paragraph: '4(a)', text: 'Exchanges are at 2:30 PM. A parent may be 30 minutes late.' }
  await ordered(backend, f, { exchange: { time: '14:30', graceMinutes: 30, clause } })
  const by = { clause, order: 'Consent decree' }
  const expected = {
    grace: 15,
    graceBy: null,
    came: { B: { is: 'late', after: 27, minutes: 12 } },
    ordered: { dueAt: '2026-03-12T18:30:00.000Z', timeBy: by, grace: 30, graceBy: by, came: { B: { is: 'on_time', after: -30 } } },
  }
  for (const who of [f.ana, f.ben]) {
    expect(await todays(who, f)).toMatchObject({ ...expected, state: 'late', ordered: { ...expected.ordered, state: 'checked_in' } })
    const sheet = (await who.inject(`/api/exchanges/punctuality?case=${f.caseId}&month=2026-03`)).json()
    expect(sheet.exchanges).toMatchObject([expected])
    expect(sheet).toMatchObject({ B: { all: { late: 1, onTime: 0 } }, byOrder: { B: { all: { late: 0, onTime: 1 } } } })
  }
  // Records from now on store the order's number and clause, and keep them when the order is removed.
  const next = { dueAt: '2026-03-16T17:33:00.000Z', toSide: 'A' as const }
  // Four days later, in the same session.
  backend.clock.now = Date.parse('2026-03-16T17:40:00Z')
  await backend.database.owner
    .updateTable('session')
    .set({ last_used_at: new Date(backend.clock.now), expires_at: new Date('2026-03-30') })
    .execute()
  expect((await checkIn(f.ben, f, { ...next, kind: 'handed_over' })).statusCode).toBe(200)
  const nextOf = async () => {
    const { upcoming } = await read(f.ana, f)
    return upcoming.find((each: Exchange) => each.dueAt === next.dueAt)
  }
  expect(await nextOf()).toMatchObject({ grace: 30, graceBy: by, ordered: { grace: 30, graceBy: by } })
  await system(backend, (tx) =>
    tx
      .updateTable('case_order')
      .set({ removed_at: new Date(backend.clock.now) })
      .execute(),
  )
  expect(await nextOf()).toMatchObject({ grace: 30, graceBy: by, ordered: null })
})

test('an order with only another grace period is shown beside the stored one; where nothing differs there is one number', async () => {
  const clause = { paragraph: '6(a)', text: 'A parent may be 5 minutes late.' }
  const { backend, f } = await begin()
  await checkIn(f.ben, f)
  expect((await todays(f.ana, f)).ordered).toBeNull()
  await ordered(backend, f, { exchange: { graceMinutes: 5, clause } })
  expect(await todays(f.ana, f)).toMatchObject({
    grace: 15,
    graceBy: null,
    came: { B: { minutes: 12 } },
    ordered: { dueAt: due, timeBy: null, grace: 5, graceBy: { order: 'Consent decree' }, came: { B: { minutes: 22 } } },
  })
})

test('a private record or a private order of one parent changes no number that the other sees', async () => {
  const { backend, f } = await begin()
  const of = async () => JSON.stringify(await todays(f.ana, f))
  const clause = { paragraph: '6(a)', text: 'A parent may be 5 minutes late.' }
  await system(backend, (tx) =>
    tx
      .insertInto('case_order')
      .values({
        case_id: f.caseId,
        id: randomUUID(),
        author_id: f.ben.memberId,
        is_shared: false,
        title: 'Not shared',
        kind: 'other',
        effective_on: '2026-01-05',
        facts: JSON.stringify({ exchange: { time: '18:00', graceMinutes: 5, clause } }),
        created_at: new Date(backend.clock.now),
      })
      .execute(),
  )
  const before = await of()
  await checkIn(f.ben, f, { isShared: false })
  expect(await of()).toBe(before)
  await ordered(backend, f, { exchange: { graceMinutes: 30, clause } })
  // The private record stores 15 minutes, and she learns nothing about that.
  expect(await todays(f.ana, f)).toMatchObject({ grace: 30, ordered: null })
  await checkIn(f.ben, f)
  expect(await of()).not.toContain('Not shared')
})

/** A JPEG of one gray pixel, with an APP1 segment that says where it was taken. */
const jpeg = (() => {
  const segment = (marker: number, bytes: number[]) => [0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes]
  const text = (words: string) => [...Buffer.from(words)]
  return Buffer.from([
    0xff,
    0xd8,
    ...segment(0xe1, [...text('Exif\0\0'), ...text('GPSLatitude 40.0331')]),
    ...segment(0xfe, text('taken at home')),
    ...segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    ...segment(0xc0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]),
    ...segment(0xc4, [0, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    0x3f,
    0xff,
    0xd9,
  ])
})()

test('a photo is stored without its metadata, and a file that is not a picture is refused', async () => {
  const { backend, f } = await begin()
  const { id } = (await checkIn(f.ben, f, { photo: jpeg.toString('base64') })).json()
  const [row] = await records(backend)
  expect(row!.photo!.includes('GPSLatitude')).toBe(false)
  expect(row!.photo!.includes('taken at home')).toBe(false)
  const photo = await f.ana.inject(`/api/exchanges/photos/${id}?case=${f.caseId}`)
  expect(photo.json()).toEqual({ type: 'image/jpeg', data: row!.photo!.toString('base64') })
  for (const wrong of [Buffer.from('<svg onload="x"/>'), jpeg.subarray(0, 60)]) {
    const reply = await checkIn(f.ana, f, { photo: wrong.toString('base64') })
    expect([reply.statusCode, reply.json().detail]).toEqual([400, { field: 'photo' }])
  }
})

test('a place is listed by name, with a position only if one was chosen, and only the parent who added it can remove it', async () => {
  const { f } = await begin()
  const { id } = (
    await send(f.ana, f, 'places', { name: 'Library', position: { latitude: 40.03, longitude: -83.01 }, isShared: true })
  ).json()
  expect(await todays(f.ben, f)).toMatchObject({ placeId: id })
  expect((await send(f.ben, f, `places/${id}/remove`)).statusCode).toBe(403)
  expect((await send(f.ana, f, `places/${id}/remove`)).json()).toEqual({ removed: true })
  expect((await read(f.ben, f)).places).toEqual([])
})

test('strangers and grants without the exchanges scope find no case, and only parents record', async () => {
  const { backend, f } = await begin()
  const strange = await newPerson(backend)
  const missing = await strange.inject('/api/exchanges/list?case=99999999-9999-4999-8999-999999999999')
  const without = await grant(backend, f, { role: 'evaluator', scopes: ['schedule'] })
  for (const who of [strange, without]) expect((await who.inject(`/api/exchanges/list?case=${f.caseId}`)).body).toBe(missing.body)
  expect((await checkIn(strange, f)).statusCode).toBe(404)
  expect((await checkIn(await grant(backend, f), f)).statusCode).toBe(404)
})
