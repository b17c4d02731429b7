import { expect, test } from 'vitest'
import { goals } from './goals.ts'
import { madeUpPeople } from './made-up.ts'
import { goalsOf, missesOf, table, waterfallOf } from './report.ts'
import type { Benchmark } from './benchmark.ts'

const count = (f1: number, precision: number) => ({ called: 1, right: 1, all: 1, recall: 1, precision, f1 })

test('a figure under its goal is said to be', () => {
  const found = { choice: { name: 'all fields' }, same: count(0.96, 1), merged: count(1, 0.994) } as Benchmark
  expect(goalsOf(found, goals.allFields).map((row) => row.at(-1))).toEqual(['**no**', '**no**'])
  const better = { ...found, same: count(0.97, 1), merged: count(1, 0.995) }
  expect(goalsOf(better, goals.allFields).map((row) => row.at(-1))).toEqual(['yes', 'yes'])
})

test('the bars of a pair begin with the prior, leave out what was not compared, and end with the sum', () => {
  const drawn = waterfallOf({
    probability: 0.5,
    bits: 0.25,
    priorBits: -10,
    fields: [
      { field: 'name', level: 'same', bits: 9, frequencyBits: 1.5 },
      { field: 'town', level: null, bits: 0, frequencyBits: 0 },
      { field: 'year', level: 'other', bits: -0.25, frequencyBits: 0 },
    ],
  })
  const lines = drawn.split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[2]).toContain('-10.0')
  expect(lines[3]).toBe('| name | same | +9.0 | +1.5 | +0.5 |')
  expect(lines[4]).toContain('+0.3')
  expect(drawn).not.toContain('town')
})

test('a table has a row of dashes under its head; no misses are said to be none', () => {
  expect(table(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |')
  expect(missesOf([], {} as Benchmark)).toBe('None.')
})

test('the same seed makes the same people, and one in twenty has a second record', () => {
  const people = [...madeUpPeople(2000, 7)]
  expect([...madeUpPeople(2000, 7)]).toEqual(people)
  const second = people.length - new Set(people.map(({ person }) => person)).size
  expect(second / people.length).toBeGreaterThan(0.03)
  expect(second / people.length).toBeLessThan(0.07)
})
