import { describe, expect, test } from 'vitest'
import { privacyPolicy } from '#accounts/agreements/documents/privacy-policy.2026-11-24.ts'
import { historyDays } from '#accounts/security/rules.ts'
import { runRetentionDays as sourceRunDays } from '#directory/sources/rules.ts'
import { crashRetentionDays, refusalRetentionDays } from '#staff/telemetry/rules.ts'
import { type RetentionLine, retention } from './components/retention.ts'
import { runRetentionDays } from './rules.ts'

/** The sentences of the privacy policy that promise what the table says. */
const promises: Readonly<Record<string, string>> = {
  reviews: 'A review, shown or refused: until its author withdraws it.',
  order: "The order and time in which one day's reviews came: until their log is erased, after midnight UTC.",
  floods: 'The marks against floods: in memory, for one day at most.',
  tickets: 'Support messages: until your matter is closed.',
  answers: 'Our answer: 90 days more.',
  notices: 'A notice about a review: three years after it ended, longer only while a case needs it.',
  threatNotes: 'Its record: three years more.',
  claims: 'A claim of a page: while you hold the page, or three years after it ended.',
  replies: 'A reply: while you hold the page and the review is there.',
  demands: 'Demands of courts and authorities, and what we did about them: for good.',
  errors: 'Error reports: 30 days.',
}

describe('what is stored, and for how long', () => {
  const policy = privacyPolicy.content
  const rows: readonly (readonly [string, RetentionLine])[] = Object.entries(retention)

  test.each(rows.filter(([, { isPromised }]) => isPromised))('%s: the privacy policy says the same', (id) => {
    expect(policy).toContain(promises[id])
  })

  test('each promise is of a row that says so', () => {
    expect(Object.keys(promises)).toEqual(rows.filter(([, { isPromised }]) => isPromised).map(([id]) => id))
  })

  test('the days are those after which the code deletes', () => {
    expect(retention.errors.days).toBe(crashRetentionDays)
    expect(retention.signIns.days).toBe(historyDays)
    expect(retention.refusals.days).toBe(refusalRetentionDays)
    expect(retention.jobs.days).toBe(runRetentionDays)
    expect(retention.sources.days).toBe(sourceRunDays)
  })

  test.each(rows.filter(([, { days }]) => days !== undefined))('%s: the text names the days', (_, { until, days }) => {
    expect(until.message).toMatch(new RegExp(`^${days} days`))
  })
})
