import type { Event } from '../../domain/moderation/table.ts'
import { ruleOfGround } from '../../domain/takedown/grounds.ts'
import type { Outcome } from '../../domain/takedown/steps.ts'
import type { Clock } from '../../kernel/clock.ts'
import { dayOf } from '../../kernel/day.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Random } from '../../kernel/random.ts'
import type { Db } from '../../ports/db/port.ts'
import { move, namedReviews } from '../reviews/door.ts'
import { effectsOf, type Takedown } from './store.ts'

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
  for (const { id } of named) {
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

/** Puts what was only reported back as it stood; what stands elsewhere by another decision is left there. */
async function keepAll(tx: Db, notice: Takedown, by: string, { clock, random }: Needs): Promise<void> {
  const named = await namedReviews(
    tx,
    (await effectsOf(tx, notice.id)).map(({ review }) => review),
  )
  for (const { id, status } of named) {
    if (status !== 'flagged' && status !== 'flagged_hidden') continue
    await move(tx, { id: random.uuid(), reviewId: id, event: 'kept', actor: 'moderator', by, onDay: dayOf(clock()) })
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
  if (outcome === 'kept') return keepAll(tx, notice, by, needs)
  const left = await moveAll(tx, notice, { event: outcome, by, isLegal: notice.lane === 'counsel', toAuthor }, needs)
  if (left === 0)
    throw new Fault('conflict', 'None of the ratings is there any more: their authors edited or withdrew them. Keep, and say so.')
}
