import { expect, test } from 'vitest'
import { family, grant } from './support/family.ts'
import { inForce, weeks } from './support/schedule-acts.ts'
import { testApp } from './support/test-app.ts'

// The clock of these tests stands in March 2026. What a feature lays out from the schedule is cut like its rows are.

test('a grant for a week of March shows that week of the schedule in every feature, and no night, exchange or conflict of another', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await inForce(f, { title: 'Ours', effective: '2026-01-05', rules: [weeks('AABBAAAAABBBBB')] })
  const week = { from: '2026-03-16', to: '2026-03-22' }
  const lena = await grant(backend, f, { days: week })
  const get = async (who: typeof lena, url: string) => (await who.inject(`${url}${url.includes('?') ? '&' : '?'}case=${f.caseId}`)).json()

  const month = '/api/calendar/range?from=2026-03-01&to=2026-03-31'
  const [hers, anas] = [await get(lena, month), await get(f.ana, month)]
  const daysOf = ({ nights, exchanges }: { nights: { day: string }[]; exchanges: { day: string }[] }) =>
    [...nights, ...exchanges].map(({ day }) => day).toSorted()
  expect(daysOf(anas)[0]).toBe('2026-03-01')
  const seen = daysOf(hers)
  expect([seen[0], seen.at(-1)]).toEqual([week.from, week.to])
  expect(seen.length).toBe(daysOf(anas).filter((day) => day >= week.from && day <= week.to).length)

  const tonight = await get(lena, '/api/calendar/tonight')
  expect(tonight).toMatchObject({ hasSchedule: false, next: null })
  expect((await get(f.ana, '/api/calendar/tonight')).hasSchedule).toBe(true)

  const list = await get(lena, '/api/exchanges/list')
  const days = [...list.upcoming, ...list.past].map(({ day }: { day: string }) => day)
  expect(days.length).toBeGreaterThan(0)
  expect(days.every((day: string) => day >= week.from && day <= week.to)).toBe(true)
})
