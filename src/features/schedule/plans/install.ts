import type { Rule } from '#domain/schedule/types.ts'
import { channels } from '#domain/plan/clause.ts'
import { effectOf } from '#domain/plan/effects.ts'
import type { Effect, Unit } from '#domain/plan/types.ts'
import type { Clause, OrderFacts } from '#case/orders/contract.ts'
import { type Chain, standing } from './items.ts'
import { within } from './rules.ts'

/** An agreed clause with what it does, and how it is cited. */
export interface Agreed {
  cited: Clause
  effects: readonly Effect[]
}

/** The agreed clauses of a plan, cited by their number in it. @param numbers by the clause's id */
export function agreedOf(chains: readonly Chain[], numbers: ReadonlyMap<string, string>): Agreed[] {
  return chains.flatMap(({ id, agreed }) =>
    agreed?.clause
      ? [
          {
            cited: { paragraph: numbers.get(id) ?? '', text: within(agreed.text.wording?.sentences ?? [], 1000) },
            effects: effectOf(agreed.clause, agreed.row.answers),
          },
        ]
      : [],
  )
}

/** The rules for the calendar, each with its clause; the library's ids are made different where a clause is there twice. */
export function rulesOf(agreed: readonly Agreed[]): Rule[] {
  const seen = new Map<string, number>()
  return agreed.flatMap(({ cited, effects }) =>
    effects.flatMap((effect): Rule[] => {
      if (effect.kind !== 'schedule') return []
      const { id } = effect.rule
      const count = (seen.get(id) ?? 0) + 1
      seen.set(id, count)
      return [{ ...effect.rule, id: count === 1 ? id : `${id}-${count}`, clause: cited }]
    }),
  )
}

/** The rules of every clause that counts of a plan, agreed or not yet. */
export const rulesIn = (chains: readonly Chain[]): Rule[] =>
  rulesOf(
    standing(chains).flatMap(({ clause, head }) =>
      clause ? [{ cited: { paragraph: '', text: '' }, effects: effectOf(clause, head.answers) }] : [],
    ),
  )

/** A schedule can only be made of a plan that says with whom the children usually are. */
export const hasBase = (rules: readonly Rule[]): boolean => rules.some(({ layer, span }) => layer === 'base' && span.kind === 'cycle')

const hoursIn: Partial<Record<Unit, number>> = { hour: 1, day: 24, night: 24, week: 168 }
const hoursOf = (count: number, unit: Unit) => count * (hoursIn[unit] ?? 0)

/** What of the plan the calendar and its requests are held against: notice times, times to answer, exchanges, who is asked first. */
export function factsOf(agreed: readonly Agreed[]): OrderFacts {
  const facts: OrderFacts = {}
  for (const { cited: clause, effects } of agreed) {
    for (const effect of effects) {
      if (effect.kind === 'exchange') facts.exchange ??= { place: effect.place, graceMinutes: effect.graceMinutes, clause }
      if (effect.kind === 'first_refusal') facts.firstRefusal ??= { hours: effect.hours, clause }
      if (effect.kind === 'channel') facts.channel ??= { name: effect.channels.map((channel) => channels[channel]).join(', '), clause }
      if (effect.kind === 'answer_within' && effect.to === 'schedule_change')
        facts.answerWithin ??= { hours: hoursOf(effect.count, effect.unit), clause }
      if (effect.kind !== 'notice' || effect.when !== 'before') continue
      const hours = hoursOf(effect.count, effect.unit)
      if (effect.about === 'schedule_change') facts.swapNotice ??= { hours, clause }
      if (effect.about === 'vacation') facts.vacationNotice ??= { days: Math.floor(hours / 24), clause }
      if (effect.about === 'travel') facts.travelNotice ??= { days: Math.floor(hours / 24), clause }
    }
  }
  return facts
}
