import { type GroundCode, grounds, ruleOf } from './grounds.ts'
import type { State } from './states.ts'
import type { Event } from './table.ts'

/** What a moderator decides, in the order in which it is offered. */
export const deskVerbs = [
  'released',
  'refused',
  'asked',
  'kept',
  'disputed',
  'affirm_asked',
  'edit_asked',
  'removal_proposed',
  'removed',
  'upheld',
  'reinstated',
] as const satisfies readonly Event[]
export type DeskVerb = (typeof deskVerbs)[number]

/** Where a rating waits for somebody of ours, or for its author while one of ours can still act. */
export const deskStates = [
  'queued_human',
  'quarantined_burst',
  'flagged',
  'flagged_hidden',
  'author_edit_pending',
  'hidden_legal',
  'appealed',
] as const satisfies readonly State[]
export type DeskState = (typeof deskStates)[number]

/** A letter that is ready: its name, what it can go with, and the rule that it explains. */
interface Letter {
  id: string
  verbs: readonly DeskVerb[]
  /** As the log names it; `null` where no rule is broken. */
  rule: string | null
}

const ground = (code: GroundCode) => ruleOf(grounds.find((each) => each.code === code)!)
const down = ['refused', 'removal_proposed', 'removed'] as const

/**
 * The canned letters. One explains one rule and says the same of every rating; what follows from the decision stands with its
 * state. Their words are rooms/reviews/parts/letter-words.ts.
 */
export const letters = [
  { id: 'as_written', verbs: ['released'], rule: null },
  { id: 'opinion_with_facts', verbs: ['released', 'kept'], rule: null },
  { id: 'no_rule_broken', verbs: ['kept', 'released'], rule: null },
  { id: 'ask_first_hand', verbs: ['asked'], rule: null },
  { id: 'ask_opinion', verbs: ['asked'], rule: null },
  { id: 'ask_person', verbs: ['asked'], rule: null },
  { id: 'accusation', verbs: [...down, 'edit_asked', 'affirm_asked', 'disputed'], rule: 'C4.1' },
  { id: 'false_fact', verbs: ['removal_proposed', 'removed', 'edit_asked', 'affirm_asked', 'disputed'], rule: ground('false_fact') },
  { id: 'personal_data', verbs: [...down, 'edit_asked'], rule: ground('personal_data') },
  { id: 'child', verbs: [...down, 'edit_asked'], rule: ground('child') },
  { id: 'threat', verbs: down, rule: ground('threat') },
  { id: 'home_address', verbs: [...down, 'edit_asked'], rule: ground('home_address') },
  { id: 'not_first_hand', verbs: [...down, 'affirm_asked'], rule: ground('not_first_hand') },
  { id: 'wrong_person', verbs: [...down, 'affirm_asked'], rule: ground('wrong_person') },
  { id: 'slur', verbs: [...down, 'edit_asked'], rule: ground('slur') },
  { id: 'not_genuine', verbs: [...down, 'affirm_asked'], rule: ground('not_genuine') },
  { id: 'confidential', verbs: [...down, 'edit_asked'], rule: ground('confidential') },
  { id: 'rule_applies', verbs: ['upheld'], rule: null },
  { id: 'rule_does_not_apply', verbs: ['reinstated'], rule: null },
] as const satisfies readonly Letter[]
export type LetterId = (typeof letters)[number]['id']

/** The letters that can go with a decision, in the order of their keys. */
export const lettersFor = (verb: DeskVerb): readonly (Letter & { id: LetterId })[] =>
  letters.filter(({ verbs }) => (verbs as readonly DeskVerb[]).includes(verb))

/** So many days an author has to stand by a text (ratings.md, section 3.5). */
export const affirmDays = 14
