import { numberOf } from '../time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import type { CaseFacts, Finding, Value, ValueOf } from './types.ts'

/** So many days after service the record asks whether there was an answer. Not a deadline: each state has its own. */
const quiet = 30

/** Phases in which a case has been filed. */
const beforeFiling = new Set(['preparing'])
/** Phases in which nothing has happened yet that an answer comes before. */
const beforeAnswer = new Set(['preparing', 'filed', 'served'])

const day = (of: ValueOf, value: string): Value => ({ of, as: 'day', value, source: '' })

/** Days that cannot have come in this order, and what is missing beside them. */
export function dateFindings({ today, profile, responseNoted }: CaseFacts): Finding[] {
  const { docket, phase, marriedOn, separatedOn, filedOn, servedOn, decreeOn } = profile
  const found: Finding[] = []
  const before = (of: ValueOf, first: string | null, ofOther: ValueOf, other: string | null, kind: Finding['kind']) => {
    if (first !== null && other !== null && other < first)
      found.push({ kind, values: [day(of, first), day(ofOther, other)], mend: 'dates' })
  }
  before('profile_filed', filedOn, 'profile_served', servedOn, 'served_before_filed')
  before('profile_married', marriedOn, 'profile_separated', separatedOn, 'days_out_of_order')
  before('profile_filed', filedOn, 'profile_decree', decreeOn, 'days_out_of_order')
  if (docket.trim() === '' && (filedOn !== null || !beforeFiling.has(phase)))
    found.push({
      kind: 'docket_missing',
      values: [
        ...(filedOn === null ? [] : [day('profile_filed', filedOn)]),
        { of: 'profile_docket', as: 'nothing', value: '', source: '' },
      ],
      mend: 'court',
    })
  if (servedOn !== null && !responseNoted && beforeAnswer.has(phase) && numberOf(today) - numberOf(servedOn as Day) > quiet)
    found.push({
      kind: 'no_response',
      values: [day('profile_served', servedOn), { of: 'response', as: 'nothing', value: '', source: '' }],
      mend: 'phase',
    })
  return found
}
