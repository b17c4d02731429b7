import { expect, test } from 'vitest'
import { family, system, type Somebody } from '../../../test/family.ts'
import { post, current, act, proposed, inForce } from '../../../test/schedule-acts.ts'
import { world } from '../../../test/world.ts'
import type { Version } from './contract.ts'
import { addChange, changesOfTrades } from './store.changes.ts'

test('declined with its reason, or taken back, a proposal is over, and stays in the history', async () => {
  const court = await world()
  const f = await family(court)
  const one = await proposed(f.ana, f)
  expect((await act(f.ben, f, one, 'decline', { reason: '' })).statusCode).toBe(400)
  expect((await act(f.ben, f, one, 'decline', { reason: 'Seven nights are long.' })).statusCode).toBe(200)
  const two = await proposed(f.ana, f, { title: 'Another' })
  expect((await act(f.ben, f, two, 'withdraw')).statusCode).toBe(403)
  expect((await act(f.ana, f, two, 'withdraw')).statusCode).toBe(200)
  expect((await act(f.ben, f, two, 'approve', { base: null })).statusCode).toBe(409)
  const { versions, base } = await current(f.ana, f)
  expect(base).toBeNull()
  expect(versions.find(({ id }: Version) => id === one)).toMatchObject({ state: 'declined', answerNote: 'Seven nights are long.' })
  expect(versions.find(({ id }: Version) => id === two)).toMatchObject({ state: 'withdrawn' })
})

test('of twelve answers at once exactly one counts', async () => {
  const court = await world()
  const f = await family(court)
  const id = await proposed(f.ana, f)
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      n % 3 === 2
        ? act(f.ana, f, id, 'withdraw')
        : n % 3 === 1
          ? act(f.ben, f, id, 'decline', { reason: 'No.' })
          : act(f.ben, f, id, 'approve', { base: null }),
    ),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11)
})

test('two proposals from one base: the first yes counts, the second is told what came into force, and may be given again', async () => {
  const court = await world()
  const f = await family(court)
  const one = await proposed(f.ana, f, { title: 'Ana’s plan' })
  const two = await proposed(f.ben, f, { title: 'Ben’s plan' })
  const [first, second] = await Promise.all([act(f.ben, f, one, 'approve', { base: null }), act(f.ana, f, two, 'approve', { base: null })])
  expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409])
  const { base } = await current(f.ana, f)
  const [loser, who, winner] = first.statusCode === 200 ? [second, f.ana, one] : [first, f.ben, two]
  expect(base).toBe(winner)
  expect(loser.json().message).toContain('counts from 2027-01-04')
  expect((await act(who, f, winner === one ? two : one, 'approve', { base })).statusCode).toBe(200)
})

test('what was agreed for days of a new version is to be confirmed: kept or dropped when both say so, else it stays', async () => {
  const court = await world()
  const f = await family(court)
  await inForce(f)
  const [keep, drop] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  const at = new Date(court.clock.now)
  for (const [id, day] of [
    [keep, '2027-02-10'],
    [drop, '2027-02-20'],
  ] as const)
    await system(court, (tx) =>
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
  court.clock.now += 60_000
  const version = await inForce(f, { title: 'New', effective: '2027-02-01' })
  const say = (who: Somebody, id: string, said: string) =>
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

test('of a swap’s legs that both parents drop the schedule says when; the other legs stand', async () => {
  const court = await world()
  const f = await family(court)
  await inForce(f)
  const trade = '44444444-4444-4444-8444-444444444444'
  const [over, kept, dropped] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`)
  const leg = (id: string, day: string, holder: 'A' | 'B') =>
    system(court, (tx) =>
      addChange(tx, {
        caseId: f.caseId,
        id,
        authorId: f.ana.memberId,
        tradeId: trade,
        at: new Date(court.clock.now),
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
  await leg(kept!, '2027-02-10', 'A')
  await leg(dropped!, '2027-02-20', 'B')
  court.clock.now += 60_000
  const version = await inForce(f, { title: 'New', effective: '2027-02-01' })
  const told = () => system(court, (tx) => changesOfTrades(tx, f.caseId))
  const droppedAt = async () => (await told()).get(trade)!.map(({ id, droppedAt: at }) => [id, at])
  const say = (who: Somebody, id: string, said: string) =>
    post(who, `/api/cases/${f.caseId}/schedule/changes/${id}/confirm`, { say: said, version })
  await say(f.ana, dropped!, 'drop')
  expect(await droppedAt()).toEqual([over, kept, dropped].map((id) => [id, null]))
  court.clock.now += 60_000
  expect((await say(f.ben, dropped!, 'drop')).json()).toEqual({ is: 'dropped' })
  expect(await droppedAt()).toEqual([
    [over, null],
    [kept, null],
    [dropped, new Date(court.clock.now)],
  ])
  expect((await told()).get(trade)![2]!.rule.span).toMatchObject({ from: { day: '2027-02-20', at: '10:00' }, holder: 'B' })
  // What is over happened: it is not asked about, and nobody drops it.
  expect((await say(f.ana, over!, 'drop')).statusCode).toBe(404)
  const topics = await system(court, (tx) =>
    tx.selectFrom('case_change').select('topic').where('case_id', '=', f.caseId).orderBy('seq', 'desc').limit(2).execute(),
  )
  expect(topics.map(({ topic }) => topic)).toEqual(['schedule', 'trades'])
})
