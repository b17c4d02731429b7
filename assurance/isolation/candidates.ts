import { type Chance, someDays } from './chance.ts'
import type { Families, Row } from './model.ts'
import type { Me } from './oracle.ts'
import type { Keys, Rights } from './put.ts'
import { bareLeaf, dayLeafValues, freshRow, headValues, siteLeafValues, leafValues, markValues, objectValues } from './rows.ts'

/** What a sweep is of. */
export interface Of {
  families: Families
  keys: Keys
  rights: Rights
  chance: Chance
}

/** Rows that someone might try to add: in every case, in every parent's name, and in their own name where they are nobody. */
export function candidates(table: string, me: Me, of: Of): Row[] {
  const { families, chance } = of
  const { seats, cases, at, rows } = families
  const free = { author: null, isShared: true, days: null }
  const moment = at.toISOString()
  if (table === 'link_hold')
    return families.accounts.slice(0, 6).map((account_id) => ({
      ...free,
      table,
      caseId: '',
      values: { id: chance.uuid(), account_id, other_account_id: families.accounts.at(-1)!, kind: 'blocked', set_at: moment },
    }))
  if (table === 'case_opening' || table === 'case_look')
    return seats.map(({ caseId, id: member_id }) => ({
      ...free,
      table,
      caseId,
      values:
        table === 'case_opening'
          ? { case_id: caseId, member_id, at: moment }
          : { case_id: caseId, id: chance.uuid(), member_id, scope: 'calendar', at: moment },
    }))
  if (table === 'caseload_mark') return seats.map(({ caseId, id }) => ({ ...free, table, caseId, values: markValues(caseId, id, moment) }))
  return cases.flatMap((caseId): Row[] => {
    const bare = (values: Row['values']): Row => ({ ...free, table, caseId, values: { case_id: caseId, ...values } })
    if (table === 'case_file') return [bare({ title: 'Another', state: 'OH', zone: 'UTC', created_at: moment })]
    if (table === 'case_count') return [bare({ last: 0 })]
    if (table === 'case_change') return [bare({ seq: 1000, topic: 'calendar', at: moment })]
    const foreign = me.seats.find((seat) => seat.caseId !== caseId)
    // A person who is a parent here and there meets a key, and no policy.
    const isHere = me.seats.some((seat) => seat.caseId === caseId)
    const strangers = foreign && !isHere ? [foreign] : []
    const parents = [...seats.filter((seat) => seat.caseId === caseId && seat.role === 'parent'), ...strangers]
    const granted = seats.filter((seat) => seat.caseId === caseId && seat.role !== 'parent')
    if (table === 'seat_count') return [...parents, ...granted].map(({ id }) => bare({ member_id: id, last: 1 }))
    if (table === 'seat_change')
      return [...parents, ...granted].map(({ id }) => bare({ member_id: id, seq: 1000, topic: 'calendar', at: moment }))
    const logs = [caseId, ...parents.map(({ id }) => id)]
    if (table === 'ledger_log') return [...logs, chance.uuid()].map((log) => bare({ log, size: 0 }))
    if (table === 'ledger_leaf') return logs.map((log) => bare(leafValues(log, null, 1000, 'calendar', moment)))
    if (table === 'ledger_head') return logs.map((log) => bare(headValues(log, bareLeaf, moment)))
    if (table === 'ledger_site_leaf') return [bare(siteLeafValues(caseId, bareLeaf, 1))]
    if (table === 'ledger_day_leaf') return parents.map(({ id }) => bare(dayLeafValues(caseId, id, bareLeaf, 1)))
    if (table === 'ledger_object')
      return logs.flatMap((log) => parents.map(({ id }) => bare(objectValues(log, id, bareLeaf, 'calendar', moment))))
    if (table === 'case_member')
      return [
        ...['A', 'B'].map((side) => bare({ id: chance.uuid(), role: 'parent', side, name: 'New' })),
        ...seatsForOneself(me, caseId, bare, of),
      ]
    const authors = seats.filter((seat) => seat.caseId === caseId && (seat.role === 'parent' || seat.account === me.account))
    return [...authors, ...strangers].map(({ id }) => {
      const day = someDays[chance.below(someDays.length)]!
      return freshRow(table, { caseId, author: id, isShared: chance.below(2) === 0, day, at }, chance.uuid(), rows)
    })
  })
}

/** A seat that nobody granted: as a parent, and as an attorney of each who sits there. */
function seatsForOneself(me: Me, caseId: string, bare: (values: Row['values']) => Row, { families, chance }: Of): Row[] {
  if (me.account === null) return []
  const own = { account_id: me.account, name: 'New' }
  const parents = families.seats.filter((seat) => seat.role === 'parent' && seat.caseId === caseId)
  return [
    bare({ id: chance.uuid(), role: 'parent', side: 'A', ...own }),
    ...parents.map(({ id }) => bare({ id: chance.uuid(), role: 'attorney', granted_by: id, scopes: '{case}', ...own })),
    ...parents.map(({ id }) =>
      bare({ id: chance.uuid(), role: 'attorney', granted_by: id, ended_at: families.at.toISOString(), name: 'New' }),
    ),
  ]
}

/** Whether a row that is allowed meets one that stands: one profile an author, one opening a seat, one parent a side. */
export function isTaken(row: Row, { families }: Of): boolean {
  const { table, values, caseId } = row
  if (table === 'case_member')
    return families.seats.some((seat) => seat.caseId === caseId && seat.side === values['side'] && seat.endedAt === null)
  const isLike = (...columns: string[]) =>
    families.rows.some(
      (other) => other.table === table && other.caseId === caseId && columns.every((column) => other.values[column] === values[column]),
    )
  if (table === 'message_view') return isLike('author_id', 'message_id')
  if (table === 'sign_signature') return isLike('author_id', 'request_id')
  if (table === 'message_reader') return values['ended_at'] === null && isLike('member_id', 'thread_id', 'ended_at')
  const keys: Record<string, string> = {
    case_opening: 'member_id',
    caseload_mark: 'member_id',
    case_profile: 'author_id',
    seat_count: 'member_id',
    ledger_log: 'log',
  }
  const key = keys[table]
  return key !== undefined && families.rows.some((other) => other.table === table && other.values[key] === values[key])
}
