import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Score } from '../contract.ts'
import { ScoreLine } from './score.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const text = (node: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const score: Score = { group: 'parents', n: 3, leftOut: 0, show: 'nothing', mean: null, low: null, high: null, levels: null }

describe('a score', () => {
  test('under 5 ratings is not shown, but their number is', () => {
    expect(text(<ScoreLine of="judge" score={score} />)).toContain('Too few ratings (3). A score needs 5.')
  })

  test('from 5 to 14 ratings is a range, whatever else the reply has', () => {
    const rendered = text(<ScoreLine of="judge" score={{ ...score, n: 9, show: 'interval', mean: 3.71, low: 3.1, high: 4.3 }} />)
    expect(rendered).toContain('likely between 3.1 and 4.3')
    expect(rendered).toContain('9 ratings')
    expect(rendered).not.toContain('3.7')
  })

  test('from 15 ratings is a number with its range and n', () => {
    const rendered = text(<ScoreLine of="judge" score={{ ...score, n: 40, show: 'score', mean: 3.71, low: 3.4, high: 4 }} />)
    expect(rendered).toContain('3.7 of 5')
    expect(rendered).toContain('likely between 3.4 and 4.0')
    expect(rendered).toContain('40 ratings')
  })

  test('from 15 ratings comes with the spread of the answers, a share for each level', () => {
    const whole = { ...score, n: 20, show: 'score', mean: 3.9, low: 3.5, high: 4.2, levels: [1, 0, 4, 5, 10] } as const
    expect(text(<ScoreLine of="judge" score={{ ...whole, levels: [...whole.levels] }} />)).toMatch(/5 50% 4 25% 3 20% 2 0% 1 5%/)
    const fewer = { ...whole, n: 14, show: 'interval', levels: [...whole.levels] } as const
    expect(text(<ScoreLine of="judge" score={{ ...fewer, levels: [...fewer.levels] }} />)).not.toContain('%')
  })

  test('says how many ratings do not count because they are hearsay', () => {
    expect(text(<ScoreLine of="judge" score={{ ...score, leftOut: 1 }} />)).toContain('1 more does not count: it tells what others said.')
    expect(text(<ScoreLine of="judge" score={{ ...score, leftOut: 4 }} />)).toContain('4 more do not count: they tell what others said.')
    expect(text(<ScoreLine of="judge" score={score} />)).not.toContain('count')
  })

  test('says whose ratings it adds up: parents for a judge, clients for an attorney', () => {
    expect(text(<ScoreLine of="judge" score={score} />)).toContain('Ratings by parents')
    expect(text(<ScoreLine of="attorney" score={score} />)).toContain('Ratings by clients')
  })
})
