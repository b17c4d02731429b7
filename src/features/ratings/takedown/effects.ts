import { createHash } from 'node:crypto'
import { needsTwo } from '#domain/moderation/grounds.ts'
import { proposedIn, reportedUnder } from '#domain/moderation/log.ts'
import type { Event } from '#domain/moderation/table.ts'
import { hidesAtOnce, ruleOfGround } from '#domain/takedown/grounds.ts'
import type { State } from '#domain/moderation/states.ts'
import { canStay, gravestOf, hasEnded, type Outcome } from '#domain/takedown/steps.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { logOf, move, namedReviews } from '#ratings/reviews/public.ts'
import { effectsOf, otherOpenOnes, putBecame, type Takedown } from './store.ts'

/** How many days an author has to affirm a text (ratings.md, section 3.5). */
const affirmDays = 14
const dayLong = 24 * 3_600_000

interface Deps {
  clock: Clock
  random: Random
}

interface Doing {
  event: Event
  by: string
  /** The notice is in counsel's lane. */
  isLegal: boolean
  toAuthor: string | null
}

/** The ratings of a notice that are not decided yet, with their status: `gone` if the author edited or withdrew them. */
async function undecided(db: Db, notice: string): Promise<{ id: string; status: State | 'gone' }[]> {
  const open = (await effectsOf(db, notice)).filter(({ became }) => became === null).map(({ review }) => review)
  const named = new Map((await namedReviews(db, open)).map(({ id, status }) => [id, status]))
  return open.map((id) => ({ id, status: named.get(id) ?? 'gone' }))
}

/**
 * A short mark of the status of a notice's ratings. A decision sends the mark from when the notice was opened: if it differs from the
 * current one, another desk or an author has changed something meanwhile.
 */
export async function standingOf(db: Db, notice: string): Promise<string> {
  const hash = createHash('sha256')
  const effects = await effectsOf(db, notice)
  const named = new Map(
    (
      await namedReviews(
        db,
        effects.map(({ review }) => review),
      )
    ).map(({ id, status }) => [id, status]),
  )
  for (const { review, became } of effects) {
    const lines = await logOf(db, review)
    hash.update(`${review} ${named.get(review) ?? 'gone'} ${lines.length} ${became}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Moves every remaining rating of a notice one step, each checked against its own log.
 * @returns the ratings that moved; those that were ended elsewhere or are gone stay unchanged
 */
export async function moveAll(
  tx: Db,
  notice: Takedown,
  { event, by, isLegal, toAuthor }: Doing,
  { clock, random }: Deps,
): Promise<readonly string[]> {
  const left = (await undecided(tx, notice.id)).filter(({ status }) => status !== 'gone' && !hasEnded(status))
  const now = clock()
  for (const { id, status } of left) {
    // An earlier decision set the label, and it stays.
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
  return left.map(({ id }) => id)
}

/**
 * Who proposed to take down the ratings of a notice, at either desk, while the log of one of them still has the proposal. A decision
 * on another notice to keep the rating ends the proposal; it can then be made again.
 */
export async function proposerOf(db: Db, notice: string): Promise<string | null> {
  for (const { review } of await effectsOf(db, notice)) {
    const by = proposedIn(await logOf(db, review))
    if (by !== null) return by
  }
  return null
}

/** Whether taking down the ratings of a notice needs two people, considering its ground and the other grounds reported for each rating. */
export async function takesTwoNow(db: Db, notice: Takedown): Promise<boolean> {
  for (const { review } of await effectsOf(db, notice.id))
    if (needsTwo(ruleOfGround(notice.ground), reportedUnder(await logOf(db, review)))) return true
  return false
}

/**
 * Ends the reports of a notice that ends: its ratings return to their earlier state, except those that another decision has moved since.
 * A rating reported by another open notice stays reported, and stays hidden only if that notice is about harm.
 */
export async function release(
  tx: Db,
  notice: Takedown,
  { actor, by }: { actor: 'moderator' | 'reader'; by: string | null },
  { clock, random }: Deps,
): Promise<void> {
  const effects = await effectsOf(tx, notice.id)
  const reported = effects
    .filter(({ effect, became }) => became === null && (actor === 'moderator' || effect !== 'none'))
    .map(({ review }) => review)
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

const conflict = (why: Text) => new Fault('conflict', why, { why: 'changed' })

/**
 * Applies a decision to the ratings, and records the outcome of each.
 * @returns the outcome that is counted
 * @throws Fault `conflict` if a rating's log forbids it, or if the outcome would be true of none of the ratings
 */
export async function carryOut(
  tx: Db,
  notice: Takedown,
  { outcome, by, toAuthor }: { outcome: Outcome; by: string; toAuthor: string | null },
  deps: Deps,
): Promise<Outcome> {
  const open = await undecided(tx, notice.id)
  const isThere = ({ status }: (typeof open)[number]) => status !== 'gone' && canStay(status)
  let reached: readonly string[] = []
  if (outcome === 'kept') {
    reached = open.filter(isThere).map(({ id }) => id)
    if (reached.length > 0) await release(tx, notice, { actor: 'moderator', by }, deps)
  } else if (outcome === 'gone') {
    if (open.some(isThere)) throw conflict(msg`A review of this notice is still there. Decide what becomes of it.`)
  } else reached = await moveAll(tx, notice, { event: outcome, by, isLegal: notice.lane === 'counsel', toAuthor }, deps)
  if (outcome !== 'gone' && reached.length === 0)
    throw conflict(msg`None of these reviews is shown any more. They were taken down, changed or withdrawn meanwhile. Choose that outcome.`)
  await putBecame(tx, notice.id, new Map(open.map(({ id }) => [id, reached.includes(id) ? outcome : 'gone'])))
  return gravestOf((await effectsOf(tx, notice.id)).flatMap(({ became }) => became ?? []))
}
