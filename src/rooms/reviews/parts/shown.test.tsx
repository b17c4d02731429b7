import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Review, Score } from '../contract.ts'
import { shownRefusal, withoutChanged } from './refusal.tsx'
import { ReviewItem } from './review.tsx'
import { ScoreLine } from './score.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const html = (node: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>)
const text = (node: ReactNode) =>
  html(node)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const score: Score = { group: 'parents', n: 3, leftOut: 0, show: 'nothing', mean: null, low: null, high: null, levels: null }

describe('a score', () => {
  test('under 5 ratings is not there, but how many there are is', () => {
    expect(text(<ScoreLine of="judge" score={score} />)).toContain('Too few ratings (3). A score needs 5.')
  })

  test('from 5 to 14 ratings is a range, whatever else the reply holds', () => {
    const shown = text(<ScoreLine of="judge" score={{ ...score, n: 9, show: 'interval', mean: 3.71, low: 3.1, high: 4.3 }} />)
    expect(shown).toContain('likely between 3.1 and 4.3')
    expect(shown).toContain('9 ratings')
    expect(shown).not.toContain('3.7')
  })

  test('from 15 ratings is a number with its range and n', () => {
    const shown = text(<ScoreLine of="judge" score={{ ...score, n: 40, show: 'score', mean: 3.71, low: 3.4, high: 4 }} />)
    expect(shown).toContain('3.7 of 5')
    expect(shown).toContain('likely between 3.4 and 4.0')
    expect(shown).toContain('40 ratings')
  })

  test('from 15 ratings comes with the spread of the answers, a share for each level', () => {
    const whole = { ...score, n: 20, show: 'score', mean: 3.9, low: 3.5, high: 4.2, levels: [1, 0, 4, 5, 10] } as const
    expect(text(<ScoreLine of="judge" score={{ ...whole, levels: [...whole.levels] }} />)).toMatch(/5 50% 4 25% 3 20% 2 0% 1 5%/)
    const fewer = { ...whole, n: 14, show: 'interval', levels: [...whole.levels] } as const
    expect(text(<ScoreLine of="judge" score={{ ...fewer, levels: [...fewer.levels] }} />)).not.toContain('%')
  })

  test('says how many ratings do not count, because they tell what others said', () => {
    expect(text(<ScoreLine of="judge" score={{ ...score, leftOut: 1 }} />)).toContain('1 more does not count: it tells what others said.')
    expect(text(<ScoreLine of="judge" score={{ ...score, leftOut: 4 }} />)).toContain('4 more do not count: they tell what others said.')
    expect(text(<ScoreLine of="judge" score={score} />)).not.toContain('count')
  })

  test('says whose ratings it adds up: parents of a judge, clients of an attorney', () => {
    expect(text(<ScoreLine of="judge" score={score} />)).toContain('Ratings by parents')
    expect(text(<ScoreLine of="attorney" score={score} />)).toContain('Ratings by clients')
  })
})

describe('a review', () => {
  const review: Review = {
    id: '1',
    criteria: { understood: null, knowledge: 4, integrity: 2 },
    saw: 'First line.\n<b>Second</b> line.',
    wentWell: null,
    shouldKnow: 'Bring copies.',
    part: 'parent',
    outcome: 'mixed',
    eventMonth: '2026-03',
    isHearsay: false,
    isDisputed: false,
    reply: null,
  }

  test('shows the texts as they were written, and no question that was not answered', () => {
    const shown = html(<ReviewItem review={review} />)
    expect(shown).toContain('First line.\n&lt;b&gt;Second&lt;/b&gt; line.')
    expect(shown).toContain('What would you want another parent to know?')
    expect(shown).not.toContain('What went well?')
  })

  test('shows the numbers in the order of the form, with what does not apply', () => {
    expect(text(<ReviewItem review={review} />)).toMatch(
      /Integrity and impartiality 2 of 5 Legal knowledge 4 of 5 Reasons understood does not apply/,
    )
  })

  test('says who wrote it, the month and how it turned out, and keeps quiet for who prefers not to say', () => {
    const shown = text(<ReviewItem review={review} />)
    expect(shown).toContain('Written by: Parent or other party in the case')
    expect(shown).toContain('When: March 2026')
    expect(shown).toContain('How it turned out: Partly as I had asked')
    expect(text(<ReviewItem review={{ ...review, outcome: 'prefer_not' }} />)).not.toContain('How it turned out')
  })

  test('that is disputed bears the label, and no verdict', () => {
    expect(text(<ReviewItem review={review} />)).not.toContain('Disputed')
    expect(text(<ReviewItem review={{ ...review, isDisputed: true }} />)).toContain('We were not there, and do not decide it.')
  })

  test('of hearsay says that it does not count', () => {
    expect(text(<ReviewItem review={review} />)).not.toContain('Not counted')
    expect(text(<ReviewItem review={{ ...review, isHearsay: true }} />)).toContain('Not counted in the score: it tells what others said')
  })
})

describe('a refusal', () => {
  test('stands beside the field that the server names, and leads to it', () => {
    const shown = shownRefusal({ why: 'refused', sentence: 'Choose another month.', field: 'eventMonth' }, 'integrity')
    expect(shown).toEqual({
      lines: [{ control: 'eventMonth', text: 'Choose another month.' }],
      by: { eventMonth: 'Choose another month.' },
    })
  })

  test('of one answer leads to the questions', () => {
    const shown = shownRefusal({ why: 'refused', sentence: 'Reload the page.', field: 'criteria.charm' }, 'integrity')
    expect(shown.lines).toEqual([{ control: 'criteria-integrity', text: 'Reload the page.' }])
  })

  test('leaves a field as soon as the field is changed, and stays in the list at the top', () => {
    const shown = shownRefusal({ why: 'refused', sentence: 'Choose another month.', field: 'eventMonth' }, 'integrity')
    expect(withoutChanged(shown, { year: '2024' })).toEqual({ lines: shown.lines, by: {} })
    expect(withoutChanged(shown, { saw: 'Something else' })).toEqual(shown)
  })

  test('of something that is no field is about the whole form', () => {
    const shown = shownRefusal({ why: 'refused', sentence: 'Nobody in the directory has this id.', field: 'professional' }, 'integrity')
    expect(shown).toEqual({ lines: [{ text: 'Nobody in the directory has this id.' }], by: {} })
  })
})
