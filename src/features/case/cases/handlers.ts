import { type Person, signedIn } from '#access/actor.ts'
import { addLeaf, type Authored, type Cases, type CaseTx, changed, type Entry, firstLeafNaming } from '#access/cases.ts'
import type { Json } from '#domain/transparency-log/canonical-json.ts'
import type { Asking } from '#http/bind.ts'
import type { AnyCall, Asked, Reply } from '#http/contract.ts'
import { emptyReply } from '#http/empty-reply.ts'
import { idOf } from '#http/key-id.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import type { Text } from '#kernel/text.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import type { Scope } from './contract.ts'
import { type Membership, noCase, type ParentMembership, requireAnySeat, requireParent, requireSeat } from './membership.ts'
import { canChange, type Topic } from './rules.ts'

/** What the service of a feature of a case is given. */
export interface CaseDeps {
  cases: Cases
  clock: Clock
  random: Random
}

/** Who hears of a change after the commit: everyone whose seat shows it, or its author's own pages. */
type Audience = 'all' | 'author'

/** What both parents see is announced to all, what is private to its author's own pages. */
export const audience = (isShared: boolean): Audience => (isShared ? 'all' : 'author')

/** One call inside a case: who acts in which seat, when, in which transaction. */
export interface CaseContext<S extends Membership = Membership> {
  tx: CaseTx
  person: Person
  seat: S
  caseId: string
  /** Milliseconds, and the same as a date for the database. */
  now: number
  at: Date
  isActiveParent: boolean
  /** The id of what this call makes: the same for a retry with the same Idempotency-Key. */
  newId(): string
  /** Another id each time, for rows beside the one that the call makes. */
  freshId(): string
  /** The columns of a row that this call makes. */
  authored(id?: string): Authored
  /** Numbers a change of another topic than the feature's own, and tells open pages after the commit. The call leaves one leaf all the same. */
  publish(topic: Topic, to?: Audience): Promise<void>
}
export type ParentContext = CaseContext<ParentMembership>

/** A reply, who hears of the change, and what it leaves in the ledger. */
export interface Changed<R> {
  reply: R
  /** Nobody where it is missing or false: nothing was changed. */
  publish?: Audience | false
  /**
   * Whether it leaves a leaf in the ledger: not a draft, and not an own preference. `privately`: in the author's own log, also where the
   * change is announced to all, because its name alone would tell.
   */
  isRecorded?: boolean | 'privately'
  /**
   * What of it everyone may read whom the topic is shown, with the id of what was made. Without it the leaf commits to what was asked, which
   * its author alone reads: an input may hold what others are not shown, and where it holds what is not even stored, this says what is.
   */
  record?: object
  /**
   * The id of a row that its author alone saw until now and that all see from now on. What all may read (`record`) then names, as
   * `sharedFrom`, the hash of the leaf that the row left first in the author's own log, so that its first day can be proved.
   */
  sharedFrom?: string | false
}

type Ask<C> = Asked<C> & Asking
interface Call {
  actor: Asking['actor']
  call?: string
  key?: string | null
}
/** A call that names its case in its address. */
export interface InCase extends Call {
  params: { case: string }
}
/** A call that may name its case, in its address or in its query. */
interface MayNameCase extends Call {
  params?: object
  query?: object
}

/** As JSON, in texts that can be stored: half a surrogate pair becomes U+FFFD in the database too. */
const asJson = (value: object): Json =>
  JSON.parse(JSON.stringify(value), (_name, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part)) as Json
const madeId = (reply: unknown) => (reply as { id?: string } | null)?.id

/** What was asked, without the case itself, and the id of what was made. */
function askedFor({ params, body }: { params: { case: string }; body?: unknown }, reply: unknown): object {
  const { case: _case, ...rest } = params
  return { ...rest, id: madeId(reply), body }
}

const namedCase = ({ params, query }: MayNameCase) => ({ ...query, ...params }) as { case?: string }

export const notFound = (sentence: Text): never => {
  throw new Fault('not_found', sentence)
}

/**
 * How every call of a feature of a case begins and ends: one transaction as the person who asks, their seat, and the change
 * numbered and published at its end.
 * @param topic changes are published under this name
 * @param scope what a seat must show to read here, one of several at least; `null` where every seat may
 */
export function caseHandlers(
  { cases, clock, random }: CaseDeps,
  topic: Topic,
  scope: Scope | readonly Scope[] | null = topic === 'people' ? null : topic,
) {
  function context<S extends Membership>(tx: CaseTx, seat: S, { actor, key }: Call): CaseContext<S> {
    const person = signedIn(actor)
    const now = clock()
    const at = new Date(now)
    const freshId = () => uuid7(now, random)
    const newId = () => (key ? idOf(person.account, key) : freshId())
    return {
      tx,
      person,
      seat,
      caseId: seat.caseId,
      now,
      at,
      isActiveParent: canChange(seat),
      newId,
      freshId,
      authored: (id = newId()) => ({ caseId: seat.caseId, id, authorId: seat.memberId, at }),
      publish: async (of, to = 'all') => void (await changed(tx, announced(seat, of, to, at))),
    }
  }
  const announced = ({ caseId, memberId }: Membership, of: Topic, to: Audience, at: Date, entry: Entry | null = null) => ({
    caseId,
    topic: of,
    privateTo: to === 'author' ? memberId : null,
    at,
    entry,
  })
  const asParent =
    <A extends InCase, R>(work: (c: ParentContext, asked: A) => Promise<R>) =>
    (asked: A): Promise<R> =>
      cases.asActor(signedIn(asked.actor), async (tx) => work(context(tx, await requireParent(tx, asked.params.case), asked), asked))

  /** @param without the reply where no case is named and there is none */
  const inSeatOr =
    <A extends MayNameCase, R, W = R>(work: (c: CaseContext, asked: A) => Promise<R>, without: (asked: A, tx: CaseTx) => W | Promise<W>) =>
    (asked: A): Promise<R | W> =>
      cases.asActor(signedIn(asked.actor), async (tx) => {
        const { case: caseId } = namedCase(asked)
        const seat = await (scope === null ? requireAnySeat(tx, caseId) : requireSeat(tx, { caseId, scope }, { clock, random }))
        return seat ? work(context(tx, seat, asked), asked) : without(asked, tx)
      })

  return {
    /**
     * A read in any seat that shows the scope. Without a case the reply is the contract's empty one.
     * @param given parts of the empty reply that have a value all the same
     */
    read: <C extends AnyCall>(
      call: C,
      work: (c: CaseContext, asked: Ask<C>) => Promise<Reply<C>>,
      given?: (asked: Ask<C>) => Readonly<Record<string, unknown>>,
    ) => inSeatOr(work, (asked: Ask<C>) => emptyReply(call.reply, { zone: 'UTC', ...given?.(asked) }) as Reply<C>),
    /** The same with another reply than the empty one where there is no case. */
    inSeatOr,
    /** A call about one thing of a case, in any seat that shows the scope. @param missing the fault where there is no case */
    inSeat: <A extends MayNameCase, R>(work: (c: CaseContext, asked: A) => Promise<R>, missing: () => Fault = noCase) =>
      inSeatOr(work, () => {
        throw missing()
      }),
    /** A read that only a parent makes, such as the preview of a change. */
    readAsParent: asParent,
    /** A change by a parent. */
    change: <A extends InCase, R>(work: (c: ParentContext, asked: A) => Promise<Changed<R>>) =>
      asParent(async (c: ParentContext, asked: A): Promise<R> => {
        const { reply, publish, record, sharedFrom, isRecorded = true } = await work(c, asked)
        if (!publish) return reply
        const verb = asked.call ?? 'by.hand'
        const from = sharedFrom ? await firstLeafNaming(c.tx, { caseId: c.caseId, log: c.seat.memberId }, sharedFrom) : undefined
        const content = asJson(record ? { id: madeId(reply), ...record, sharedFrom: from } : askedFor(asked, reply))
        const entry = { actor: c.seat.memberId, verb, content, isShared: record !== undefined }
        await changed(c.tx, announced(c.seat, topic, publish, c.at, isRecorded === true ? entry : null))
        if (isRecorded === 'privately') await addLeaf(c.tx, { caseId: c.caseId, log: c.seat.memberId, topic, at: c.at }, entry)
        return reply
      }),
  }
}
