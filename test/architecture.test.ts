import { expect, test } from 'vitest'
import { areaOf, areasBelow, unitOf } from '#scripts/areas.ts'
import { importsOfSource, knots, targetOf } from './support/graph.ts'

const imports = importsOfSource()
const between = imports.map(({ from, to }) => ({ from: unitOf(from), to: unitOf(to) })).filter(({ from, to }) => from !== to)

test('an area uses only what lies below it', () => {
  const wrong = between.filter(({ from, to }) => areaOf(from) !== areaOf(to) && !areasBelow(areaOf(from)).has(areaOf(to)))
  expect([...new Set(wrong.map(({ from, to }) => `${from} -> ${to}`))].toSorted()).toEqual([])
})

test('an import that leaves its feature names the other by its area', () => {
  const wrong = imports.filter(({ from, to, by }) =>
    unitOf(from) === unitOf(to) ? false : by.startsWith('.') || !by.startsWith(`#${areaOf(unitOf(to))}/`),
  )
  expect(wrong).toEqual([])
})

test('within an area no two features need each other', () => {
  const inAreas = between.filter(({ from, to }) => areaOf(from) === areaOf(to))
  expect(knots(inAreas)).toEqual([])
})

test('no two files need each other, not even for a type', () => {
  expect(knots(imports)).toEqual([])
})

test('the graph sees every way in which a file names another', () => {
  expect(targetOf('src/web/a/b.ts', '../c.ts')).toBe('src/web/c.ts')
  expect(targetOf('src/web/b.ts', '#kernel/day.ts')).toBe('src/kernel/day.ts')
  expect(targetOf('src/web/b.ts', 'react')).toBeNull()
  const arrow = (from: string, to: string) => ({ from, to })
  expect(knots([arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a'), arrow('c', 'd')])).toEqual([['a', 'b', 'c']])
})
