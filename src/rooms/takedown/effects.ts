import type { Event } from '../../domain/moderation/table.ts'
import { hidesAtOnce, ruleOfGround } from '../../domain/takedown/grounds.ts'
import type { Outcome } from '../../domain/takedown/steps.ts'
import type { Clock } from '../../kernel/clock.ts'
import { dayOf } from '../../kernel/day.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Random } from '../../kernel/random.ts'
import type { Db } from '../../ports/db/port.ts'
import { proposedIn } from '../moderation/rules.ts'
import { logOf, move, namedReviews } from '../reviews/door.ts'
import { effectsOf, otherOpenOnes, type Takedown } from './store.ts'
import type { Step } from './store.steps.ts'

/** So many days has an author to stand by a text (ratings.md, section 3.5). */
const affirmDays = 14
const dayLong = 24 * 3_600_000

interface Needs {
  clock: Clock
  random: Random
}

interface Doing {
  event: Event
  by: string
  /** In counsel's lane. */
  isLegal: boolean
  toAuthor: string | null
}

/** Takes every rating of a notice a step further, each judged by its own log. @returns how many are still there */
export async function moveAll(
  tx: Db,
  notice: Takedown,
  { event, by, isLegal, toAuthor }: Doing,
  { clock, random }: Needs,
): Promise<number> {
  const named = await namedReviews(
    tx,
    (await effectsOf(tx, notice.id)).map(({ review }) => review),
  )
  const now = clock()
  for (const { id, status } of named) {
    // It bears the label by an earlier decision, and goes on to.
    if (event === 'disputed' && status === 'disputed_label') continue
    await move(tx, {
      id: random.uuid(),
      reviewId: id,
      event,
      actor: isLegal ? 'legal' : 'moderator',
      by,
      rules: [ruleOfGround(notice.ground)],
      said: toAuthor,
      dueOn: event === 'affirm_asked' ? dayOf(now + affirmDays * dayLong) : null,
      onDay: dayOf(now),
    })
  }
  return named.length
}

/**
 * Who proposed to take the ratings of a notice down, as long as that stands in the log of one of them: it ends where one of ours
 * has kept the rating for another notice, and can then be proposed anew.
 */
export async function proposerOf(db: Db, notice: string, steps: readonly Step[]): Promise<string | null> {
  const by = steps.findLast(({ event }) => event === 'proposed')?.by ?? null
  if (by === null) return null
  for (const { review } of await effectsOf(db, notice)) if (proposedIn(await logOf(db, review)) === by) return by
  return null
}

/**
 * Puts what a notice that ends had made reported back as it stood; what stands elsewhere by another decision is left there.
 * What another open notice reports stays reported, and hidden only if that one is about harm.
 */
export async function release(
  tx: Db,
  notice: Takedown,
  { actor, by }: { actor: 'moderator' | 'reader'; by: string | null },
  { clock, random }: Needs,
): Promise<void> {
  const effects = await effectsOf(tx, notice.id)
  const reported = effects.filter(({ effect }) => actor === 'moderator' || effect !== 'none').map(({ review }) => review)
  const onDay = dayOf(clock())
  for (const { id, status } of await namedReviews(tx, reported)) {
    if (status !== 'flagged' && status !== 'flagged_hidden') continue
    const others = await otherOpenOnes(tx, id, notice.id)
    if (others.length > 0 && (status === 'flagged' || others.some(hidesAtOnce))) continue
    await move(tx, { id: random.uuid(), reviewId: id, event: 'kept', actor, by, onDay })
    for (const ground of others)
      await move(tx, { id: random.uuid(), reviewId: id, event: 'flagged', actor: 'reader', rules: [ruleOfGround(ground)], onDay })
  }
}

/**
 * Does to the ratings what was decided.
 * @throws Fault `conflict` where a rating's log forbids it, or where none of the ratings is left
 */
export async function carryOut(
  tx: Db,
  notice: Takedown,
  { outcome, by, toAuthor }: { outcome: Outcome; by: string; toAuthor: string | null },
  needs: Needs,
): Promise<void> {
  if (outcome === 'kept') return release(tx, notice, { actor: 'moderator', by }, needs)
  const left = await moveAll(tx, notice, { event: outcome, by, isLegal: notice.lane === 'counsel', toAuthor }, needs)
  if (left === 0)
    throw new Fault('conflict', 'None of the ratings is there any more: their authors edited or withdrew them. Keep, and say so.')
}
