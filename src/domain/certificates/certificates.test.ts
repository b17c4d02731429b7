import { describe, expect, test } from 'vitest'
import { readDay } from '#kernel/day.ts'
import { draftOf } from './draft.ts'
import { certificateRules, certificates, ruleOfState } from './rules.ts'

const certified = {
  software: 'CaseBalance 1',
  host: 'example.test',
  what: 'Messages',
  madeAt: '2026-11-28T10:00:00.000Z',
  pages: 1,
  items: 2,
  paperHash: 'ab'.repeat(32),
}
const words = (id: (typeof certificates)[number]) => JSON.stringify(draftOf(certificateRules[id], certified))

describe('a draft of a certificate', () => {
  test.each(certificates)('for %s names its law, when that was read, and that nobody reviewed it', (id) => {
    const rule = certificateRules[id]
    const text = words(id)
    for (const named of [rule.citation, rule.oath, rule.checkedOn, rule.signature, rule.notice]) expect(text).toContain(named)
    expect(readDay(rule.checkedOn)).not.toBeNull()
    expect(text).toContain('No lawyer has reviewed this text.')
    expect(text).toContain('authenticity only')
  })
  test('names who reviewed it, once someone has', () => {
    const rule = { ...certificateRules.TX, reviewed: { by: 'A. Lawyer', on: '2027-01-05' } }
    const text = JSON.stringify(draftOf(rule, certified))
    expect(text).toContain('Reviewed by A. Lawyer on 2027-01-05.')
    expect(text).not.toContain('No lawyer')
  })
  test('says what it is about by its hash, and counts one thing as one', () => {
    expect(words('federal')).toContain('has 2 entries on 1 page.')
    expect(words('federal')).toContain('ab'.repeat(32))
  })
  test('is the one of the case’s state, else the federal one', () => {
    expect(ruleOfState('TX').id).toBe('TX')
    expect(ruleOfState('OH').id).toBe('federal')
  })
})
