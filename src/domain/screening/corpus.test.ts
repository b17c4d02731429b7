import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { foundLabels, isFound, isRight, judge, type Judged, type Label, labelledIn, stops } from './labelled.ts'

const judgedIn = (file: string) =>
  labelledIn(readFileSync(new URL(`../../../corpora/screening/${file}.jsonl`, import.meta.url), 'utf8')).map((row) => judge(row))

const parts = { tuned: judgedIn('tuned'), 'held out': judgedIn('held-out') }
const all = Object.values(parts).flat()

const share = (judged: readonly Judged[], holds: (one: Judged) => boolean) => judged.filter(holds).length / judged.length
const missed = (judged: readonly Judged[]) => judged.filter((one) => !isFound(one)).map(({ row: { id, text } }) => `${id} ${text}`)

describe('the labelled set', () => {
  test('has at least 450 reviews, 150 of them publishable, 60 in Spanish, 180 held out, and each of them once', () => {
    expect(all.length).toBeGreaterThanOrEqual(450)
    expect(all.filter(({ row }) => row.kind === 'publishable').length).toBeGreaterThanOrEqual(150)
    expect(all.filter(({ row }) => row.language === 'es').length).toBeGreaterThanOrEqual(60)
    expect(parts['held out'].length).toBeGreaterThanOrEqual(180)
    expect(new Set(all.map(({ row }) => row.text)).size).toBe(all.length)
    expect(new Set(all.map(({ row }) => row.id)).size).toBe(all.length)
  })

  test('has each label in both parts, and a second reading of at least 400 reviews', () => {
    for (const judged of Object.values(parts)) {
      const kinds = new Set<Label>(judged.map(({ row }) => row.kind))
      expect(foundLabels.filter((label) => !kinds.has(label))).toEqual([])
    }
    const twice = all.flatMap(({ row }) => row.second ?? [])
    expect(twice.length).toBeGreaterThanOrEqual(400)
    expect(twice.filter((label) => label !== 'publishable' && !foundLabels.includes(label))).toEqual([])
  })
})

// The goals of the rules are held on the part that they were made with; of the other one the figures are told (docs/screening.md).
describe('of the part that the rules were made with', () => {
  const of = (...kinds: Label[]) => parts.tuned.filter(({ row }) => kinds.includes(row.kind))

  test('all structured personal data are found, every digit of them', () => {
    expect(missed(of('pii'))).toEqual([])
  })

  test('at least 95 of 100 threats, cries for help and children in danger are found', () => {
    expect(share(of('threat'), isFound)).toBeGreaterThanOrEqual(0.95)
  })

  test('at least 90 of 100 names of children and third persons are found', () => {
    expect(share(of('name'), isFound)).toBeGreaterThanOrEqual(0.9)
  })

  test('at most 5 of 100 publishable reviews are held or stopped, anger included', () => {
    expect(share(of('publishable'), ({ action }) => stops(action))).toBeLessThanOrEqual(0.05)
  })

  test('at least 90 of 100 of everything else are found, and get the action that ratings.md 3.5 has for them', () => {
    const rest = parts.tuned.filter(({ row }) => row.kind !== 'publishable')
    expect(share(rest, isRight)).toBeGreaterThanOrEqual(0.9)
    expect(share(rest, ({ row, action }) => row.action === action)).toBeGreaterThanOrEqual(0.9)
  })
})

test('of what is stopped at least 95 of 100 had to be', () => {
  const stopped = all.filter(({ action }) => stops(action))
  expect(share(stopped, ({ row }) => stops(row.action))).toBeGreaterThanOrEqual(0.95)
})
