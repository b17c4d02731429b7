import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { screen } from './screen.ts'
import type { About, Action, CheckId } from './types.ts'

type Kind = 'publishable' | 'threat' | 'pii' | 'name' | 'accusation' | 'abuse' | 'diagnosis' | 'hearsay'

/** A review written for the project, with what should become of it. */
interface Row {
  id: string
  kind: Kind
  language: 'en' | 'es'
  about: About
  action: Action
  checks: readonly CheckId[]
  /** Pieces of the text that a finding of the first check must cover. */
  marks?: readonly string[]
  text: string
}

const rowsOf = (file: string) =>
  readFileSync(new URL(`corpus/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)

const parts = { tuned: rowsOf('tuned'), 'held out': rowsOf('held-out') }
const all = Object.values(parts).flat()

const isStopped = (row: Row) => ['edit', 'hold', 'block'].includes(screen(row.text, row.about).action)

/** Every expected check found something, over every piece that had to be marked. */
function isFound(row: Row): boolean {
  const { findings } = screen(row.text, row.about)
  const covers = (mark: string) => {
    const at = row.text.indexOf(mark)
    return findings.some(({ check, span }) => check === row.checks[0] && span[0] <= at && span[1] >= at + mark.length)
  }
  return row.checks.every((check) => findings.some((finding) => finding.check === check)) && (row.marks ?? []).every(covers)
}

const share = (rows: readonly Row[], holds: (row: Row) => boolean) => rows.filter(holds).length / rows.length
const missed = (rows: readonly Row[]) => rows.filter((row) => !isFound(row)).map(({ id, text }) => `${id} ${text}`)

describe('the corpus', () => {
  test('has at least 250 reviews, 120 of them publishable, 50 in Spanish, and a third held out', () => {
    expect(all.length).toBeGreaterThanOrEqual(250)
    expect(all.filter(({ kind }) => kind === 'publishable').length).toBeGreaterThanOrEqual(120)
    expect(all.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(50)
    expect(parts['held out'].length / all.length).toBeGreaterThan(1 / 3)
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
  })
})

describe.each(Object.entries(parts))('of the part that is %s', (_, rows) => {
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind)

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
    const stopped = of('publishable').filter(isStopped)
    expect(stopped.length / of('publishable').length).toBeLessThanOrEqual(0.05)
  })

  test('at least 80 of 100 accusations, attacks, diagnoses and second-hand texts are found', () => {
    const rest = rows.filter(({ kind }) => ['accusation', 'abuse', 'diagnosis', 'hearsay'].includes(kind))
    expect(share(rest, isFound)).toBeGreaterThanOrEqual(0.8)
  })

  test('at least 90 of 100 get the action that ratings.md 3.5 has for them', () => {
    const isRight = (row: Row) => row.kind === 'publishable' || screen(row.text, row.about).action === row.action
    const others = rows.filter(({ kind }) => kind !== 'publishable')
    expect(share(others, isRight)).toBeGreaterThanOrEqual(0.9)
  })
})

test('of what is stopped at least 95 of 100 had to be', () => {
  const stopped = all.filter(isStopped)
  const rightly = stopped.filter(({ action }) => action !== 'publish' && action !== 'nudge')
  expect(rightly.length / stopped.length).toBeGreaterThanOrEqual(0.95)
})
