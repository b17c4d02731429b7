import { expect, test } from 'vitest'
import { family, system, type TestPerson } from '#test/support/family.ts'
import { current, inForce, post } from '#test/support/schedule-acts.ts'
import { testApp } from '#test/support/test-app.ts'
import { addChange, changesOfTrades } from './store.changes.ts'

test('an agreed change on days of a new version stays until both parents confirm or drop it', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await inForce(f)
  const [keep, drop] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  const at = new Date(backend.clock.now)
  for (const [id, day] of [
    [keep, '2027-02-10'],
    [drop, '2027-02-20'],
  ] as const)
    await system(backend, (tx) =>
      addChange(tx, {
        caseId: f.caseId,
        id,
        authorId: f.ana.memberId,
        tradeId: null,
        at,
        fromDay: day as never,
        toDay: day as never,
        rule: {
          id,
          layer: 'vacation',
          children: 'all',
          span: { kind: 'block', from: { day: day as never, at: '10:00' }, to: { day: day as never, at: '20:00' }, holder: 'B' },
        },
      }),
    )
  expect((await current(f.ana, f)).toConfirm).toEqual([])
  backend.clock.now += 60_000
  const version = await inForce(f, { title: 'New', effective: '2027-02-01' })
  const say = (who: TestPerson, id: string, said: string) =>
    post(who, `/api/cases/${f.caseId}/schedule/changes/${id}/confirm`, { say: said, version })
  expect((await current(f.ana, f)).toConfirm.map(({ id }: { id: string }) => id)).toEqual([keep, drop])
  expect((await say(f.ana, keep, 'keep')).json()).toEqual({ is: 'open' })
  expect((await say(f.ana, drop, 'drop')).json()).toEqual({ is: 'open' })
  expect((await current(f.ben, f)).toConfirm).toMatchObject([
    { id: keep, mine: null, others: 'keep' },
    { id: drop, others: 'drop' },
  ])
  expect((await say(f.ben, drop, 'keep')).json()).toEqual({ is: 'open' })
  expect((await say(f.ben, drop, 'drop')).json()).toEqual({ is: 'dropped' })
  expect((await say(f.ben, keep, 'keep')).json()).toEqual({ is: 'confirmed' })
  expect((await current(f.ana, f)).toConfirm).toEqual([])
  expect((await say(f.ana, drop, 'keep')).statusCode).toBe(404)
})

test('the schedule says when both parents dropped a leg of a swap, and the other legs stay', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await inForce(f)
  const trade = '44444444-4444-4444-8444-444444444444'
  const [over, remaining, dropped] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`)
  const leg = (id: string, day: string, holder: 'A' | 'B') =>
    system(backend, (tx) =>
      addChange(tx, {
        caseId: f.caseId,
        id,
        authorId: f.ana.memberId,
        tradeId: trade,
        at: new Date(backend.clock.now),
        fromDay: day as never,
        toDay: day as never,
        rule: {
          id,
          layer: 'change',
          children: 'all',
          span: { kind: 'block', from: { day: day as never, at: '10:00' }, to: { day: day as never, at: '20:00' }, holder },
        },
      }),
    )
  await leg(over!, '2026-03-10', 'A')
  await leg(remaining!, '2027-02-10', 'A')
  await leg(dropped!, '2027-02-20', 'B')
  backend.clock.now += 60_000
  const version = await inForce(f, { title: 'New', effective: '2027-02-01' })
  const changesByTrade = () => system(backend, (tx) => changesOfTrades(tx, f.caseId))
  const droppedAt = async () => (await changesByTrade()).get(trade)!.map(({ id, droppedAt: at }) => [id, at])
  const say = (who: TestPerson, id: string, said: string) =>
    post(who, `/api/cases/${f.caseId}/schedule/changes/${id}/confirm`, { say: said, version })
  await say(f.ana, dropped!, 'drop')
  expect(await droppedAt()).toEqual([over, remaining, dropped].map((id) => [id, null]))
  backend.clock.now += 60_000
  expect((await say(f.ben, dropped!, 'drop')).json()).toEqual({ is: 'dropped' })
  expect(await droppedAt()).toEqual([
    [over, null],
    [remaining, null],
    [dropped, new Date(backend.clock.now)],
  ])
  expect((await changesByTrade()).get(trade)![2]!.rule.span).toMatchObject({ from: { day: '2027-02-20', at: '10:00' }, holder: 'B' })
  // A past leg took place: nobody is asked about it, and nobody can drop it.
  expect((await say(f.ana, over!, 'drop')).statusCode).toBe(404)
  const topics = await system(backend, (tx) =>
    tx.selectFrom('case_change').select('topic').where('case_id', '=', f.caseId).orderBy('seq', 'desc').limit(2).execute(),
  )
  expect(topics.map(({ topic }) => topic)).toEqual(['schedule', 'trades'])
})
