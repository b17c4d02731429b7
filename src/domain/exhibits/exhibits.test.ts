import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { assigned, batesText, nextOf, type Pages, type Series } from './bates.ts'
import { labelOf, lettersOf, signOf } from './labels.ts'
import { moved, ordered, pageInExhibit, referenceTo } from './list.ts'
import { concordanceDat, opticonOpt } from './load-files.ts'

const numRuns = iterations(2_000, 100)

test('letters go from A to Z, then on with two, and no two places have the same', () => {
  expect([1, 2, 26, 27, 28, 52, 53, 702, 703].map(lettersOf)).toEqual(['A', 'B', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA'])
  for (const wrong of [0, -1, 1.5, Number.NaN]) expect(() => lettersOf(wrong)).toThrow(RangeError)
  const all = Array.from({ length: 20_000 }, (_, at) => lettersOf(at + 1))
  expect(new Set(all).size).toBe(all.length)
  // In the order of a dictionary that puts shorter ones first.
  expect(all.every((letters, at) => at === 0 || all[at - 1]!.length < letters.length || all[at - 1]! < letters)).toBe(true)
  expect([signOf('letters', 3), signOf('numbers', 3), labelOf('Exhibit', 'letters', 28)]).toEqual(['C', '3', 'Exhibit AB'])
})

test('numbers are printed with six digits at least', () => {
  expect([batesText('SMITH-', 1), batesText('X', 999_999), batesText('X', 1_000_000)]).toEqual(['SMITH-000001', 'X999999', 'X1000000'])
})

const pages = fc.record({
  file: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  from: fc.integer({ min: 1, max: 12 }),
  count: fc.integer({ min: 1, max: 8 }),
})

test('of any row of exports: no number is given twice, none is left out, and a page keeps its own', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), fc.array(fc.array(pages, { maxLength: 6 }), { maxLength: 12 }), (first, exports) => {
      let series: Series = { first, runs: [] }
      const stands = new Map<number, string>()
      for (const asked of exports) {
        const done = assigned(series, asked)
        series = done.series
        // In one export each sheet has its own number.
        const all = done.numbers.flat()
        expect(new Set(all).size).toBe(all.length)
        expect(done.numbers.map((each) => each.length)).toEqual(asked.map(({ count }) => count))
        for (const [at, { file, from }] of asked.entries())
          for (const [nth, number] of done.numbers[at]!.entries()) {
            const page = `${file} ${from + nth}`
            // A number stands for one page of one file for ever.
            expect([number, stands.get(number) ?? page]).toEqual([number, page])
            stands.set(number, page)
          }
      }
      // Gapless: all numbers from the first to the last were given.
      expect([...stands.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: nextOf(series) - first }, (_, at) => first + at))
    }),
    { numRuns },
  )
})

test('the same list exported a thousand times has the same numbers each time, also after others were exported', () => {
  const list: Pages[] = [
    { file: 'letter', from: 2, count: 7 },
    { file: 'photo', from: 1, count: 1 },
    { file: 'letter', from: 2, count: 3 },
  ]
  let series: Series = { first: 101, runs: [] }
  const first = assigned(series, list)
  series = first.series
  expect(first.numbers).toEqual([[101, 102, 103, 104, 105, 106, 107], [108], [109, 110, 111]])
  for (let n = 0; n < 1_000; n += 1) {
    series = assigned(series, [{ file: `other ${n % 50}`, from: 1, count: (n % 4) + 1 }, ...list.toReversed()]).series
    const again = assigned(series, list)
    expect(again.numbers).toEqual(first.numbers)
    series = again.series
  }
  // Each number once: 3 exhibits and 50 files of up to 4 pages.
  const given = series.runs.flatMap(({ first: from, count }) => Array.from({ length: count }, (_, at) => from + at))
  expect(given).toEqual(Array.from({ length: given.length }, (_, at) => 101 + at))
})

/** Reads a DAT file back, by its rules alone. */
function readDat(dat: string): string[][] {
  expect(dat.startsWith('\uFEFF')).toBe(true)
  return dat
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      line.split('\u0014').map((field) => {
        expect([field.at(0), field.at(-1)]).toEqual(['þ', 'þ'])
        return field.slice(1, -1).replaceAll('þþ', 'þ')
      }),
    )
}

test('a DAT file has one line for each row and gives back what was written, with its signs for what it can’t write', () => {
  expect(
    concordanceDat([
      ['BEGDOC', 'WHAT'],
      ['EX-1', 'a\r\nb'],
    ]),
  ).toBe('\uFEFFþBEGDOCþ\u0014þWHATþ\r\nþEX-1þ\u0014þa®bþ\r\n')
  const cell = fc.string({ unit: fc.constantFrom('a', 'þ', '\u0014', '\n', '\r', '"', ',', '®', 'é', '漢') })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const written = rows.map((cells) => cells.map((text) => text.replaceAll('\u0014', ' ').replaceAll(/\r\n?|\n/g, '®')))
      expect(readDat(concordanceDat(rows))).toEqual(written)
    }),
    { numRuns },
  )
})

test('an OPT file has a line for each page, and says where a document begins and how long it is', () => {
  const page = (key: string, begins: number | null) => ({ key, volume: 'VOL001', path: `images/${key}.jpg`, begins })
  expect(opticonOpt([page('EX-000001', 2), page('EX-000002', null), page('EX-000003', 1)])).toBe(
    'EX-000001,VOL001,images\\EX-000001.jpg,Y,,,2\r\nEX-000002,VOL001,images\\EX-000002.jpg,,,,\r\nEX-000003,VOL001,images\\EX-000003.jpg,Y,,,1\r\n',
  )
  fc.assert(
    fc.property(
      fc.array(fc.record({ key: fc.string(), begins: fc.option(fc.integer({ min: 1, max: 900 })) }), { maxLength: 20 }),
      (given) => {
        const lines = opticonOpt(given.map(({ key, begins }) => page(key, begins))).split('\r\n')
        expect(lines).toHaveLength(given.length + 1)
        expect(lines.slice(0, -1).every((line) => line.split(',').length === 7)).toBe(true)
      },
    ),
    { numRuns },
  )
})

test('an order has each row once, and a move changes the place of one alone', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(ordered(rows, ['d', 'a', 'c', 'b'])?.map(({ id }) => id)).toEqual(['d', 'a', 'c', 'b'])
  for (const wrong of [['a', 'b', 'c'], ['a', 'b', 'c', 'c'], ['a', 'b', 'c', 'x'], []]) expect(ordered(rows, wrong)).toBeNull()
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.integer(), (ids, nth, to) => {
      const id = ids[nth % ids.length]!
      const next = moved(ids, id, to)
      expect(next.toSorted()).toEqual(ids.toSorted())
      expect(next.filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id))
      expect(next.indexOf(id)).toBe(Math.min(Math.max(0, to), ids.length - 1))
    }),
    { numRuns },
  )
  expect(moved(['a'], 'x', 0)).toEqual(['a'])
})

test('a page of a file is referred to by its page in the exhibit, and not where the exhibit has it not', () => {
  const all = { label: 'Exhibit B', from: null, to: null }
  const some = { label: 'Exhibit B', from: 3, to: 5 }
  expect([referenceTo(all, null), referenceTo(all, 3), referenceTo(some, 3), referenceTo(some, 5)]).toEqual([
    'Exhibit B',
    'Exhibit B, p. 3',
    'Exhibit B, p. 1',
    'Exhibit B, p. 3',
  ])
  expect([referenceTo(some, 2), referenceTo(some, 6), pageInExhibit(some, 4)]).toEqual([null, null, 2])
})
