import { ruleIds } from '../screening/types.ts'

/** Why someone's notice, or a person who moderates, says that a rating should not stand as it is (ratings.md, sections 3.2 to 3.4). */
export const grounds = [
  { id: 'N1', version: 1, code: 'false_fact', isHarm: false, needsTwo: true },
  { id: 'N2', version: 1, code: 'personal_data', isHarm: true, needsTwo: false },
  { id: 'N3', version: 1, code: 'child', isHarm: true, needsTwo: false },
  { id: 'N4', version: 1, code: 'threat', isHarm: true, needsTwo: false },
  { id: 'N5', version: 1, code: 'court_order', isHarm: true, needsTwo: false },
  { id: 'N6', version: 1, code: 'home_address', isHarm: true, needsTwo: false },
  { id: 'N7', version: 1, code: 'not_first_hand', isHarm: false, needsTwo: false },
  { id: 'N8', version: 1, code: 'wrong_person', isHarm: false, needsTwo: false },
  { id: 'N9', version: 1, code: 'slur', isHarm: true, needsTwo: false },
  { id: 'N10', version: 1, code: 'not_genuine', isHarm: false, needsTwo: false },
  { id: 'N11', version: 1, code: 'confidential', isHarm: false, needsTwo: true },
  // The author was asked to stand by the text, and 14 days went by.
  { id: 'N12', version: 1, code: 'not_affirmed', isHarm: false, needsTwo: false },
] as const
export type Ground = (typeof grounds)[number]
export type GroundCode = Ground['code']

/** A rule as the log names it: `N1.1`, or a check as `C4.1`. */
export const ruleOf = ({ id, version }: Pick<Ground, 'id' | 'version'>): string => `${id}.${version}`

/** The checks by which an accusation of a crime is held: to take one down is to judge what was said of someone. */
const accusing = ['C4']

const idIn = (rule: string) => rule.slice(0, rule.lastIndexOf('.'))

/** Whether a rule is one of the policy's, of whatever version: the log names versions that are no longer in force. */
export function isRule(rule: string): boolean {
  // Sent without JavaScript, so that its author saw no finding: a person looks.
  if (rule === 'form') return true
  if (!/^[CN]\d{1,2}\.\d{1,3}$/.test(rule)) return false
  const id = idIn(rule)
  return grounds.some((ground) => ground.id === id) || ruleIds.some((check) => check === id)
}

/** Whether it is harm that cannot wait: what is reported for it is not shown while it is looked at. */
export const isHarm = (rule: string): boolean => grounds.some((ground) => ground.isHarm && ground.id === idIn(rule))

const isForTwo = (rule: string): boolean =>
  accusing.includes(idIn(rule)) || grounds.some((ground) => ground.needsTwo && ground.id === idIn(rule))

/**
 * Whether taking a rating down by this rule takes two people (ratings.md, section 3.5).
 * @param reported the rules that it is reported under: one of them may take two, and a rule that nobody reported it under does, so
 *   that no other letter is a way around
 */
export const needsTwo = (rule: string, reported: readonly string[] = []): boolean =>
  [rule, ...reported].some(isForTwo) || (reported.length > 0 && !reported.some((one) => idIn(one) === idIn(rule)))
