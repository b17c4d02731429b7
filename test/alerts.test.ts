import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { instantAt, zoneNamed } from '#domain/calendar/clock.ts'
import type { Day } from '#kernel/day.ts'
import type { Conflict } from '#schedule/conflicts/contract.ts'
import { type AlertFamily, alertFamilies, days, demo, type Label, type Seat, seats } from './support/alert-families.ts'
import { add } from './support/calendar.ts'
import { loadDemo } from './support/demo-family.ts'
import { family, grant, type TestPerson, system } from './support/family.ts'
import { signIn, worldOfAccounts } from './support/signed-in.ts'
import { testApp } from './support/test-app.ts'

/** Puts a family in its place: its schedule, order, agreed swaps, hearings and events, each event by the parent who wrote it. */
async function settled(one: AlertFamily): Promise<Record<Seat, () => Promise<Conflict[]>>> {
  const backend = await testApp()
  const f = await family(backend, { children: one.children, zone: one.zone, names: one.names })
  const at = new Date(backend.clock.now)
  const mine = { case_id: f.caseId, author_id: f.ana.memberId }
  const instant = (wall: string) => new Date(instantAt(zoneNamed(one.zone), wall.slice(0, 10) as Day, wall.slice(11)))
  await system(backend, async (tx) => {
    await tx
      .insertInto('schedule_version')
      .values({
        ...mine,
        id: randomUUID(),
        title: 'Our weeks',
        basis: 'agreed',
        effective_on: one.effective,
        rules: JSON.stringify([{ id: 'weeks', layer: 'base', children: 'all', span: one.weeks }]),
        state: 'approved',
        proposed_at: at,
        answered_by: f.ben.memberId,
        answered_at: at,
        created_at: at,
      })
      .execute()
    await tx
      .insertInto('case_order')
      .values({
        ...mine,
        id: randomUUID(),
        is_shared: true,
        title: 'Decree',
        kind: 'decree',
        effective_on: '2026-01-01',
        facts: JSON.stringify(one.facts),
        created_at: at,
      } as never)
      .execute()
    for (const rule of one.agreed)
      await tx
        .insertInto('schedule_change')
        .values({
          ...mine,
          id: randomUUID(),
          trade_id: null,
          rule: JSON.stringify(rule),
          from_day: '2026-03-27',
          to_day: '2026-03-28',
          approved_at: at,
        })
        .execute()
    for (const { title, from, to, sides } of one.hearings)
      await tx
        .insertInto('hearing')
        .values({
          ...mine,
          id: randomUUID(),
          is_shared: true,
          title,
          kind: 'status_conference',
          day: from.slice(0, 10),
          from_at: instant(from),
          to_at: instant(to),
          zone: one.zone,
          sides,
          created_at: at,
          updated_at: at,
        })
        .execute()
  })
  for (const { by, kids = [], ...event } of one.events) {
    const childIds = f.children.filter(({ name }) => kids.includes(name)).map(({ id }) => id)
    const added = await add(by === 'A' ? f.ana : f.ben, f, { sides: [], place: '', ...event, childIds })
    expect(added.statusCode, `${event.title}: ${added.body}`).toBe(200)
  }
  const alertsFor = (who: TestPerson) => async () => alertsOf(who, days)
  return { A: alertsFor(f.ana), B: alertsFor(f.ben), lawyer: alertsFor(await grant(backend, f)) }
}

async function alertsOf(who: Pick<TestPerson, 'inject'>, { from, to }: typeof days): Promise<Conflict[]> {
  const reply = await who.inject(`/api/calendar/conflicts?from=${from}&to=${to}`)
  return (reply.json() as { conflicts: Conflict[] }).conflicts
}

const dayIn = (zone: string, at: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(at))
const nameOf = ({ kind, day, about }: Omit<Label, 'to'>) => `${day} ${kind}: ${about}`
const namesOf = (found: readonly Conflict[], zone: string) =>
  found.map(({ kind, from, items }) =>
    nameOf({
      kind,
      day: dayIn(zone, from),
      about: items
        .map(({ what, title }) => (what === 'exchange' ? 'Exchange' : title))
        .toSorted()
        .join(' + '),
    }),
  )

/** Compares the raised alerts with the labels: right ones, wrong ones and missed ones. */
function held(raised: readonly string[], wanted: readonly string[]) {
  const right = raised.filter((name) => wanted.includes(name))
  return {
    precision: right.length / raised.length,
    recall: right.length / wanted.length,
    wrong: raised.filter((name) => !wanted.includes(name)),
    missed: wanted.filter((name) => !raised.includes(name)),
  }
}

test.each(Object.entries(alertFamilies))('%s: each seat gets the alerts of the labels, and no others', async (_name, one) => {
  const read = await settled(one)
  for (const seat of seats) {
    const raised = namesOf(await read[seat](), one.zone)
    const wanted = one.labels.filter(({ to }) => to.includes(seat)).map(nameOf)
    expect(wanted.length).toBeGreaterThan(8)
    expect([seat, held(raised, wanted)]).toEqual([seat, { precision: 1, recall: 1, wrong: [], missed: [] }])
  }
})

test('the demo family gets exactly the labeled alerts, except for known misses', async () => {
  const backend = await worldOfAccounts()
  backend.clock.now = Date.parse(demo.now)
  await loadDemo(backend)
  const accounts = { A: 'ana@demo.test', B: 'ben@demo.test', lawyer: 'lawyer@demo.test' }
  for (const seat of seats) {
    const raised = namesOf(await alertsOf(await signIn(backend, accounts[seat]), demo.days), demo.zone)
    const wanted = demo.labels.filter(({ to }) => to.includes(seat)).map(nameOf)
    const missed = wanted.filter((name) => demo.missed.includes(name))
    const recall = (wanted.length - missed.length) / wanted.length
    expect([seat, held(raised, wanted)]).toEqual([seat, { precision: 1, recall, wrong: [], missed }])
  }
})
