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

/** Where a rating waits for someone of ours, or for its author while one of ours can still act. */
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

const down = ['refused', 'removal_proposed', 'removed'] as const
const downOrEdit = ['refused', 'removal_proposed', 'removed', 'edit_asked'] as const
const downOrAffirm = ['refused', 'removal_proposed', 'removed', 'affirm_asked'] as const

/**
 * The canned letters. One explains one rule and says the same of every rating; what follows from the decision stands with its
 * state. Their words are features/ratings/reviews/components/letter-words.ts. Nothing is computed here, so that a page which shows no letter
 * leaves them out; a test holds the rules to those in force.
 */
export const letters = [
  { id: 'as_written', verbs: ['released'], rule: null },
  { id: 'opinion_with_facts', verbs: ['released', 'kept'], rule: null },
  { id: 'no_rule_broken', verbs: ['kept', 'released'], rule: null },
  { id: 'ask_first_hand', verbs: ['asked'], rule: null },
  { id: 'ask_opinion', verbs: ['asked'], rule: null },
  { id: 'ask_person', verbs: ['asked'], rule: null },
  { id: 'accusation', verbs: ['refused', 'removal_proposed', 'removed', 'edit_asked', 'affirm_asked', 'disputed'], rule: 'C4.4' },
  { id: 'false_fact', verbs: ['removal_proposed', 'removed', 'edit_asked', 'affirm_asked', 'disputed'], rule: 'N1.1' },
  { id: 'personal_data', verbs: downOrEdit, rule: 'N2.1' },
  { id: 'child', verbs: downOrEdit, rule: 'N3.1' },
  { id: 'threat', verbs: down, rule: 'N4.1' },
  { id: 'home_address', verbs: downOrEdit, rule: 'N6.1' },
  { id: 'not_first_hand', verbs: downOrAffirm, rule: 'N7.1' },
  { id: 'wrong_person', verbs: downOrAffirm, rule: 'N8.1' },
  { id: 'slur', verbs: downOrEdit, rule: 'N9.1' },
  { id: 'not_genuine', verbs: downOrAffirm, rule: 'N10.1' },
  { id: 'confidential', verbs: downOrEdit, rule: 'N11.1' },
  { id: 'rule_applies', verbs: ['upheld'], rule: null },
  { id: 'rule_does_not_apply', verbs: ['reinstated'], rule: null },
] as const satisfies readonly Letter[]
export type LetterId = (typeof letters)[number]['id']

/** The letters that can go with a decision, in the order of their keys. */
export const lettersFor = (verb: DeskVerb): readonly (Letter & { id: LetterId })[] =>
  letters.filter(({ verbs }) => (verbs as readonly DeskVerb[]).includes(verb))

/** The key of each letter of a verb, in their order. */
export const letterKeys = '1234567890-'

/** So many days an author has to stand by a text (ratings.md, section 3.5). */
export const affirmDays = 14
