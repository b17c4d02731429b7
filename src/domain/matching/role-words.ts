/** What people type for a role, longest first; `kind` where the words say more than the role. Folded. */
export interface RoleWords {
  words: string
  role: 'judge' | 'attorney' | 'gal' | 'expert'
  kind: string | null
}

export const roleWords: readonly RoleWords[] = [
  { words: 'guardian ad litem', role: 'gal', kind: null },
  { words: 'guardians ad litem', role: 'gal', kind: null },
  { words: 'attorney for the child', role: 'gal', kind: 'minors_counsel' },
  { words: 'minors counsel', role: 'gal', kind: 'minors_counsel' },
  { words: 'minor counsel', role: 'gal', kind: 'minors_counsel' },
  { words: 'custody evaluator', role: 'expert', kind: 'custody_evaluator' },
  { words: 'custody evaluators', role: 'expert', kind: 'custody_evaluator' },
  { words: 'parenting coordinator', role: 'expert', kind: 'parenting_coordinator' },
  { words: 'parenting coordinators', role: 'expert', kind: 'parenting_coordinator' },
  { words: 'visitation supervisor', role: 'expert', kind: 'visitation_supervisor' },
  { words: 'visitation supervisors', role: 'expert', kind: 'visitation_supervisor' },
  { words: 'evaluator', role: 'expert', kind: 'custody_evaluator' },
  { words: 'evaluators', role: 'expert', kind: 'custody_evaluator' },
  { words: 'coordinator', role: 'expert', kind: 'parenting_coordinator' },
  { words: 'supervisor', role: 'expert', kind: 'visitation_supervisor' },
  { words: 'mediator', role: 'expert', kind: 'mediator' },
  { words: 'mediators', role: 'expert', kind: 'mediator' },
  { words: 'therapist', role: 'expert', kind: 'therapist' },
  { words: 'therapists', role: 'expert', kind: 'therapist' },
  { words: 'expert', role: 'expert', kind: null },
  { words: 'experts', role: 'expert', kind: null },
  { words: 'guardian', role: 'gal', kind: null },
  { words: 'guardians', role: 'gal', kind: null },
  { words: 'gal', role: 'gal', kind: null },
  { words: 'attorney', role: 'attorney', kind: null },
  { words: 'attorneys', role: 'attorney', kind: null },
  { words: 'lawyer', role: 'attorney', kind: null },
  { words: 'lawyers', role: 'attorney', kind: null },
  { words: 'judge', role: 'judge', kind: null },
  { words: 'judges', role: 'judge', kind: null },
  { words: 'justice', role: 'judge', kind: null },
  { words: 'justices', role: 'judge', kind: null },
  { words: 'magistrate', role: 'judge', kind: 'magistrate' },
  { words: 'magistrates', role: 'judge', kind: 'magistrate' },
  { words: 'commissioner', role: 'judge', kind: 'commissioner' },
  { words: 'commissioners', role: 'judge', kind: 'commissioner' },
]
