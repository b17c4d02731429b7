import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accept } from './accept.ts'
import { screen } from './screen.ts'
import { type About, actions, checkIds, type Finding, versions } from './types.ts'

const judge: About = { name: 'Hon. Maria T. Delgado', role: 'judge' }

const sentences = ['tuned', 'held-out'].flatMap((file) =>
  readFileSync(new URL(`../../../corpora/screening/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text),
)

const odd = ['\0', '\ud800', '\udc00', '​', '‮', '́', '&#64;', '&amp;', '<b>', '５', 'е', '\n', '...', '[', '*', '$', '﷽', 'ﬁ', '🙂', '’']
const pieces = [
  '555-0134',
  'never',
  'my son',
  'Tyler',
  'is a',
  'narcissist',
  'bribe',
  'f*ck',
  'k i l l',
  'at gmail dot com',
  'FL1234567',
  'J.',
  "Ann's",
  'idiot',
  'I heard that',
]

/** Texts like those that come: whole reviews, pieces of them, and what hostile hands put in between. */
const anyText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...sentences) },
      { weight: 3, arbitrary: fc.constantFrom(...pieces) },
      { weight: 3, arbitrary: fc.constantFrom(...odd) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
      { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'aeioklst01 .-@'), maxLength: 30 }) },
    ),
    { maxLength: 8 },
  )
  .chain((parts) => fc.constantFrom('', ' ', '. ').map((joint) => parts.join(joint).slice(0, 1500)))

const of = (text: string, about = judge) => screen(text, about).findings
describe('whatever the text', () => {
  test('findings lie inside it, in order, with the version of their check', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { findings, action } = screen(text, judge)
        let last = 0
        for (const { span, check, version, action: own } of findings) {
          expect(span[0]).toBeGreaterThanOrEqual(last)
          expect(span[1]).toBeGreaterThanOrEqual(span[0])
          expect(span[1]).toBeLessThanOrEqual(text.length)
          expect(version).toBe(versions[check])
          expect(actions.indexOf(own)).toBeLessThanOrEqual(actions.indexOf(action))
          last = span[0]
        }
        expect(findings.length === 0).toBe(action === 'publish')
      }),
      { numRuns: 300 },
    )
  })

  test('no two findings of one check overlap', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const check of checkIds) {
          const spans = of(text)
            .filter((finding) => finding.check === check)
            .map(({ span }) => span)
          spans.slice(1).forEach((span, at) => expect(span[0]).toBeGreaterThanOrEqual(spans[at]![1]))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('the same text gives the same findings', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(screen(text, judge)).toEqual(screen(`${text}`, judge))
      }),
      { numRuns: 100 },
    )
  })

  test('an accepted rewrite changes the span alone, and the finding is gone from there', () => {
    const isSame = (before: Finding, length: number) => (after: Finding) =>
      after.check === before.check &&
      after.reason === before.reason &&
      after.span[0] < before.span[0] + length &&
      after.span[1] > before.span[0]
    fc.assert(
      fc.property(anyText, (text) => {
        for (const finding of of(text)) {
          finding.rewrites.forEach(({ text: offered }, index) => {
            const next = accept(text, finding, index)
            expect(next).toBe(text.slice(0, finding.span[0]) + offered + text.slice(finding.span[1]))
            expect(of(next).filter(isSame(finding, offered.length))).toEqual([])
          })
        }
      }),
      { numRuns: 300, examples: [['It is a ’ The guardian has borderline personality disorder.']] },
    )
  })
})
