import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attention, attentionDays, byAttention, daysUntil, firstTime, initialOf } from './attention.ts'

const day = 86_400_000
const now = Date.parse('2026-03-12T18:00:00Z')
const plain: Attention = { title: 'A', due: null, hearing: null, ends: null, changed: null }
const titles = (rows: readonly Attention[]) => byAttention(rows, (row) => row, now).map(({ title }) => title)

test('what has a time comes first, then what changed, then the titles', () => {
  expect(
    titles([
      { ...plain, title: 'quiet, b' },
      { ...plain, title: 'changed before', changed: now - 2 * day },
      { ...plain, title: 'hearing in three days', hearing: now + 3 * day },
      { ...plain, title: 'quiet, a' },
      { ...plain, title: 'overdue', due: now - day, hearing: now + 10 * day },
      { ...plain, title: 'changed now', changed: now },
      { ...plain, title: 'ends tomorrow', ends: now + day, changed: now },
    ]),
  ).toEqual(['overdue', 'ends tomorrow', 'hearing in three days', 'changed now', 'changed before', 'quiet, a', 'quiet, b'])
})

test('a time after two weeks moves nothing, one at their end does', () => {
  const at = (days: number) => firstTime({ ...plain, hearing: now + days * day }, now)
  expect(at(attentionDays)).toBe(now + attentionDays * day)
  expect(firstTime({ ...plain, hearing: now + attentionDays * day + 1 }, now)).toBeNull()
  expect(firstTime({ ...plain, due: now - 400 * day }, now)).toBe(now - 400 * day)
})

test('a day is over only after 24 hours, and none is less than zero', () => {
  expect([daysUntil(now + day, now), daysUntil(now + day - 1, now), daysUntil(now - day, now)]).toEqual([1, 0, 0])
})

test('an initial is one letter, whatever stands before it', () => {
  expect(['Maya', 'leo', '  Ánh', 'e\u0301lise', '«Zoë»', '7', '🙂', ''].map(initialOf)).toEqual([
    'M.',
    'L.',
    'Á.',
    'É.',
    'Z.',
    '7.',
    '',
    '',
  ])
})

test('the order is the same whatever order the rows come in, and loses none', () => {
  const time = fc.option(fc.integer({ min: now - 30 * day, max: now + 30 * day }), { nil: null })
  const row = fc.record({ title: fc.string(), due: time, hearing: time, ends: time, changed: time })
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ title }) => title.toLowerCase(), maxLength: 20 }), (rows) => {
      const sorted = byAttention(rows, (one) => one, now)
      expect(sorted).toHaveLength(rows.length)
      const keys = sorted.map((one) => [firstTime(one, now) ?? Infinity, -(one.changed ?? -Infinity)] as const)
      for (const [n, [first, changed]] of keys.slice(1).entries()) {
        const [before, changedBefore] = keys[n]!
        expect(before < first || (before === first && changedBefore <= changed)).toBe(true)
      }
    }),
  )
})
