import { describe, expect, test } from 'vitest'
import { privacyPolicy } from '#accounts/agreements/documents/privacy-policy.2026-11-24.ts'
import { historyDays } from '#accounts/security/rules.ts'
import { runRetentionDays as sourceRunDays } from '#directory/sources/rules.ts'
import { crashRetentionDays, refusalRetentionDays } from '#staff/telemetry/rules.ts'
import { type RetentionLine, retention } from './components/retention.ts'
import { runRetentionDays } from './rules.ts'

describe('what is stored, and for how long', () => {
  const policy = privacyPolicy.content
  const rows: readonly (readonly [string, RetentionLine])[] = Object.entries(retention)

  test.each(rows.filter(([, { promised }]) => promised !== undefined))('%s: the privacy policy says the same', (_, { promised }) => {
    expect(policy).toContain(promised)
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
