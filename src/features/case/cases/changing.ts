import { type Actor, signedIn } from '#access/actor.ts'
import { type Acting, type CaseTx, changed } from '#access/cases.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import type { CaseDeps } from './handlers.ts'
import { requireParent, type Membership } from './membership.ts'
import { idOf } from '#http/key-id.ts'
import type { Topic } from './rules.ts'

interface Announced {
  topic: Topic
  isPrivate: boolean
}

/** How a parent's change in a case begins and ends; its older form (handlers.ts has the one for new features). */
export function changing({ cases, clock, random }: CaseDeps) {
  return {
    idFor: (actor: Actor, key: string | null) => (key ? idOf(signedIn(actor).account, key) : uuid7(clock(), random)),
    /** @param told what open pages are announced; a function where that is known only afterwards */
    change<T>(
      person: Acting,
      caseId: string,
      told: Announced | (() => Announced),
      work: (tx: CaseTx, here: Membership, at: Date) => Promise<T>,
    ): Promise<T> {
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, caseId)
        const at = new Date(clock())
        const result = await work(tx, here, at)
        const { topic, isPrivate } = typeof told === 'function' ? told() : told
        await changed(tx, { caseId: here.caseId, topic, privateTo: isPrivate ? here.memberId : null, at })
        return result
      })
    },
  }
}
export type Changing = ReturnType<typeof changing>
