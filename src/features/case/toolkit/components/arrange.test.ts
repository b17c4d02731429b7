import { expect, test } from 'vitest'
import { arrangedBy, queryOf, sectionIds } from './arrange.ts'

test('a view is read from an address as it was written into it; what is none of ours is left out', () => {
  const arranged = { show: ['tasks', 'orders'], tasks: 'open' } as const
  expect(arrangedBy(new URLSearchParams(queryOf(arranged)))).toEqual(arranged)
  expect(arrangedBy(new URLSearchParams())).toEqual({ show: sectionIds, tasks: 'all' })
  expect(arrangedBy(new URLSearchParams('show=orders,nothing&tasks=never'))).toEqual({ show: ['orders'], tasks: 'all' })
  expect(arrangedBy(new URLSearchParams(queryOf({ show: [], tasks: 'all' })))).toEqual({ show: [], tasks: 'all' })
})
