import { expect, test } from 'vitest'
import { family } from '#test/support/family.ts'
import { weeks, post, read, newDraft, act, notJoined } from '#test/support/schedule-acts.ts'
import { testApp } from '#test/support/test-app.ts'
import type { ExpandedDays } from '#schedule/schedule/contract.ts'

test('a record of a night that differed is visible only to its author until it is shared, and then counts for both', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await notJoined(backend, f)
  const own = await newDraft(f.ana, f, { basis: 'own', effective: '2025-01-06', rules: [weeks('AAAAAAABBBBBBB', '18:00', '2025-01-06')] })
  await act(f.ana, f, own, 'propose', { base: null, respondBy: null })
  const past = (from: number, hour: string) => ({
    day: new Date(backend.clock.now - from * 86_400_000).toISOString().slice(0, 10),
    at: hour,
  })
  const planned = (await read(f.ana, f, 'days', { from: past(5, '').day, months: '1' })).expanded as ExpandedDays
  const offset = Number(past(5, '').day.slice(8)) - 1
  const other = planned.nights[offset] === 'A' ? 'B' : 'A'
  const record = {
    from: past(5, '20:00'),
    to: past(4, '08:00'),
    holder: other,
    childIds: [],
    note: 'Asked for the night.',
    isShared: false,
  }
  const key = '33333333-3333-4333-8333-333333333333'
  const { id } = (await post(f.ana, `/api/cases/${f.caseId}/schedule/actual`, record, key)).json()
  expect((await post(f.ana, `/api/cases/${f.caseId}/schedule/actual`, record, key)).json()).toEqual({ id })
  const range = { from: past(10, '').day, to: past(1, '').day }
  const mine = await read(f.ana, f, 'actual', range)
  expect(mine).toMatchObject({ days: 10, records: [{ id, isMine: true }], differing: [{ day: record.from.day, actual: other }] })
  expect(mine.actual.nights[other]).toBe(mine.planned.nights[other] + 1)
  expect((await read(f.ben, f, 'actual', range)).records).toEqual([])
  const settle = (how: string) =>
    f.ana.inject({ method: 'PATCH', url: `/api/cases/${f.caseId}/schedule/actual/${id}`, payload: { act: how } })
  expect((await settle('share')).statusCode).toBe(200)
  expect((await read(f.ben, f, 'actual', range)).records).toMatchObject([{ id, isMine: false }])
  expect((await settle('remove')).statusCode).toBe(404)
})

test('scheduled and actual nights and hours are counted for any range of past days', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await notJoined(backend, f)
  const own = await newDraft(f.ana, f, { basis: 'own', effective: '2025-01-06', rules: [weeks('AAAAAAABBBBBBB', '18:00', '2025-01-06')] })
  await act(f.ana, f, own, 'propose', { base: null, respondBy: null })
  // The server's clock is at March 12, 2026. On March 8 clocks went forward. Ana had March 2 to 8.
  const note = (from: string, fromAt: string, to: string, toAt: string, holder: string) =>
    post(f.ana, `/api/cases/${f.caseId}/schedule/actual`, {
      from: { day: from, at: fromAt },
      to: { day: to, at: toAt },
      holder,
      childIds: [],
      note: '',
      isShared: true,
    })
  expect((await note('2026-03-04', '12:00', '2026-03-06', '12:00', 'B')).statusCode).toBe(200)
  expect((await note('2026-03-07', '20:00', '2026-03-08', '08:00', 'third')).statusCode).toBe(200)
  const actualIn = (from: string, to: string) => read(f.ben, f, 'actual', { from, to })
  const sum = ({ A, B, third, gap }: Record<'A' | 'B' | 'third' | 'gap', number>) => A + B + third + gap
  for (const [from, to, days, minutes] of [
    ['2026-03-05', '2026-03-05', 1, 1440],
    ['2026-03-02', '2026-03-08', 7, 7 * 1440 - 60],
    ['2025-11-02', '2025-11-02', 1, 1500],
    ['2025-03-20', '2026-03-11', 357, 357 * 1440],
  ] as const) {
    const { planned, actual } = await actualIn(from, to)
    for (const counted of [planned, actual]) {
      expect([counted.from, counted.to, counted.days]).toEqual([from, to, days])
      expect([sum(counted.nights), sum(counted.minutes)]).toEqual([days, minutes])
    }
  }
  const week = await actualIn('2026-03-02', '2026-03-08')
  expect([week.planned.nights, week.actual.nights]).toEqual([
    { A: 7, B: 0, third: 0, gap: 0 },
    { A: 4, B: 2, third: 1, gap: 0 },
  ])
  // The first Monday until six belongs to the week before; the skipped hour is in no sum.
  expect(week.planned.minutes).toMatchObject({ A: 7 * 1440 - 60 - 18 * 60, B: 18 * 60 })
  expect(week.actual.minutes).toMatchObject({ B: 18 * 60 + 2 * 1440, third: 11 * 60 })
  expect(week.differing.map(({ day }: { day: string }) => day)).toEqual(['2026-03-04', '2026-03-05', '2026-03-07'])
  expect((await actualIn('2026-03-12', '2026-04-30')).planned).toBeNull()
  expect((await f.ben.inject(`/api/schedule/actual?case=${f.caseId}&from=2026-03-08&to=2026-03-01`)).statusCode).toBe(400)
})
