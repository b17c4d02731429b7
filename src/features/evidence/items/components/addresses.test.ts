import { expect, test } from 'vitest'
import { filtersOf, itemIn, pageWith } from './addresses.ts'

const child = '0f3c1a52-7b1e-4c1d-9a53-2b8a1f6f0d11'

test('the address says which items are shown, and what is no filter is left out', () => {
  const whole = { q: 'gate', issue: 'School', child, kind: 'pdf', privacy: 'private', from: '2026-01-02', to: '2026-02-03' }
  expect(filtersOf(new URLSearchParams(whole))).toEqual(whole)
  expect(
    filtersOf(new URLSearchParams({ q: '  ', child: 'Maya', kind: 'paper', privacy: 'shared', from: 'May', to: '2026-1-2', x: '1' })),
  ).toEqual({})
  expect(filtersOf(new URLSearchParams({ q: 'a'.repeat(300) })).q).toHaveLength(100)
})

test('an item is named by its id alone, and leaves the filters as they are', () => {
  expect(itemIn(new URLSearchParams({ item: child }))).toBe(child)
  expect(itemIn(new URLSearchParams({ item: '../x' }))).toBeNull()
  const search = new URLSearchParams({ q: 'gate', case: child })
  expect(pageWith(search, { item: child })).toBe(`/evidence-vault?q=gate&case=${child}&item=${child}`)
  expect(pageWith(search, { q: '', case: '' })).toBe('/evidence-vault')
})
