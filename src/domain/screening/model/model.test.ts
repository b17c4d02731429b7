import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readingOf } from '../reading.ts'
import { screen } from '../screen.ts'
import { screenTexts } from '../texts.ts'
import type { About } from '../types.ts'
import { mostLevel, read, written } from './codec.ts'
import { passageCells, prepared, sentenceCells, tableSize } from './features.ts'
import { passagesOf, sentencesOf } from './instances.ts'
import { passagesIn, textScore } from './logistic.ts'
import { quantised, weightsOf } from './quantised.ts'
import { look } from './served.ts'
import { exp, trained } from './train.ts'
import { weights } from './weights.generated.ts'

const judge: About = { name: 'Hon. Maria T. Delgado', role: 'judge' }
const wordsIn = (text: string) => readingOf(text, judge).words
const served = weightsOf({ ...weights, levels: read(weights.signs, tableSize) })
const scoreIn = (text: string) => textScore(served, passagesIn(wordsIn(text)))

const dangers = [
  'I know where he parks, and one night soon I will be waiting by his car.',
  'Ya sé dónde vive la jueza y un día de estos la voy a esperar afuera de su casa.',
]
const harmless = [
  'She was late, she had not read the file, and I will appeal this order.',
  'La jueza llegó tarde y no leyó el expediente. Voy a apelar.',
]

describe('what a text is made of', () => {
  test('each cell lies in the table, stands once, and is the same each time', () => {
    const words = wordsIn(dangers.join(' '))
    const ready = prepared(words)
    for (const run of passagesOf(words)) {
      const all = [passageCells(ready, run), ...sentencesOf(words, run).map((sentence) => sentenceCells(ready, sentence))]
      for (const cells of all) {
        expect([...cells]).toEqual([...new Set(cells)].toSorted((a, b) => a - b))
        expect(cells.at(-1)).toBeLessThan(tableSize)
      }
      expect([...passageCells(prepared(wordsIn(dangers.join(' '))), run)]).toEqual([...all[0]!])
    }
  })

  test('who writes without full stops is read in pieces, and every word stands in a passage and in a sentence', () => {
    const words = wordsIn('and then he said no '.repeat(100))
    const covered = new Set<number>()
    for (const run of passagesOf(words))
      for (const { first, end } of sentencesOf(words, run)) {
        expect(end - first).toBeLessThanOrEqual(40)
        for (let at = first; at < end; at += 1) covered.add(at)
      }
    expect(covered.size).toBe(words.length)
  })

  test('twice the text is no more than twice as many cells to weigh', () => {
    const sizeOf = (times: number) =>
      passagesIn(wordsIn(`${dangers[0]} ${harmless[0]} `.repeat(times))).reduce(
        (sum, { cells, sentences }) => sum + cells.length + sentences.reduce((all, one) => all + one.cells.length, 0),
        0,
      )
    expect(sizeOf(80)).toBeLessThanOrEqual(2.1 * sizeOf(40))
    expect(sizeOf(160)).toBeLessThanOrEqual(2.1 * sizeOf(80))
  })

  test('a text of a megabyte without an end is read', () => {
    expect(scoreIn('kill '.repeat(200_000))).toBeTypeOf('number')
    expect(passagesIn(wordsIn('a'.repeat(1_000_000)))).toHaveLength(1)
  })
})

describe('learning', () => {
  // A cell that stands in fewer than three texts teaches nothing.
  const once = [...dangers.map((text) => ({ text, isDanger: true })), ...harmless.map((text) => ({ text, isDanger: false }))]
  const examples = [...once, ...once, ...once].map(({ text, isDanger }) => ({ passages: passagesIn(wordsIn(text)), isDanger }))

  test('gives the same weights for the same texts, and tells them apart', () => {
    const [one, two] = [trained(examples), trained(examples)]
    expect(one).toEqual(two)
    const scores = examples.map(({ passages }) => textScore(one, passages))
    expect(Math.min(scores[0]!, scores[1]!)).toBeGreaterThan(Math.max(scores[2]!, scores[3]!))
  })

  test('keeps weights as one sign each, and reads them again as they were', () => {
    const levels = Int8Array.from({ length: 2 * mostLevel + 1 }, (_, at) => at - mostLevel)
    expect(read(written(levels), levels.length)).toEqual(levels)
    const far = new Int8Array(5_000)
    for (const [cell, level] of [
      [0, 3],
      [62, -7],
      [63, 31],
      [127, -31],
      [4_999, 1],
    ] as const)
      far[cell] = level
    expect(read(written(far), far.length)).toEqual(far)
    expect(read(written(far), 100)).toEqual(far.slice(0, 100))
    const { levels: kept, step } = quantised(trained(examples))
    expect(step).toBeGreaterThan(0)
    expect(kept.reduce((most, level) => Math.max(most, Math.abs(level)), 0)).toBe(mostLevel)
  })

  test('has an exponential of its own that agrees with the usual one', () => {
    for (const x of [-30, -5, -0.3, 0, 1e-9, 2, 17]) expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-9)
  })
})

describe('the model that is served', () => {
  const found = (text: string) => screen(text, judge, undefined, look).findings.filter(({ check }) => check === 'C1')

  test('has as many weights as were kept, and a file that is no more than 120 KB', () => {
    const kept = read(weights.signs, tableSize).filter((level) => level !== 0)
    expect(kept.length).toBeGreaterThan(40_000)
    expect(kept.length).toBeLessThanOrEqual(54_000)
    expect(statSync(new URL('weights.generated.ts', import.meta.url)).size).toBeLessThanOrEqual(120 * 1024)
  })

  test('scores danger above what is harmless, in both languages', () => {
    const [lowest, highest] = [Math.min(...dangers.map(scoreIn)), Math.max(...harmless.map(scoreIn))]
    expect(lowest).toBeGreaterThan(highest)
  })

  test('holds a text that the words let pass, marks a sentence in it, and blocks nothing', () => {
    const rows = readFileSync(new URL('../../../../corpora/screening/learned.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .slice(0, 260)
      .map((line) => JSON.parse(line) as { kind: string; text: string })
    const missed = rows.filter(({ kind, text }) => kind === 'threat' && screen(text, judge).findings.every(({ check }) => check !== 'C1'))
    const seen = missed.flatMap(({ text }) => found(text).map((finding) => ({ ...finding, text })))
    expect(seen.length).toBeGreaterThan(150)
    for (const { span, text, action, reason } of seen) {
      expect([action, reason]).toEqual(['hold', 'maybe_danger'])
      expect(text.slice(...span).trim()).not.toBe('')
    }
  })

  test('says nothing where words have said it, and nothing where no server asks it', () => {
    const plain = 'I will kill that judge.'
    expect(found(plain).map(({ reason }) => reason)).toEqual(
      screen(plain, judge)
        .findings.filter(({ check }) => check === 'C1')
        .map(({ reason }) => reason),
    )
    for (const text of dangers) expect(screenTexts({ saw: text }, judge).findings.map(({ reason }) => reason)).not.toContain('maybe_danger')
  })

  test('harmless sentences after a whole passage take nothing away from its score', () => {
    const quiet = `${harmless[0]} `.repeat(12)
    for (const text of dangers) {
      const passage = `${text} ${quiet}`.split(' ').slice(0, 120).join(' ')
      expect(wordsIn(passage)).toHaveLength(120)
      expect(scoreIn(`${passage} ${quiet}`)).toBeGreaterThanOrEqual(scoreIn(passage))
      expect(scoreIn(`${passage} ${quiet.repeat(5)}`)).toBeGreaterThanOrEqual(scoreIn(passage))
    }
  })

  test('throws for nothing, whatever is written, and marks inside the text alone', () => {
    const odd = fc.constantFrom('\0', '\ud800', '​', '‮', '&#64;', '\n', '...', '﷽', '🙂', 'kill', 'tonight ', 'mis hijos ')
    fc.assert(
      fc.property(
        fc.array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom(...dangers)), { maxLength: 30 }),
        (parts) => {
          const text = parts.join('')
          for (const { span } of found(text)) {
            expect(span[0]).toBeGreaterThanOrEqual(0)
            expect(span[1]).toBeLessThanOrEqual(text.length)
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})

test('no file of the browser asks for the weights', () => {
  const src = new URL('../../../', import.meta.url).pathname
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  )
  const asking = files.filter((name) => /screening\/model\//.test(readFileSync(path.join(src, name), 'utf8')))
  expect(asking.toSorted()).toEqual([
    'features/ratings/moderation/desk.ts',
    'features/ratings/ratings/screening.ts',
    'features/site/legal/service.ts',
  ])
})
