import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { campaignsIn, printOf, rewrittenFrom } from './campaign.ts'
import { likeness, rows, signatureOf } from './minhash.ts'
import { shinglesOf } from './shingles.ts'
import { simulatedCampaigns } from './simulated-campaigns.ts'

const corpus = ['tuned', 'held-out'].flatMap((name) =>
  readFileSync(new URL(`../../../corpora/screening/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text),
)

describe('a signature', () => {
  test('of one text is the same whatever its case, accents and punctuation', () => {
    expect(signatureOf('The Judge LISTENED, for once!')).toEqual(signatureOf('the judge listened for once'))
  })

  test('estimates what the runs of five letters share, within six standard errors', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: corpus.length - 1 }), { minLength: 2, maxLength: 4 }), (picked) => {
        const texts = picked.map((at) => corpus[at]!)
        const [one, other] = [texts.join(' '), texts.slice(1).join(' ')]
        const [a, b] = [new Set(shinglesOf(one)), new Set(shinglesOf(other))]
        const both = [...a].filter((each) => b.has(each)).length
        const truth = both / (a.size + b.size - both)
        // Of the million pairs of this corpus one or the other is five off ([5, 887] is), and such a pair is drawn one day.
        expect(Math.abs(likeness(signatureOf(one), signatureOf(other)) - truth)).toBeLessThan(6 * Math.sqrt(0.25 / rows))
      }),
      { numRuns: 100 },
    )
  })

  test('of next to nothing is like nothing', () => {
    expect(signatureOf('no')).toHaveLength(0)
    expect(likeness(signatureOf('no'), signatureOf('no'))).toBe(0)
  })
})

test('a text that was handed round is found with its likenesses, the nearest first', () => {
  const known = corpus.slice(0, 50).map((text, n) => ({ id: String(n), ...printOf(text) }))
  const [nearest] = rewrittenFrom(printOf(`${corpus[7]!} And so on.`), known)
  expect(nearest!.id).toBe('7')
  expect(rewrittenFrom(printOf('Something that nobody in this list has ever thought of writing down, about kites.'), known)).toEqual([])
})

test('two of one text are a group, and texts of their own are none', () => {
  const text = corpus.find((each) => each.length > 120)!
  expect(
    campaignsIn([
      { id: 'a', text },
      { id: 'b', text: text.toUpperCase() },
      { id: 'c', text: 'Kites fly best in a steady wind.' },
    ]),
  ).toEqual([['a', 'b']])
})

/** Of the first half every text, of the second four at a time: short ones and long ones, none twice. */
const half = Math.floor(corpus.length / 2)
const honest = [...corpus.slice(0, half), ...corpus.flatMap((_, n) => (n >= half && n % 4 === 0 ? [corpus.slice(n, n + 4).join(' ')] : []))]

test('simulated: at least nine in ten campaigns of rewritten templates are found among honest texts, and no honest text with them', () => {
  const { campaigns, found, caught } = simulatedCampaigns({ campaigns: iterations(40, 15), honest, seed: 20_261_121 })
  expect(found / campaigns).toBeGreaterThanOrEqual(0.9)
  expect(caught).toBe(0)
})
