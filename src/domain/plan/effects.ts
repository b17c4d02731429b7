import { mustBeRight } from './answers.ts'
import type { Answers, Clause, Effect } from './types.ts'

/**
 * The effects of a clause once it is agreed: at least one.
 * @throws RangeError for answers that `wrongIn` rejects
 */
export function effectOf(clause: Clause, answers: Answers): readonly Effect[] {
  mustBeRight(clause, answers)
  return clause.effects(answers)
}

/** A clause in a plan: `id` is the plan's. */
export interface Placed {
  id: string
  clause: Clause
  answers: Answers
}

/** Subjects that only one clause of a plan may settle, such as who pays for the doctor; empty for effects that can coexist. */
function settledBy(effect: Effect): readonly string[] {
  switch (effect.kind) {
    case 'schedule':
      // Two base cycles have no order; holidays and seasons do: the later overrides the earlier.
      return effect.rule.layer === 'base' && effect.rule.span.kind === 'cycle' ? ['schedule'] : []
    case 'decision':
      return effect.areas.map((area) => `decision ${area}`)
    case 'expense_split':
      return effect.categories.map((category) => `expense ${category}`)
    case 'notice':
      return [`notice ${effect.about}`]
    case 'answer_within':
      return [`answer ${effect.to}`]
    case 'dispute_step':
      return [`step ${effect.order}`]
    case 'travel':
      return [effect.abroad ? 'travel abroad' : 'travel']
    case 'calls':
    case 'conduct':
      return []
    default:
      return [effect.kind]
  }
}

/** Two clauses of a plan that settle the same thing. */
export interface Conflict {
  /** The subject that both settle: `decision health`, `expense childcare`, `transport`. */
  about: string
  first: string
  second: string
}

/** The conflicts between clauses of a plan, in the plan's order. */
export function conflictsIn(placed: readonly Placed[]): readonly Conflict[] {
  const first = new Map<string, string>()
  const conflicts: Conflict[] = []
  for (const { id, clause, answers } of placed) {
    for (const about of new Set(effectOf(clause, answers).flatMap(settledBy))) {
      const earlier = first.get(about)
      if (earlier === undefined) first.set(about, id)
      else conflicts.push({ about, first: earlier, second: id })
    }
  }
  return conflicts
}
