import type { Part } from './raters.ts'

/** The four roles of the directory. */
type Role = 'judge' | 'attorney' | 'gal' | 'expert'

// The criteria of ratings.md, section 1.1. Judges: Colorado's five (C.R.S. 13-5.5-107) and two of procedural justice.
const judge = ['integrity', 'knowledge', 'communication', 'temperament', 'administration', 'heard', 'understood'] as const
const attorney = ['communication', 'preparation', 'knowledge', 'candor', 'fees'] as const
const gal = ['independence', 'child_contact', 'investigation', 'timeliness', 'clarity', 'fees'] as const
const evaluator = ['balance', 'methods', 'explained', 'accuracy', 'timeliness', 'fees'] as const
const goBetween = ['neutrality', 'competence', 'timeliness', 'fees'] as const

/** One question of a rating, by its name. */
export type Criterion =
  | (typeof judge)[number]
  | (typeof attorney)[number]
  | (typeof gal)[number]
  | (typeof evaluator)[number]
  | (typeof goBetween)[number]

/** The three questions of the quick form, of each role's own: what a person can say after one hearing. */
export function quickCriteriaOf(role: Role, kind: string): readonly Criterion[] {
  switch (role) {
    case 'judge':
      return ['integrity', 'heard', 'communication']
    case 'attorney':
      return ['communication', 'preparation', 'candor']
    case 'gal':
      return ['independence', 'child_contact', 'investigation']
    case 'expert':
      return goBetweens.includes(kind) ? ['neutrality', 'competence', 'timeliness'] : ['balance', 'methods', 'explained']
  }
}

const goBetweens: readonly string[] = ['mediator', 'parenting_coordinator', 'visitation_supervisor']

/** What someone of this role and kind is rated on, in the order of the form. */
export function criteriaOf(role: Role, kind: string): readonly Criterion[] {
  switch (role) {
    case 'judge':
      return judge
    case 'attorney':
      return attorney
    case 'gal':
      return gal
    case 'expert':
      return goBetweens.includes(kind) ? goBetween : evaluator
  }
}

/** The parts that a rater of someone with this role can have had, in the order of the form. */
export function partsOf(role: Role): readonly Part[] {
  return role === 'attorney' ? ['client', 'opposing_party', 'opposing_counsel', 'other'] : ['parent', 'attorney', 'other']
}
