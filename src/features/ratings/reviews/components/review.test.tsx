import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Review } from '../contract.ts'
import { ReviewItem } from './review.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const html = (node: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>)
const text = (node: ReactNode) =>
  html(node)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

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

  test('shows the texts unchanged, and no question that was not answered', () => {
    const rendered = html(<ReviewItem review={review} />)
    expect(rendered).toContain('First line.\n&lt;b&gt;Second&lt;/b&gt; line.')
    expect(rendered).toContain('What would you want another parent to know?')
    expect(rendered).not.toContain('What went well?')
  })

  test('shows the numbers in the order of the form, including what does not apply', () => {
    expect(text(<ReviewItem review={review} />)).toMatch(
      /Integrity and impartiality 2 of 5 Legal knowledge 4 of 5 Reasons understood does not apply/,
    )
  })

  test('shows the author’s role, the month and the outcome, but no outcome if the author prefers not to say', () => {
    const rendered = text(<ReviewItem review={review} />)
    expect(rendered).toContain('Written by: Parent or other party in the case')
    expect(rendered).toContain('When: March 2026')
    expect(rendered).toContain('How it turned out: Partly as I had asked')
    expect(text(<ReviewItem review={{ ...review, outcome: 'prefer_not' }} />)).not.toContain('How it turned out')
  })

  test('that is disputed has the label, and no verdict', () => {
    expect(text(<ReviewItem review={review} />)).not.toContain('Disputed')
    expect(text(<ReviewItem review={{ ...review, isDisputed: true }} />)).toContain('We were not there, and do not decide it.')
  })

  test('of hearsay says that it does not count', () => {
    expect(text(<ReviewItem review={review} />)).not.toContain('Not counted')
    expect(text(<ReviewItem review={{ ...review, isHearsay: true }} />)).toContain('Not counted in the score: it tells what others said')
  })
})
