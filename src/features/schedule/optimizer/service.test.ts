import { expect, test } from 'vitest'
import { family } from '#test/support/family.ts'
import { post } from '#test/support/schedule-acts.ts'
import { testApp } from '#test/support/test-app.ts'

test('the optimizer finds 2-2-5-5 and similar patterns for equal shares, and names limits that cannot all be met', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const search = {
    cycleNights: 14,
    exchangeAt: '18:00',
    drivePerExchange: 20,
    school: null,
    current: 'AAAAAAABBBBBBB',
    limits: [
      { id: 'share', kind: 'share', percentA: 50, tolerance: 0 },
      { id: 'away', kind: 'away', from: 'A', most: 5 },
    ],
    weights: { share: 3, exchange: 1, gap: 2, splitWeekend: 1, drivingHour: 1, change: 0 },
  }
  const url = `/api/cases/${f.caseId}/schedule/optimize`
  const found = (await post(f.ana, url, search)).json()
  expect(found.kind).toBe('found')
  expect(found.patterns.length).toBeGreaterThanOrEqual(3)
  for (const { figures, points, parts } of found.patterns) {
    expect(figures.nightsA).toBe(7)
    expect(figures.awayFromA).toBeLessThanOrEqual(5)
    expect((Object.values(parts) as number[]).reduce((sum, part) => sum + part, 0)).toBeCloseTo(points, 6)
  }
  expect(found.current).toMatchObject({ name: 'Alternating weeks', broken: ['away'] })
  const limits = [...search.limits, { id: 'few', kind: 'exchanges', most: 2 }, { id: 'wide', kind: 'driving', most: 5000 }]
  const conflict = (await post(f.ana, url, { ...search, current: null, limits })).json()
  expect(conflict).toMatchObject({ kind: 'conflict', conflict: ['share', 'away', 'few'], known: 'smallest' })
  const wrong = await post(f.ana, url, { ...search, limits: [{ ...search.limits[0], percentA: 130 }] })
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'A share is a whole number from 0 to 100.'])
})

test('the solver finds four-week patterns', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const found = (
    await post(f.ana, `/api/cases/${f.caseId}/schedule/optimize`, {
      cycleNights: 28,
      exchangeAt: '18:00',
      drivePerExchange: 20,
      school: null,
      current: null,
      limits: [
        { id: 'share', kind: 'share', percentA: 50, tolerance: 4 },
        { id: 'shift', kind: 'nights', holder: 'B', nights: [2, 16] },
      ],
      weights: { share: 3, exchange: 1, gap: 2, splitWeekend: 1, drivingHour: 1, change: 0 },
    })
  ).json()
  expect(found.kind).toBe('found')
  for (const { nights } of found.patterns) expect([nights.length, nights[2], nights[16]]).toEqual([28, 'B', 'B'])
})
