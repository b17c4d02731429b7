/** The checks of ratings.md 3.5 that need only the text and the author's own answers. They run in this order. */
export const checkIds = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12', 'C14', 'C15'] as const
export type CheckId = (typeof checkIds)[number]

/** Checks that no text can decide: C13 (self, competitor) is a person's, C16 (burst) is counted over days in `domain/bursts`. */
const deskCheckIds = ['C13', 'C16'] as const
/** Every check that a log may name. */
export const ruleIds = [...checkIds, ...deskCheckIds] as const

/** The version of each check. It rises with every change of what the check finds. */
export const versions: Readonly<Record<CheckId, number>> = {
  C1: 5,
  C2: 2,
  C3: 4,
  C4: 4,
  C5: 1,
  C6: 2,
  C7: 2,
  C8: 3,
  C9: 2,
  C10: 2,
  C11: 2,
  C12: 2,
  C14: 1,
  C15: 2,
}

/** The version of the whole: the rules, their actions and the words shown with them. */
export const policyVersion = '2026.6'

/**
 * What becomes of a text, in rising order: a nudge lets it through, a hold waits for a person, an edit is the author's. An edit
 * outranks a hold: whatever waits for a person is kept, and what must be changed first must never be (decision 0057).
 */
export const actions = ['publish', 'nudge', 'hold', 'edit', 'block'] as const
export type Action = (typeof actions)[number]

/** Why something was found, as code. The sentences stand with the page that shows them. */
export const reasonCodes = [
  'threat',
  'self_harm',
  'child_danger',
  'person_danger',
  'maybe_danger',
  'social_security',
  'phone',
  'email',
  'link',
  'handle',
  'address',
  'zip',
  'birth_date',
  'plate',
  'account',
  'docket',
  'document_number',
  'child_name',
  'parent_name',
  'third_name',
  'maybe_name',
  'child_initials',
  'school',
  'employer',
  'home',
  'professional_family',
  'other_professional',
  'accusation',
  'blank',
  'universal',
  'no_observation',
  'slur',
  'abuse',
  'profanity',
  'appearance',
  'family_attack',
  'protected_class',
  'diagnosis',
  'hearsay',
  'sealed',
  'gag_order',
  'order_quoted',
  'promotion',
  'template',
  'contradiction',
  'active_case',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

export interface Rewrite {
  /** What stands in place of the span when the author accepts. */
  text: string
}

export interface Finding {
  check: CheckId
  version: number
  /** UTF-16 offsets into the text, end exclusive. `[0, 0]` speaks of the text as a whole. */
  span: readonly [number, number]
  reason: ReasonCode
  action: Exclude<Action, 'publish'>
  rewrites: readonly Rewrite[]
}

export interface About {
  /** The rated professional's name, whose mention is no third person. Empty: not known. */
  name: string
  role: 'judge' | 'attorney' | 'gal' | 'expert'
}

export interface Screening {
  action: Action
  findings: readonly Finding[]
  /** C9: nothing first-hand in it, so it does not count in the score. */
  isHearsayOnly: boolean
}

/** A place in the plain text, end exclusive. */
export interface Place {
  at: number
  end: number
  reason: ReasonCode
}
