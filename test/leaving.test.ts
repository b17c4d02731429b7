import { expect, test } from 'vitest'
import type { People } from '#case/people/contract.ts'
import type { Punctuality } from '#schedule/exchanges/contract.ts'
import { sheetRows } from '#schedule/exchanges/components/sheet-rows.ts'
import { iterations } from './support/depth.ts'
import { scheduled, send } from './support/exchanges.ts'
import { type Family, family, type TestPerson, newPerson } from './support/family.ts'
import { seededRandom } from './support/random.ts'
import { type TestApp, testApp } from './support/test-app.ts'

// Nobody can erase records, their own or the other parent's, by leaving, by a hold, or by a new name.

const post = async (who: TestPerson, url: string, payload: object = {}) => {
  const reply = await who.inject({ method: 'POST', url, payload })
  expect([url, reply.statusCode, reply.body]).toEqual([url, 200, reply.body])
  return reply.json()
}
const get = async (who: TestPerson, url: string) => {
  const reply = await who.inject(url)
  expect([url, reply.statusCode]).toEqual([url, 200])
  return reply.json()
}
const ofPeople = (f: Family, verb: string) => `/api/cases/${f.caseId}/people/${verb}`

const record = { note: '', isShared: true, isWithin: null, position: null, photo: null }
const today = { dueAt: '2026-03-12T17:33:00.000Z', toSide: 'B' }
const monday = { dueAt: '2026-03-09T17:33:00.000Z', toSide: 'A' }

/** A family whose two exchanges of the week were recorded, with a swap of each that was answered, and things that are Ben's alone. */
async function recorded(): Promise<{ backend: TestApp; f: Family }> {
  const backend = await testApp()
  const f = await family(backend)
  await scheduled(backend, f, 'AAABBBB', '13:33')
  const checkIn = (who: TestPerson, more: object) => send(who, f, 'check-ins', { ...record, ...more })
  await checkIn(f.ana, { ...monday, kind: 'received', when: { at: '2026-03-09T13:36' } })
  await checkIn(f.ben, { ...monday, kind: 'handed_over', when: { at: '2026-03-09T13:40' } })
  await checkIn(f.ben, { ...today, kind: 'received', when: { agoMs: 0 } })
  await checkIn(f.ana, { ...today, kind: 'handed_over', when: { agoMs: 0 } })
  await checkIn(f.ben, { ...today, kind: 'note', when: { agoMs: 0 }, isShared: false, note: 'The door was closed.' })
  const children = f.children.map(({ id }) => id)
  const swap = (from: string, to: string, back: string, until: string, side: 'A' | 'B') => ({
    kind: 'swap',
    legs: [
      { from, to, children, side },
      { from: back, to: until, children, side: side === 'A' ? 'B' : 'A' },
    ],
    reason: 'A wedding.',
    handover: '',
    respondBy: null,
    send: true,
  })
  const his = await send(f.ben, f, 'trades', swap('2026-04-07T18:00', '2026-04-08T18:00', '2026-04-10T18:00', '2026-04-11T18:00', 'B'))
  await post(f.ana, `/api/cases/${f.caseId}/exchanges/trades/${his.json().id}/view`)
  await post(f.ana, `/api/cases/${f.caseId}/exchanges/trades/${his.json().id}/accept`)
  const hers = await send(f.ana, f, 'trades', swap('2026-04-17T18:00', '2026-04-18T18:00', '2026-04-14T18:00', '2026-04-15T18:00', 'A'))
  await post(f.ben, `/api/cases/${f.caseId}/exchanges/trades/${hers.json().id}/decline`, { reason: 'I work.' })
  const hearing = {
    title: 'Mine alone',
    kind: 'hearing',
    day: '2026-04-03',
    from: '09:00',
    to: '10:00',
    zone: 'America/New_York',
    court: '',
    room: '',
    remote: '',
    judge: '',
    sides: ['B'],
    preparation: [],
    documentsDueOn: null,
    notes: '',
    isShared: false,
  }
  await post(f.ben, `/api/cases/${f.caseId}/hearings`, hearing)
  backend.clock.now += 1_000
  return { backend, f }
}

/** Everything that a parent prints: the month's sheet and its CSV, the cards of past days, the history of swaps. */
async function printed(who: TestPerson, f: Family) {
  const { madeAt: _, ...sheet } = (await get(who, `/api/exchanges/punctuality?case=${f.caseId}&month=2026-03`)) as Punctuality
  const [{ past, upcoming }, { trades }] = await Promise.all([
    get(who, `/api/exchanges/list?case=${f.caseId}`),
    get(who, `/api/exchanges/trades?case=${f.caseId}`),
  ])
  return JSON.stringify({
    sheet,
    csv: sheetRows({ ...sheet, madeAt: '' }),
    cards: [...past, ...upcoming.filter((each: { dueAt: string }) => each.dueAt <= today.dueAt)],
    trades: trades.map(({ names, history, legs, state }: Record<string, unknown>) => ({ names, history, legs, state })),
  })
}
const own = async (who: TestPerson, f: Family) => {
  const { upcoming, past } = await get(who, `/api/exchanges/list?case=${f.caseId}`)
  const records = [...upcoming, ...past].flatMap(({ checkIns }) => checkIns).filter(({ isMine }) => isMine)
  const hearings = (await get(who, `/api/hearings?case=${f.caseId}`)).hearings.map(({ title, can }: Record<string, object>) => ({
    title,
    can,
  }))
  return JSON.stringify({ records, hearings })
}

const acts = {
  leave: async ({ ben }: Family, f: Family) => post(ben, ofPeople(f, 'leave')),
  hold: async ({ ana }: Family, f: Family, kind: string) => post(ana, ofPeople(f, 'hold'), { kind, note: '', email: null }),
  lift: async ({ ana }: Family, f: Family) => {
    const { holds } = (await get(ana, `/api/people?case=${f.caseId}`)) as People
    for (const { id, liftedAt } of holds) if (liftedAt === null) await post(ana, `/api/holds/${id}/lift`)
  },
  rename: async (who: TestPerson, f: Family, name: string) => {
    expect((await who.inject({ method: 'PUT', url: ofPeople(f, 'name'), payload: { name } })).statusCode).toBe(200)
  },
  rejoin: async ({ ana, ben }: Family, f: Family, name: string) => {
    const grant = { scopes: [], seesPrivate: false, from: null, to: null, until: null }
    const { code } = await post(ana, ofPeople(f, 'invitations'), { role: 'parent', name: 'Ben', email: null, ...grant })
    await post(ben, '/api/invitations/accept', { code, name })
  },
}

const seatOf = async (who: TestPerson, f: Family): Promise<string> =>
  (await get(who, `/api/people?case=${f.caseId}`)).parents.find(({ isMe }: { isMe: boolean }) => isMe).memberId

/** How many random orders one family goes through before a new family starts. */
const ofOneFamily = 30
const { next } = seededRandom(26)
const any = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!

/** Takes a family through random orders of events that change a seat. @returns the events in order */
async function throughOrders({ backend, f }: { backend: TestApp; f: Family }): Promise<string[]> {
  const [before, mine, seat] = [await printed(f.ana, f), await own(f.ben, f), await seatOf(f.ben, f)]
  expect(before).toContain('"minutes":12')
  expect(JSON.parse(mine).records).toHaveLength(3)
  const done: string[] = []
  let [isIn, isHeld] = [true, false]
  for (let order = 0; order < ofOneFamily; order += 1) {
    for (let step = 0, steps = 1 + Math.floor(next() * 4); step < steps; step += 1) {
      backend.clock.now += 500
      const name = any(['Ben Carter', 'B. Carter', 'Ben C. Test', 'Benjamin', 'Ben Carter-Moreno'])
      const act = any(isIn ? ['leave', 'hold', 'rename', 'her name'] : isHeld ? ['lift'] : ['hold', 'rejoin', 'rejoin'])
      done.push(act)
      if (act === 'leave') await acts.leave(f, f)
      if (act === 'hold') await acts.hold(f, f, any(['protective_order', 'blocked']))
      if (act === 'lift') await acts.lift(f, f)
      if (act === 'rejoin') await acts.rejoin(f, f, name)
      if (act === 'rename') await acts.rename(f.ben, f, name)
      if (act === 'her name') await acts.rename(f.ana, f, name)
      isIn = act === 'rejoin' || (isIn && act !== 'leave' && act !== 'hold')
      isHeld = act === 'hold' || (isHeld && act !== 'lift')
    }
    expect([order, await printed(f.ana, f)]).toEqual([order, before])
    // After he left, he reads from the same seat, and his private records can be read up to the end of his part.
    expect([order, await seatOf(f.ben, f), isIn ? await own(f.ben, f) : mine]).toEqual([order, seat, mine])
  }
  // He has only one seat, however often he came back.
  expect((await get(f.ben, '/api/cases')).seats.filter(({ caseId }: { caseId: string }) => caseId === f.caseId)).toHaveLength(1)
  return done
}

test("leave, hold, lift, rejoin and rename in 300 random orders: the other parent's printouts stay, and a seat comes back whole", async () => {
  const done: string[] = []
  for (let orders = 0; orders < iterations(300, 60); orders += ofOneFamily) done.push(...(await throughOrders(await recorded())))
  expect(new Set(done)).toEqual(new Set(['leave', 'hold', 'lift', 'rejoin', 'rename', 'her name']))
}, 300_000)

test('a swap names a person who sent and opened it, also when their part has ended', async () => {
  const { f } = await recorded()
  await acts.leave(f, f)
  const { trades } = await get(f.ana, `/api/exchanges/trades?case=${f.caseId}`)
  const histories = trades.map(({ history }: { history: { what: string; name: string | null }[] }) =>
    history.map(({ what, name }) => [what, name]),
  )
  expect(histories).toContainEqual([
    ['sent', 'Ben Carter'],
    ['viewed', 'Ana Moreno'],
    ['accepted', 'Ana Moreno'],
  ])
  expect(histories).toContainEqual([
    ['sent', 'Ana Moreno'],
    ['declined', 'Ben Carter'],
  ])
})

test('both parents see that one left or is held off, and neither calendar counts down to an exchange', async () => {
  for (const how of ['leave', 'hold'] as const) {
    const { f } = await recorded()
    const tonight = (who: TestPerson) => get(who, `/api/calendar/tonight?case=${f.caseId}`)
    expect((await tonight(f.ana)).next).not.toBeNull()
    await (how === 'leave' ? acts.leave(f, f) : acts.hold(f, f, 'protective_order'))
    for (const who of [f.ana, f.ben]) {
      const { parents } = await get(who, `/api/people?case=${f.caseId}`)
      expect(parents).toMatchObject([{ state: 'joined' }, { state: 'left', name: 'Ben Carter', isMe: who === f.ben }])
      const { seats } = await get(who, '/api/cases')
      expect(seats[0].parents).toMatchObject([
        { joined: true, hasLeft: false },
        { joined: false, hasLeft: true, isMe: who === f.ben },
      ])
    }
    expect(await tonight(f.ben)).toMatchObject({ next: null, stopped: 'ended' })
    // A parent who left still has the children when the schedule says so; a parent who is held off does not meet her.
    expect(await tonight(f.ana)).toMatchObject(how === 'hold' ? { next: null, stopped: 'held' } : { stopped: null })
  }
})

test('what a parent granted and sent ends with their part, and does not come back with the seat', async () => {
  const { backend, f } = await recorded()
  const grant = { scopes: ['schedule'], seesPrivate: false, from: null, to: null, until: null }
  const { code } = await post(f.ben, ofPeople(f, 'invitations'), { role: 'gal', name: 'G. Reyes', email: null, ...grant })
  const gal = await newPerson(backend)
  await post(gal, '/api/invitations/accept', { code, name: 'G. Reyes' })
  const waiting = await post(f.ben, ofPeople(f, 'invitations'), { role: 'mediator', name: 'M.', email: null, ...grant })
  expect((await gal.inject(`/api/schedule?case=${f.caseId}`)).statusCode).toBe(200)
  await acts.leave(f, f)
  await acts.rejoin(f, f, 'Ben Carter')
  expect((await gal.inject(`/api/schedule?case=${f.caseId}`)).statusCode).toBe(404)
  const look = await gal.inject({ method: 'POST', url: '/api/invitations/look', payload: { code: waiting.code } })
  expect(look.statusCode).toBe(404)
  expect((await get(f.ben, `/api/people?case=${f.caseId}`)).granted).toMatchObject([{ name: 'G. Reyes', state: 'ended' }])
})

test("another person who takes the place gets a new seat, and none of the former parent's private records", async () => {
  const { backend, f } = await recorded()
  const before = await printed(f.ana, f)
  await acts.leave(f, f)
  const carl = await newPerson(backend)
  await acts.rejoin({ ...f, ben: { ...carl, memberId: '' } }, f, 'Carl Test')
  expect(await own(carl, f)).toBe(JSON.stringify({ records: [], hearings: [] }))
  expect(await printed(f.ana, f)).toBe(before)
  expect(await printed(carl, f)).not.toContain('The door was closed.')
})
