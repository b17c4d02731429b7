import { candidates, isTaken, type Of } from './candidates.ts'
import type { Person, Row } from './model.ts'
import { isParentIn, type Me, meOf } from './oracle.ts'
import { insertOf, literal } from './put.ts'
import { tables } from './tables.ts'

/** One question of the sweep: who, which table, which verb, on what; and the only answer that is right. */
export interface Cell {
  verb: string
  statement: string
  expected: string
}

const refused = '42501'
const taken = '23505'

const named = (row: Row, keys: readonly string[]) => keys.map((key) => String(row.values[key])).join('/')
const whereOf = (row: Row, keys: readonly string[]) => keys.map((key) => `${key} = ${literal(row.values[key]!)}`).join(' and ')

/** All cells of one person and one table. @param share one in so many of the rows is tried alone; all of them are always in the whole */
export function cellsOf(table: string, person: Person, of: Of, share = 1): Cell[] {
  const { families, rights, chance } = of
  const { rule, touch, authored, isWide } = tables[table]!
  const keys = of.keys.get(table)!
  const me = meOf(families, person.account)
  const all = families.rows.filter((row) => row.table === table)
  const seen = all.filter((row) => rule.reads(me, row))
  const isGranted = rights === 'as granted'
  const names = `string_agg(concat_ws('/', ${keys.join(', ')}), ' ' order by concat_ws('/', ${keys.join(', ')}) collate "C")`
  const cells: Cell[] = [
    {
      verb: 'see all',
      statement: `select ${names} from ${table}`,
      expected: seen
        .map((row) => named(row, keys))
        .toSorted()
        .join(' '),
    },
    { verb: 'count', statement: `select count(*) from ${table}`, expected: String(seen.length) },
  ]
  const set = touch && `${touch[0]} = ${literal(touch[1])}`
  const changes = rule.changes
  const changeable = (row: Row) => changes?.(me, row) ?? false
  const without = (may: unknown) => (isGranted && !may ? refused : null)
  if (set) cells.push({ verb: 'change all', statement: `update ${table} set ${set}`, expected: String(all.filter(changeable).length) })
  const foreignCase = families.cases.find((caseId) => !me.seats.some((seat) => seat.caseId === caseId))
  // Without a condition nothing is read, and the policy of what may be seen does not help the one of what may be changed.
  const allAtOnce = (verb: string, column: string, value: string | undefined, after: (row: Row) => Row) => {
    if (!changes || value === undefined) return
    const own = all.filter(changeable)
    const isStopped = own.some((row) => !changes(me, after(row)))
    const right = without(isWide) ?? (own.length === 0 ? '0' : isStopped ? refused : null)
    if (right !== null) cells.push({ verb, statement: `update ${table} set ${column} = '${value}'`, expected: right })
  }
  const deletes = all.filter((row) => rule.deletes?.(me, row) ?? false)
  cells.push({ verb: 'delete all', statement: `delete from ${table}`, expected: without(false) ?? String(deletes.length) })
  if (keys.includes('case_id') && table !== 'case_opening' && table !== 'caseload_mark')
    allAtOnce('move all', 'case_id', foreignCase, (row) => ({ ...row, caseId: foreignCase! }))
  if (authored)
    for (const other of families.seats.filter(
      (seat) => seat.role === 'parent' && isParentIn(me, seat.caseId) && seat.account !== person.account,
    ))
      allAtOnce("put all in another's name", 'author_id', other.id, (row) => ({ ...row, author: other.id }))
  // A seat's own number has no author, and no other may have it either.
  if (table === 'seat_count') {
    const other = families.seats.find(
      (seat) => seat.role === 'parent' && isParentIn(me, seat.caseId) && !me.seats.some(({ id }) => id === seat.id),
    )
    const into = (row: Row) => ({ ...row, values: { ...row.values, member_id: other!.id } })
    allAtOnce("put all in another's seat", 'member_id', other?.id, into)
  }
  for (const row of all) {
    if (chance.below(share) > 0) continue
    const where = whereOf(row, keys)
    const mayChange = changeable(row)
    cells.push({ verb: 'see one', statement: `select count(*) from ${table} where ${where}`, expected: seen.includes(row) ? '1' : '0' })
    cells.push({
      verb: 'change one',
      statement: `update ${table} set ${set ?? `${keys[0]} = ${keys[0]}`} where ${where}`,
      expected: without(changes) ?? (mayChange ? '1' : '0'),
    })
    cells.push({
      verb: 'delete one',
      statement: `delete from ${table} where ${where}`,
      expected: without(false) ?? (deletes.includes(row) ? '1' : '0'),
    })
    if (!authored) continue
    const into = (after: Row) => without(isWide) ?? (!mayChange ? '0' : changes!(me, after) ? '1' : refused)
    if (foreignCase && foreignCase !== row.caseId)
      cells.push({
        verb: 'move to another case',
        statement: `update ${table} set case_id = '${foreignCase}' where ${where}`,
        expected: into({ ...row, caseId: foreignCase }),
      })
    const other = families.seats.find((seat) => seat.role === 'parent' && seat.caseId === row.caseId && seat.id !== row.author)
    if (other && other.account !== person.account)
      cells.push({
        verb: "put in another's name",
        statement: `update ${table} set author_id = '${other.id}' where ${where}`,
        expected: into({ ...row, author: other.id }),
      })
  }
  for (const row of candidates(table, me, of)) {
    const may = rule.adds?.(me, row) ?? false
    cells.push({ verb: 'add', statement: insertOf(row), expected: !may ? refused : isTaken(row, of) ? taken : '1' })
  }
  if (table === 'case_member') cells.push(...ownRights(me, isGranted))
  return cells
}

/** Someone with a seat widens it; someone looks for another's account. */
function ownRights(me: Me, isGranted: boolean): Cell[] {
  const widened = `scopes = '{case,own}', sees_private = role = 'attorney', from_day = null, to_day = null, expires_at = null, ended_at = null`
  const grants = me.seats.filter((seat) => seat.role !== 'parent' || seat.endedAt !== null)
  return [
    ...grants.map(({ id, role, caseId }) => ({
      verb: 'widen an own seat',
      statement: `update case_member set ${role === 'parent' ? 'ended_at = null' : widened} where id = '${id}' and case_id = '${caseId}'`,
      expected: '0',
    })),
    ...me.seats
      .filter((seat) => seat.role === 'parent' && seat.endedAt === null)
      .map(({ id, caseId }) => ({
        verb: 'leave a case',
        statement: `update case_member set ended_at = now() where id = '${id}' and case_id = '${caseId}'`,
        expected: '1',
      })),
    ...(isGranted
      ? [
          { verb: 'see whose account', statement: 'select count(account_id) from case_member', expected: refused },
          { verb: 'take a seat', statement: 'update case_member set account_id = null', expected: refused },
          { verb: 'take a role', statement: "update case_member set role = 'parent'", expected: refused },
        ]
      : []),
  ]
}
