import type { Actor } from '#access/actor.ts'
import { type CaseDeps, caseHandlers } from '#case/cases/public.ts'
import { effectOf } from '#domain/plan/effects.ts'
import { dayInZone } from '#kernel/dates.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { namesAgreed } from './items.ts'
import { loadPlan } from './load.ts'
import { fitsPdf, paperOf } from './paper.ts'
import { print } from './printing.ts'
import type { FileKind } from './rules.ts'

/** The files of a plan, for the person who sees it: what they see of it, and no more. */
export function filesOf(deps: CaseDeps) {
  const load = caseHandlers(deps, 'schedule').inSeat(async (c, { plan }: { actor: Actor; query: { case: string }; plan: string }) => ({
    seat: c.seat,
    today: dayInZone(c.seat.zone, c.now),
    found: await loadPlan(c.tx, c.seat, plan),
  }))
  return async (actor: Actor, at: { caseId: string; plan: string; kind: FileKind }): Promise<Uint8Array> => {
    // The transaction ends before a file is made.
    const { seat, today, found } = await load({ actor, query: { case: at.caseId }, plan: at.plan })
    const { line: plan, items, chains, eyes } = found
    if (at.kind === 'json') {
      const clauses = items.flatMap(({ id, number, agreed: words }) => {
        const { agreed } = chains.find((chain) => chain.id === id)!
        if (!words || !agreed?.clause) return []
        const { title, sentences, digest } = words
        return [{ number, title, sentences, digest, effects: effectOf(agreed.clause, agreed.row.answers) }]
      })
      return Buffer.from(`${JSON.stringify({ title: plan.title, isAgreed: plan.isAgreed, zone: seat.zone, agreed: clauses }, null, 2)}\n`)
    }
    // An agreed plan prints as it was agreed: with the names, and the name of the case, of its last yes.
    const names = (plan.isAgreed ? namesAgreed(chains) : null) ?? { ...eyes.names, caseTitle: seat.title }
    const paper = paperOf({
      caseTitle: names.caseTitle,
      plan,
      items,
      names,
      today,
      agreedOn: plan.agreedAt ? dayInZone(seat.zone, Date.parse(plan.agreedAt)) : null,
    })
    if (at.kind === 'pdf' && !fitsPdf(paper))
      throw new Fault('conflict', msg`This plan has letters that our PDF cannot show. Take the Word file: it shows all of them.`)
    return print(paper, at.kind)
  }
}
