import type { CaseTx } from '#access/cases.ts'
import type { DueOfSeat, DueSource } from '#case/answers/public.ts'
import { childrenOf, type GrantedSeat, grantedSeats, noteLooks, parentsOf } from '#case/cases/public.ts'
import type { SeatRole } from '#case/cases/contract.ts'
import { byAttention, initialOf } from '#domain/caseload/attention.ts'
import { type ComingHearing, comingHearings } from '#schedule/hearings/public.ts'
import type { CaseRow } from './contract.ts'
import { type ChangeRow, marksOf, newsOf } from './store.ts'

/** Counting ends there, for each seat: nobody reads a larger number in a list, and each change that is counted takes time. */
export const mostCounted = 100
const byDue = (one: DueOfSeat, other: DueOfSeat) =>
  (one.due === null ? Infinity : Date.parse(one.due)) - (other.due === null ? Infinity : Date.parse(other.due))

/** Changes of one seat by topic, the newest first. */
function changesByTopic(rows: readonly ChangeRow[]): CaseRow['changes'] {
  return [...Map.groupBy(rows, ({ topic }) => topic)]
    .map(([topic, of]) => ({
      topic,
      count: of.reduce((sum, { count }) => sum + count, 0),
      newest: new Date(Math.max(...of.map(({ newest }) => newest.getTime()))).toISOString(),
    }))
    .toSorted((one, other) => (one.newest < other.newest ? 1 : -1))
}

/** What the list shows of each case is a look at that part of it, which the parent who granted the seat reads. */
function looksOf(
  seats: readonly GrantedSeat[],
  hearings: ReadonlyMap<string, ComingHearing>,
  dues: ReadonlyMap<string, { scope: string }[]>,
) {
  return seats.flatMap(({ caseId, memberId }) => {
    const scopes = new Set((dues.get(memberId) ?? []).map(({ scope }) => scope))
    if (hearings.has(memberId)) scopes.add('hearings')
    return [...scopes].map((scope) => ({ caseId, memberId, scope }))
  })
}

/** Every granted seat as a row, what needs someone first at the top. One statement for each kind of thing, however many cases there are. */
export async function caseloadOf(tx: CaseTx, sources: readonly DueSource[], now: Date): Promise<CaseRow[]> {
  const seats = await grantedSeats(tx)
  if (seats.length === 0) return []
  const cases = [...new Set(seats.map(({ caseId }) => caseId))]
  const parents = Map.groupBy(await parentsOf(tx, cases), ({ case_id }) => case_id)
  const news = await newsOf(tx, mostCounted)
  const marks = await marksOf(tx)
  const hearings = new Map((await comingHearings(tx, seats, now, { isNext: true })).map((hearing) => [hearing.seat, hearing]))
  const children = await childrenOf(tx, seats)
  const found: (DueOfSeat & { scope: string })[] = []
  for (const { scope, read } of sources) found.push(...(await read(tx, seats, now)).map((due) => ({ ...due, scope })))
  const dues = Map.groupBy(found, ({ seat }) => seat)
  await noteLooks(tx, looksOf(seats, hearings, dues), now)

  const inCase = Map.groupBy(seats, ({ caseId }) => caseId)
  const rows = seats.map((seat): CaseRow => {
    const its = parents.get(seat.caseId) ?? []
    const side = its.find(({ id }) => id === seat.grantedBy)?.side === 'B' ? 'B' : 'A'
    const nameOf = (of: 'A' | 'B') => its.find((parent) => parent.side === of)?.name ?? ''
    const sideOf = (author: string) => (its.find(({ id }) => id === author)?.side === 'A' ? 'B' : 'A')
    const { changes = [], upTo = { shared: 0, private: 0, own: 0 } } = news.get(seat.memberId) ?? {}
    const due = (dues.get(seat.memberId) ?? []).toSorted(byDue)
    const hearing = hearings.get(seat.memberId)
    const other = side === 'A' ? 'B' : 'A'
    return {
      seat: seat.memberId,
      caseId: seat.caseId,
      title: seat.title,
      zone: seat.zone,
      role: seat.role as SeatRole,
      grantedBy: { side, name: its.find(({ id }) => id === seat.grantedBy)?.name ?? '' },
      isOneParents: !inCase.get(seat.caseId)!.some(({ grantedBy }) => its.find(({ id }) => id === grantedBy)?.side === other),
      otherParent: nameOf(other),
      children: (children.get(seat.memberId) ?? []).map(initialOf),
      changes: changesByTopic(changes),
      hasMore: (['shared', 'private', 'own'] as const).some(
        (origin) => changes.filter((row) => row.origin === origin).reduce((sum, { count }) => sum + count, 0) >= mostCounted,
      ),
      upTo,
      dues: due.map(({ kind, id, authorId, due: by, to }) => ({
        kind,
        id,
        side: sideOf(authorId),
        who: nameOf(sideOf(authorId)),
        due: by,
        to,
      })),
      dueCount: due.length,
      hearing: hearing
        ? {
            id: hearing.id,
            title: hearing.title,
            kind: hearing.kind,
            fromAt: hearing.fromAt.toISOString(),
            zone: hearing.zone,
            court: hearing.court,
            room: hearing.room,
            documentsDueOn: hearing.documentsDueOn,
          }
        : null,
      endsAt: seat.expiresAt?.toISOString() ?? null,
      seenAt: marks.get(seat.memberId)?.toISOString() ?? null,
    }
  })
  const ms = (at: string | null | undefined) => (at ? Date.parse(at) : null)
  return byAttention(
    rows,
    ({ title, dues: [first], hearing, endsAt, changes: [newest] }) => ({
      title,
      due: ms(first?.due),
      hearing: ms(hearing?.fromAt),
      ends: ms(endsAt),
      changed: ms(newest?.newest),
    }),
    now.getTime(),
  )
}
