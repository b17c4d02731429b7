import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { putPublished } from '#test/support/published.ts'
import { putPerson } from '#test/support/ratings.ts'
import { testApp } from '#test/support/test-app.ts'
import type { Sheet } from '../contract.ts'
import { Method } from './score-method.tsx'
import { Steps } from './score-steps.tsx'
import { StrataOf } from './score-strata.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const html = (node: React.ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>)
const text = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
/** A sum of the page by its mark. */
const sum = (markup: string, id: string) => text(new RegExp(`<p[^>]*data-sum="${id}"[^>]*>(.*?)</p>`, 's').exec(markup)![1]!)
const numbers = (of: string) => [...of.matchAll(/\d+(?:\.\d+)?/g)].map(([found]) => Number(found))
/** The rows of a table as numbers, its head left out. */
const rows = (markup: string, caption: string) =>
  [...new RegExp(`<caption[^>]*>${caption}</caption>.*?</table>`, 's').exec(markup)![0].matchAll(/<tr.*?<\/tr>/gs)]
    .slice(1)
    .map(([row]) =>
      [...row.matchAll(/<(?:td|th)[^>]*>(?:<span aria-hidden[^>]*>.*?<\/span>)?<span[^>]*>(.*?)<\/span>/gs)].map(([, cell]) => text(cell!)),
    )

/** Ratings of nine years with answers of all kinds, and what the server makes of them. */
async function sheet(): Promise<Sheet & { made: NonNullable<Sheet['made']> }> {
  const home = await testApp()
  const vera = await putPerson(home.database.owner)
  await putPublished(
    home.database.owner,
    vera,
    Array.from({ length: 41 }, (_, index) => ({
      month: `20${17 + (index % 9)}-${String(1 + ((index * 5) % 12)).padStart(2, '0')}`,
      criteria: {
        integrity: 1 + ((index * 3) % 5),
        knowledge: 1 + ((index * index) % 5),
        heard: index % 4 === 0 ? null : 5,
        understood: 4,
      },
    })),
  )
  return (await home.app.inject(`/api/professionals/${vera}/score`)).json().groups[0]
}

describe('a reader with pen and paper', () => {
  test('comes from the printed numbers to the printed score, step by step', async () => {
    const found = await sheet()
    const page = html(<Steps sheet={found} state="OH" />)

    const months = rows(page, 'The weight of each month').map(([, n, weight]) => ({ n: Number(n), weight: Number(weight) }))
    const [W, Q, worth] = numbers(sum(page, 'worth')) as [number, number, number]
    expect(months.reduce((total, { n }) => total + n, 0)).toBe(41)
    expect(months.reduce((total, { n, weight }) => total + n * weight, 0)).toBeCloseTo(W, 1)
    expect(months.reduce((total, { n, weight }) => total + n * weight ** 2, 0)).toBeCloseTo(Q, 1)
    expect(W ** 2 / Q).toBeCloseTo(worth, 1)

    const [k, m, N, x, k2, N2, score] = numbers(sum(page, 'score')) as [number, number, number, number, number, number, number]
    expect([k2, N2, N]).toEqual([k, worth, worth])
    expect((k * m + N * x) / (k + N)).toBeCloseTo(score, 2)
    expect(score).toBe(found.mean)

    const levels = rows(page, 'What is counted at each level').map((row) => row.map(Number) as [number, number, number, number])
    const add = (of: (row: (typeof levels)[number]) => number) => levels.reduce((total, row) => total + of(row), 0)
    expect(add(([, usual]) => usual)).toBeCloseTo(k, 2)
    expect(add(([, , own]) => own)).toBeCloseTo(N, 2)
    expect(add(([level, , own]) => level * own) / N).toBeCloseTo(x, 2)
    expect(add(([level, , , both]) => level * both) / (k + N)).toBeCloseTo(score, 2)

    const square = add(([level, , , both]) => level ** 2 * both) / (k + N)
    const spread = numbers(sum(page, 'spread')).at(-1)!
    expect(Math.sqrt((square - (add(([level, , , both]) => level * both) / (k + N)) ** 2) / (k + N + 1))).toBeCloseTo(spread, 2)
    const [low, high] = numbers(sum(page, 'range')) as [number, number]
    expect([low, high]).toEqual([found.low, found.high])
    // A normal curve with this spread comes near to the exact range.
    expect(Math.abs(low - (score - 1.645 * spread))).toBeLessThan(0.05)
    expect(Math.abs(high - (score + 1.645 * spread))).toBeLessThan(0.05)
  })

  test('can do the example of the formula too', () => {
    const page = html(<Method since="2026-11-21" version={2} />)
    const [n, x, m, k, m2, n2, x2, k2, n3, result] = numbers(sum(page, 'example')) as number[]
    expect([m2, n2, x2, k2, n3]).toEqual([m, n, x, k, n])
    expect((k! * m! + n! * x!) / (k! + n!)).toBeCloseTo(result!, 2)
  })
})

describe('the parts of a score', () => {
  const part = { n: 3, show: 'nothing', mean: null, low: null, high: null } as const
  const bare: Sheet = {
    ...part,
    group: 'parents',
    n: 9,
    show: 'interval',
    low: 2.9,
    high: 4.2,
    leftOut: 0,
    usual: { from: 'nothing', n: 0, mean: 3, shares: [0.2, 0.2, 0.2, 0.2, 0.2] },
    made: null,
    plain: { n: 9, show: 'interval', mean: null, low: 2.9, high: 4.2 },
    outcomes: [
      { outcome: 'mostly_for_me', ...part },
      { outcome: 'prefer_not', n: 6, show: 'interval', mean: null, low: 2.5, high: 4.1 },
    ],
    recent: { ...part, n: 2 },
    criteria: [{ criterion: 'heard', n: 9, show: 'interval', mean: null, low: 2.2, high: 3.9 }],
  }

  test('say how many there are, and no number where they are too few', () => {
    const page = text(html(<StrataOf sheet={bare} since="2025-04" />))
    expect(page).toMatch(/Mostly as I had asked .*3 .*too few to show/)
    expect(page).toMatch(/I prefer not to say .*6 .*2\.5 and 4\.1/)
    expect(page).toMatch(/Since April 2025 .*2 .*too few to show/)
    expect(page).toMatch(/Chance to be heard .*9 .*2\.2 and 3\.9/)
  })
})
