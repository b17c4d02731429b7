import { affirmDays } from '#domain/moderation/letters.ts'
import { judge, type Refusal } from '#domain/moderation/log.ts'
import type { Actor, State } from '#domain/moderation/states.ts'
import type { Event } from '#domain/moderation/table.ts'
import { policyVersion } from '#domain/screening/types.ts'
import { type Day, dayOf, startOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { append, lockedLog } from './store.log.ts'

/** One step of a rating's way. */
export interface Move {
  /** Of the log's line: asked for twice with one id it happens once. */
  id: string
  reviewId: string
  event: Event
  actor: Actor
  /** The account of the staff member who acts. */
  by?: string | null
  rules?: readonly string[]
  said?: string | null
  sealed?: Buffer | null
  letter?: string | null
  dueOn?: string | null
  onDay: string
}

/** Until when an author can stand by the text, where no other day is named. */
const dueOf = ({ event, dueOn, onDay }: Move) =>
  dueOn ?? (event === 'affirm_asked' ? dayOf(startOf(onDay as Day) + affirmDays * 24 * 3_600_000) : null)

const sentences: Readonly<Record<Refusal, Text>> = {
  not_from_here: msg`This cannot be done with the rating as it stands now.`,
  not_yours: msg`This is not yours to do.`,
  no_rule: msg`Name the rule.`,
  unknown_rule: msg`There is no such rule.`,
  needs_proposal: msg`Two people take this rating down: propose it, and someone else decides.`,
  same_person: msg`Somebody else has to decide this: the first step was yours.`,
  nothing_to_undo: msg`You have nothing to undo here.`,
}

/**
 * Takes a rating a step further: judged by its log (domain/moderation), written into the log, and its status follows,
 * in one transaction. Every change of where a rating stands goes through here or through the change of day.
 * @returns where it stands now
 * @throws Fault `not_found` for a rating that is not there, or that its author has edited or withdrawn meanwhile; `conflict` with
 *   the reason as `detail.why` where the table forbids it
 */
export async function move(db: Db, step: Move): Promise<State> {
  const { id, reviewId, event, actor, by = null, rules = [], said = null, sealed = null, letter = null, onDay } = step
  const inTransaction = db.isTransaction
    ? (work: (tx: Db) => Promise<State>) => work(db)
    : (work: (tx: Db) => Promise<State>) => db.transaction().execute(work)
  return inTransaction(async (tx) => {
    const here = await lockedLog(tx, reviewId)
    if (!here) throw new Fault('not_found', msg`There is no such rating, or its author has edited or withdrawn it meanwhile.`)
    const answer = judge(here.lines, { event, actor, by, rules })
    if ('refused' in answer) throw new Fault('conflict', sentences[answer.refused], { why: answer.refused })
    const line = {
      id,
      reviewId,
      n: here.lines.length + 1,
      event,
      actor,
      by,
      rules,
      said,
      sealed,
      letter,
      dueOn: dueOf(step),
      onDay,
      policy: policyVersion,
    }
    await append(tx, line, answer.state)
    return answer.state
  })
}
