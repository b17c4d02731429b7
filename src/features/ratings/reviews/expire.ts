import { grounds, ruleOf } from '#domain/moderation/grounds.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { move } from './store.moving.ts'
import { overdue } from './store.expiring.ts'

const rule = ruleOf(grounds.find(({ code }) => code === 'not_affirmed')!)

/** Takes down what nobody stood by until its day was over (ratings.md, section 3.5); a person who reads it later can appeal. */
export async function expire({ reviews, random }: { reviews: Db; random: Random }, day: string): Promise<void> {
  for (const reviewId of await overdue(reviews, day)) {
    try {
      await move(reviews, { id: random.uuid(), reviewId, event: 'lapsed', actor: 'system', rules: [rule], onDay: day })
    } catch (error) {
      // Its author has edited or withdrawn it today, or someone has decided otherwise.
      if (!(error instanceof Fault)) throw error
    }
  }
}
