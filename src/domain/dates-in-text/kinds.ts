import type { ProposalKind } from './types.ts'

const deadline =
  /\b(?:by|due|due (?:on|by|date)(?: is)?:?|no later than|on or before|before|closes?(?: on)?|opens?(?: on)?|deadline(?: is| of)?:?|ends on|expires(?: on)?)[\s:]*$/i
const other =
  /\b(?:appointment|practice|games?|tournament|lessons?|camp|party|birthday|turns \d+|deposition|mediation|education class|session|vacation|orthodont\w+|dent(?:al|ist)|pediatric\w*|doctor|recital|flight|fly|visit each)\b/i
const exchange = /\b(?:exchange(?!d)|pick[- ]?up|drop[- ]?off|hand[- ]?over|hand[- ]?off)\b/i
const school =
  /\b(?:schools?|class(?:es|rooms?)?|teachers?|grades?|pta|iep|recess|spring break|winter break|break|dismissal|concert|picture day|field trip|science fair|book fair|kindergarten|students?|graduation|report cards?|delay|auditorium|semester|holiday|open house|dance|half day|early release|quarter|trimester|closed)\b/i
const hearing = /\b(?:hearing|trial|conference|appear|courtroom|ctrm|status review|judge|docket|arraignment|court|motion)\b/i
const teachers = /\b(?:parent[- ]teacher|conference slot|\d(?:st|nd|rd|th) grade)\b/i

/**
 * What a day in a letter is about: first by the words right before it, then by those of its sentence and heading, then by
 * those of the whole letter.
 */
export function kindOf(before: string, sentence: string, heading: string, letter: string): ProposalKind {
  if (deadline.test(before)) return 'deadline'
  for (const text of [sentence, heading]) {
    if (teachers.test(text)) return 'school'
    if (
      hearing.test(text) &&
      !/\bconference room\b/i.test(text) &&
      /\b(?:hearing|trial|status|settlement|case management|pretrial|courtroom|ctrm|appear|motion|department|dept)\b/i.test(text) &&
      !/\bdeposition|education class\b/i.test(text)
    )
      return 'hearing'
    if (exchange.test(text)) return 'exchange'
    if (other.test(text)) return 'event'
    if (school.test(text)) return 'school'
    if (hearing.test(text)) return 'hearing'
  }
  const many = letter.match(new RegExp(school, 'gi'))?.length ?? 0
  return many >= 2 && !/\b(?:petition|respondent|case no|ordered)\b/i.test(letter) && !other.test(letter) ? 'school' : 'event'
}
