import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { courtLetters } from '#corpora/dates-in-text/court.ts'
import { familyLetters } from '#corpora/dates-in-text/family.ts'
import { heldOut } from '#corpora/dates-in-text/held-out.ts'
import { laterLetters } from '#corpora/dates-in-text/later.ts'
import type { Expected, Letter } from '#corpora/dates-in-text/letter.ts'
import { schoolLetters } from '#corpora/dates-in-text/school.ts'
import { readDates } from './read.ts'

const known = [...courtLetters, ...schoolLetters, ...familyLetters]

interface Figures {
  expected: number
  proposed: number
  found: number
  kinds: number
  missed: string[]
}

/** A proposal counts where day, last day and both times are those that a reader would write down. */
function measure(letters: readonly Letter[]): Figures {
  const figures: Figures = { expected: 0, proposed: 0, found: 0, kinds: 0, missed: [] }
  const key = (one: { day: string; last?: string | null | undefined; from?: string | null | undefined; to?: string | null | undefined }) =>
    `${one.day}/${one.last ?? ''} ${one.from ?? ''}-${one.to ?? ''}`
  for (const { text, today, events, name } of letters) {
    const proposals = readDates(text, today as Day)
    figures.expected += events.length
    figures.proposed += proposals.length
    const left: Expected[] = [...events]
    for (const proposal of proposals) {
      const at = left.findIndex((event) => key(event) === key(proposal))
      const [event] = at < 0 ? [] : left.splice(at, 1)
      if (!event) figures.missed.push(`${name}: too much ${key(proposal)}`)
      else {
        figures.found++
        if (event.kind === proposal.kind) figures.kinds++
        else figures.missed.push(`${name}: ${key(proposal)} is ${event.kind}, not ${proposal.kind}`)
      }
    }
    for (const event of left) figures.missed.push(`${name}: missed ${key(event)}`)
  }
  return figures
}

const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000
const told = ({ expected, proposed, found, kinds }: Figures) => ({
  expected,
  recall: share(found, expected),
  precision: share(found, proposed),
  kinds: share(kinds, found),
})

test('60 letters stand in the corpus, 20 of them held out', () => {
  expect([known.length, heldOut.length]).toEqual([40, 20])
})

test('the letters that the rules were made with are read', () => {
  const figures = measure(known)
  console.error('known letters', told(figures), figures.missed)
  expect(told(figures).recall).toBeGreaterThanOrEqual(0.95)
  expect(told(figures).precision).toBeGreaterThanOrEqual(0.95)
})

test('the letters that were held out are read nearly as well', () => {
  const figures = measure(heldOut)
  console.error('held-out letters', told(figures))
  expect(told(figures).recall).toBeGreaterThanOrEqual(0.8)
  expect(told(figures).precision).toBeGreaterThanOrEqual(0.8)
})

test('ten more letters, written when the rules stood, are read as far as this', () => {
  const figures = measure(laterLetters)
  console.error('later letters', told(figures), figures.missed)
  expect(told(figures).recall).toBeGreaterThanOrEqual(0.6)
  expect(told(figures).precision).toBeGreaterThanOrEqual(0.6)
})
