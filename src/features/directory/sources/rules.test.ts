import { expect, test } from 'vitest'
import { spanOf } from './rules.ts'

test('a duration is shown in the largest unit that fits', () => {
  const spans = [400, 24_600, 119_000, 180_000, 3 * 3_600_000, 72 * 3_600_000].map(spanOf)
  expect(spans).toEqual([
    { n: 0.4, unit: 'second' },
    { n: 25, unit: 'second' },
    { n: 119, unit: 'second' },
    { n: 3, unit: 'minute' },
    { n: 3, unit: 'hour' },
    { n: 3, unit: 'day' },
  ])
})
