import { signedIn } from '#access/actor.ts'
import { type Cases, type CaseTx, changed } from '#access/cases.ts'
import type { Asking } from '#http/bind.ts'
import type { AnyCall, Asked, Reply } from '#http/contract.ts'
import { emptyReply } from '#http/empty-reply.ts'
import { idOf } from '#http/key-id.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import type { Scope } from './contract.ts'
import { type Membership, requireParent, requireSeat } from './membership.ts'
import type { Topic } from './rules.ts'

/** What the service of a feature of a case is given. */
export interface CaseDeps {
  cases: Cases
  clock: Clock
  random: Random
}

/** Who hears of a change after the commit: everyone whose seat shows it, or its author's own pages. */
type Audience = 'all' | 'author'

/** One call inside a case: who acts in which seat, when, in which transaction. */
export interface CaseContext {
  tx: CaseTx
  seat: Membership
  caseId: string
  /** Milliseconds, and the same as a date for the database. */
  now: number
  at: Date
  isActiveParent: boolean
  /** The id of what this call makes: the same for a retry with the same Idempotency-Key. */
  newId(): string
  /** Numbers a change of another topic than the feature's own, and tells open pages after the commit. */
  publish(topic: Topic, to?: Audience): Promise<void>
}

/** A reply, and who hears of the change; nobody where `publish` is missing or false. */
interface Changed<R> {
  reply: R
  publish?: Audience | false
}

type Ask<C> = Asked<C> & Asking
interface InCase {
  actor: Asking['actor']
  key?: string | null
  params: { case: string }
}

export const notFound = (sentence: string): never => {
  throw new Fault('not_found', sentence)
}

/**
 * How every call of a feature of a case begins and ends: one transaction as the person who asks, their seat, and the change
 * numbered and published at its end.
 * @param scope what a seat must show to read here; changes are published under the same name
 */
export function caseHandlers({ cases, clock, random }: CaseDeps, scope: Scope) {
  function context(tx: CaseTx, seat: Membership, asking: { actor: Asking['actor']; key?: string | null }): CaseContext {
    const now = clock()
    const at = new Date(now)
    return {
      tx,
      seat,
      caseId: seat.caseId,
      now,
      at,
      isActiveParent: seat.role === 'parent' && !seat.isFormer,
      newId: () => (asking.key ? idOf(signedIn(asking.actor).account, asking.key) : uuid7(now, random)),
      publish: async (topic, to = 'all') =>
        void (await changed(tx, { caseId: seat.caseId, topic, privateTo: to === 'author' ? seat.memberId : null, at })),
    }
  }
  const asParent =
    <A extends InCase, R>(work: (c: CaseContext, asked: A) => Promise<R>) =>
    (asked: A): Promise<R> =>
      cases.asActor(signedIn(asked.actor), async (tx) => work(context(tx, await requireParent(tx, asked.params.case), asked), asked))

  return {
    /**
     * A read in any seat that shows the scope. Without a case the reply is the contract's empty one.
     * @param given parts of the empty reply that have a value all the same
     */
    read:
      <C extends AnyCall>(
        call: C,
        work: (c: CaseContext, asked: Ask<C>) => Promise<Reply<C>>,
        given?: (asked: Ask<C>) => Readonly<Record<string, unknown>>,
      ) =>
      (asked: Ask<C>): Promise<Reply<C>> =>
        cases.asActor(signedIn(asked.actor), async (tx) => {
          const { query } = asked as { query?: { case?: string } }
          const seat = await requireSeat(tx, { caseId: query?.case, scope }, { clock, random })
          if (!seat) return emptyReply(call.reply, { zone: 'UTC', ...given?.(asked) }) as Reply<C>
          return work(context(tx, seat, asked), asked)
        }),
    /** A read that only a parent makes, such as the preview of a change. */
    readAsParent: asParent,
    /** A change by a parent. */
    change: <A extends InCase, R>(work: (c: CaseContext, asked: A) => Promise<Changed<R>>) =>
      asParent(async (c: CaseContext, asked: A): Promise<R> => {
        const { reply, publish } = await work(c, asked)
        if (publish) await c.publish(scope, publish)
        return reply
      }),
  }
}
