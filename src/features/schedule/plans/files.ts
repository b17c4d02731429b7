import { type Actor, signedIn } from '#access/actor.ts'
import { effectOf } from '#domain/plan/effects.ts'
import { Fault } from '#kernel/fault.ts'
import { requireSeat } from '#case/cases/public.ts'
import { dayInZone } from '#kernel/dates.ts'
import { namesAgreed } from './items.ts'
import { fitsPdf, paperOf } from './paper.ts'
import { print } from './printing.ts'
import type { FileKind } from './rules.ts'
import type { CaseDeps } from '#case/cases/public.ts'
import { planFor } from './service.ts'

/** The files of a plan, for the person who sees it: what they see of it, and no more. */
export function filesOf({ cases, clock, random }: CaseDeps) {
  return async (actor: Actor, at: { caseId: string; plan: string; kind: FileKind }): Promise<Uint8Array> => {
    // Read and let go: a file is made without a transaction being open meanwhile.
    const { found, here } = await cases.asActor(signedIn(actor), async (tx) => {
      const seat = await requireSeat(tx, { caseId: at.caseId, scope: 'schedule' }, { clock, random })
      return { here: seat!, found: await planFor(tx, seat!, at.plan) }
    })
    const { line: plan, items, chains, eyes } = found
    if (at.kind === 'json') {
      const clauses = items.flatMap(({ id, number, agreed: words }) => {
        const { agreed } = chains.find((chain) => chain.id === id)!
        if (!words || !agreed?.clause) return []
        const { title, sentences, digest } = words
        return [{ number, title, sentences, digest, effects: effectOf(agreed.clause, agreed.row.answers) }]
      })
      return Buffer.from(`${JSON.stringify({ title: plan.title, isAgreed: plan.isAgreed, zone: here.zone, agreed: clauses }, null, 2)}\n`)
    }
    // An agreed plan prints as it was agreed: with the names, and the name of the case, of its last yes.
    const names = (plan.isAgreed ? namesAgreed(chains) : null) ?? { ...eyes.names, caseTitle: here.title }
    const paper = paperOf({
      caseTitle: names.caseTitle,
      plan,
      items,
      names,
      today: dayInZone(here.zone, clock()),
      agreedOn: plan.agreedAt ? dayInZone(here.zone, Date.parse(plan.agreedAt)) : null,
    })
    if (at.kind === 'pdf' && !fitsPdf(paper))
      throw new Fault('conflict', 'This plan has letters that our PDF cannot show. Take the Word file: it shows all of them.')
    return print(paper, at.kind)
  }
}
