import { expect, test } from 'vitest'
import { type Ending, publishedOf } from './published.ts'

const ending = (over: Partial<Ending> = {}): Ending => ({
  receivedAt: new Date('2026-02-03T10:00:00Z'),
  closedAt: new Date('2026-02-10T10:00:00Z'),
  ground: 'false_fact',
  outcome: 'kept',
  isAbusive: false,
  ...over,
})
const many = (howMany: number, over: Partial<Ending> = {}) => Array.from({ length: howMany }, () => ending(over))

test('counts of 1 to 4 are not published, and fewer than five decided notices are not listed', () => {
  const published = publishedOf([...many(4), ...many(2, { outcome: null, closedAt: null, isAbusive: true })])
  expect(published.months).toEqual([{ month: '2026-02', received: 6, kept: null, changed: 0, down: 0, withdrawn: 0 }])
  expect(published.abusive).toBeNull()
  expect(published.notices).toEqual([])
})

test('a month or ground with fewer than five decided notices is not named in the list', () => {
  const rare = ending({
    ground: 'threat',
    outcome: 'removed',
    receivedAt: new Date('2026-03-01T00:00:00Z'),
    closedAt: new Date('2026-03-01T20:00:00Z'),
  })
  const published = publishedOf([...many(5), rare])
  expect(published.notices).toHaveLength(6)
  expect(published.notices).toContainEqual({ month: null, ground: null, outcome: 'removed', took: 'day' })
  expect(published.notices.filter(({ month, ground }) => month === '2026-02' && ground === 'false_fact')).toHaveLength(5)
  expect(published.grounds).toEqual([{ ground: null, n: 6 }])
})

test('withdrawn notices are counted as withdrawn, and open ones only as received', () => {
  const published = publishedOf([
    ...many(5, { outcome: null }),
    ...many(5, { outcome: null, closedAt: null }),
    ...many(5, { outcome: 'edit_asked' }),
    ...many(5, { outcome: 'hidden', closedAt: new Date('2026-04-01T00:00:00Z') }),
  ])
  expect(published.months).toEqual([{ month: '2026-02', received: 20, kept: 0, changed: 5, down: 5, withdrawn: 5 }])
  expect(published.notices.filter(({ took }) => took === 'longer')).toHaveLength(5)
})
