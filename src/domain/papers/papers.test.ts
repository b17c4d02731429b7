import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { layOut, sheet } from './layout.ts'
import { type Measure, wrapped } from './lines.ts'
import type { Block } from './paper.ts'
import { readable } from './readable.ts'

/** As wide as it is long: half of the size for each unit. */
const measure: Measure = (text, size) => (text.length * size) / 2
const plain = { size: 10, isBold: false }
const textOf = (blocks: readonly Block[]) => layOut({ blocks }, measure).map(({ lines }) => lines.map(({ text }) => text))

describe('lines', () => {
  test('end between words, and a word that is too long is cut', () => {
    expect(wrapped('one two three', 40, plain, measure)).toEqual(['one two', 'three'])
    expect(wrapped('abcdefghijkl', 25, plain, measure)).toEqual(['abcde', 'fghij', 'kl'])
    expect(wrapped('a\n\nb', 40, plain, measure)).toEqual(['a', '', 'b'])
    expect(wrapped('', 40, plain, measure)).toEqual([''])
  })
  test('cut no character in two', () => {
    for (const line of wrapped('😀😀😀', 15, plain, measure)) expect(line.isWellFormed()).toBe(true)
    expect(wrapped('😀😀', 1, plain, measure)).toEqual(['😀', '😀'])
  })
  test('of any text lose nothing, and none is too wide', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'bb', ' ', '\n', '😀') }), fc.integer({ min: 20, max: 200 }), (text, width) => {
        const lines = wrapped(text, width, plain, measure)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/[\n ]/g, ''))
        for (const line of lines) expect(measure(line.trim(), 10, false)).toBeLessThanOrEqual(width)
      }),
      { numRuns: iterations(2000, 200) },
    )
  })
})

describe('pages', () => {
  const lines = (count: number): Block[] => Array.from({ length: count }, (_, n) => ({ kind: 'text', text: `line ${n}` }))
  test('a paper without a block is one empty page', () => {
    expect(textOf([])).toEqual([[]])
  })
  test('every line stands on one page, inside of its margins', () => {
    const pages = layOut({ blocks: lines(200) }, measure)
    expect(pages.flatMap((page) => page.lines.map(({ text }) => text))).toEqual(lines(200).map((block) => 'text' in block && block.text))
    for (const { y } of pages.flatMap((page) => page.lines)) expect(y > 84 && y < sheet.height - 60).toBe(true)
  })
  test('a heading is not alone at the foot of a page', () => {
    for (let before = 20; before < 60; before += 1) {
      const pages = textOf([...lines(before), { kind: 'heading', text: 'Heading', level: 2 }, { kind: 'text', text: 'below' }])
      const page = pages.find((each) => each.includes('Heading'))!
      expect(page).toContain('below')
    }
  })
  test('a long value stands beside its name on as many lines as it needs', () => {
    const [page] = textOf([
      {
        kind: 'facts',
        rows: [
          ['Name', 'word '.repeat(60).trim()],
          ['Other', 'short'],
        ],
      },
    ])
    expect(page!.filter((text) => text.startsWith('word'))).toHaveLength(4)
    expect(page!.slice(0, 2)).toEqual(['Name', expect.stringMatching(/^word/)])
    expect(page!.slice(-2)).toEqual(['Other', 'short'])
  })
})

describe('what a font can’t print, or nobody would see', () => {
  const ascii = (character: string) => /[\u0020-\u007e]/.test(character)
  test('stands as its number', () => {
    expect(readable('a\u202eb', () => true)).toBe('a[U+202E]b')
    expect(readable('zero\u200bwidth', () => true)).toBe('zero[U+200B]width')
    expect(readable('hi 😀', ascii)).toBe('hi [U+1F600]')
    expect(readable('\u0000', () => true)).toBe('[U+0000]')
  })
  test('and lines and tabs stay lines and spaces', () => {
    expect(readable('a\r\nb\rc\td', ascii)).toBe('a\nb\nc    d')
  })
})

describe('tables', () => {
  const table = (rows: number, lines = 2): Block => ({
    kind: 'table',
    columns: [
      { name: 'Day', share: 0.25 },
      { name: 'Amount', share: 0.75, isEnd: true },
    ],
    rows: Array.from({ length: rows }, (_, n) => [`day ${n}`, Array.from({ length: lines }, (_each, k) => `amount ${n}.${k}`).join('\n')]),
  })
  test('begin each page with the names of their columns, and part no row', () => {
    const pages = textOf([table(60)])
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) {
      expect(page.slice(0, 2)).toEqual(['Day', 'Amount'])
      for (const text of page.filter((each) => each.startsWith('day'))) {
        expect(page).toContain(`amount ${text.slice(4)}.0`)
        expect(page).toContain(`amount ${text.slice(4)}.1`)
      }
    }
    expect(pages.flat().filter((text) => text.startsWith('day'))).toHaveLength(60)
  })
  test('end amounts where their column ends, and part a row that no page holds', () => {
    const pages = layOut({ blocks: [table(1, 100)] }, measure)
    expect(pages).toHaveLength(3)
    const ends = pages.flatMap(({ lines }) =>
      lines.filter(({ text }) => text.startsWith('amount')).map(({ text, x, size }) => x + measure(text, size, false)),
    )
    expect(new Set(ends)).toEqual(new Set([sheet.width - sheet.margin]))
    expect(ends).toHaveLength(100)
  })
  test('have no names of columns alone at the foot of a page', () => {
    for (let before = 20; before < 60; before += 1) {
      const page = textOf([...Array.from({ length: before }, (): Block => ({ kind: 'text', text: 'line' })), table(1)]).find((each) =>
        each.includes('Day'),
      )!
      expect(page).toContain('amount 0.1')
    }
  })
})
