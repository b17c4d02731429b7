import { msg, type Text } from '#kernel/text.ts'
import type { GrantRole, Scope, Side } from './contract.ts'
import { addable, scopes, usual } from './scopes.generated.ts'

/** What can have changed for a live page: a scope, or who is in the case. */
export type Topic = Scope | 'people'

/** What is offered first for a seat; the parent who grants it may take away and, but for a child's, add. */
export const usualScopes: Readonly<Record<GrantRole, readonly Scope[]>> = usual

/** All that a seat of this role may be granted. A child sees when and where, and nothing of what the parents argue about. */
export function grantable(role: GrantRole): readonly Scope[] {
  if (role === 'child') return usualScopes.child
  if (role === 'third_party') return scopes.filter((scope) => [...usual.third_party, ...addable.third_party].some((one) => one === scope))
  return scopes
}

interface SeatOf {
  role: string
  isFormer: boolean
  scopes: readonly Scope[]
}

/** Whether a seat adds and changes: a parent whose part has not ended. */
export const canChange = ({ role, isFormer }: SeatOf): boolean => role === 'parent' && !isFormer

/** A parent's seat, as far as it says whose words are whose. Instants in ms. */
export interface ParentSeat {
  id: string
  side: Side
  name: string
  /** Names that its holder went by before, the first one first. */
  former: readonly { name: string; until: number }[]
  joinedAt: number | null
  endedAt: number | null
}

/** Whose words are whose in a case: by the seat that wrote them, whether it has ended or not. */
export interface Writers {
  /** The side of a parent's seat; `null` for nobody's. */
  sideOf(member: string | null): Side | null
  /** The name that a parent went by at an instant (ms). A later rename changes nothing of it. */
  nameOf(member: string, at: number): string
  /** The name of the parent who had a side at an instant (ms). */
  nameOn(side: Side, at: number): string
}

const nameAt = ({ name, former }: ParentSeat, at: number) => former.find(({ until }) => until >= at)?.name ?? name

/**
 * @param seats the parents' seats of a case, in any order
 * @param say puts a text into the reader's language
 */
export function writersOf(seats: readonly ParentSeat[], say: (text: Text) => string): Writers {
  const byId = new Map(seats.map((seat) => [seat.id, seat]))
  const end = ({ endedAt }: ParentSeat) => endedAt ?? Infinity
  const onSide = (side: Side) => seats.filter((seat) => seat.side === side).toSorted((one, other) => end(one) - end(other))
  const nameOn = (side: Side, at: number) => {
    const its = onSide(side)
    const then = its.find((seat) => end(seat) >= at) ?? its.at(-1)
    return then ? nameAt(then, at) : say(msg`Parent ${{ side }}`)
  }
  return {
    sideOf: (member) => (member === null ? null : (byId.get(member)?.side ?? null)),
    nameOf: (member, at) => {
      const seat = byId.get(member)
      return seat ? nameAt(seat, at) : say(msg`A parent`)
    },
    nameOn,
  }
}

/**
 * Who stands for each side as a page tells it. Where a parent left or was held off and nobody has come since, it is they, with the
 * end of their part: an empty place that was made then is not someone who has not joined yet.
 */
export function standing<S extends ParentSeat>(seats: readonly S[]): S[] {
  return (['A', 'B'] as const).flatMap((side) => {
    const its = seats.filter((seat) => seat.side === side)
    const live = its.find(({ endedAt }) => endedAt === null)
    const last = its
      .filter(({ joinedAt, endedAt }) => joinedAt !== null && endedAt !== null)
      .toSorted((one, other) => other.endedAt! - one.endedAt!)[0]
    if (live && (live.joinedAt !== null || !last)) return [live]
    // The co-parent may have named the empty place again.
    return last ? [{ ...last, name: live?.name ?? last.name }] : []
  })
}
