import { type Chance, someDays } from './chance.ts'
import type { Row, Seat, WithoutRows } from './model.ts'
import { type Fresh, idOf } from './table.ts'
import { tables } from './tables.ts'

let made = 0

/** A new row of a feature's table. @param known the rows that it may refer to */
export function freshRow(
  table: string,
  { caseId, author, isShared, day, at }: { caseId: string; author: string; isShared: boolean; day: string; at: Date },
  id: string,
  known: readonly Row[],
): Row {
  const { authored } = tables[table]!
  if (!authored) throw new Error(`Rows of ${table} are nobody's work.`)
  const n = (made += 1)
  const of: Fresh['of'] = (other, nth = 0) => {
    const rows = known.filter((row) => row.table === other && row.caseId === caseId)
    return String(rows[nth % rows.length]?.values['id'])
  }
  const granted: Fresh['granted'] = () => {
    const seats = known.filter(({ table: named, values }) => named === 'case_member' && values['granted_by'] === author)
    const chosen = seats.find(({ values }) => /threads/.test(String(values['scopes'])) && !/messages/.test(String(values['scopes'])))
    return String((chosen ?? seats[0])?.values['id'] ?? author)
  }
  const shared = authored.shared === 'all' || (authored.shared === 'some' && isShared)
  const until = new Date(Date.parse(day) + (n % 4) * 24 * 3_600_000).toISOString().slice(0, 10)
  const values = {
    case_id: caseId,
    ...(authored.hasId && { id }),
    author_id: author,
    ...authored.make({ isShared: shared, day, until, at: at.toISOString(), n, of, granted }),
  }
  return { table, caseId, author, isShared: shared, days: authored.days?.(values) ?? null, values }
}

const bare = (table: string, caseId: string, values: Row['values']): Row => ({
  table,
  caseId,
  author: null,
  isShared: true,
  days: null,
  values,
})

/** A row of `caseload_mark`. */
export const markValues = (caseId: string, seat: string, at: string): Row['values'] => ({
  case_id: caseId,
  member_id: seat,
  shared: 1,
  private: 1,
  own: 0,
  at,
})

/** The cases, their seats, and what belongs to them by itself. */
function frame(there: WithoutRows, chance: Chance): Row[] {
  const { cases, accounts, seats, at } = there
  const { caseId: strange, strangers } = strangersIn(there)
  const moment = at.toISOString()
  const parents = seats.filter((seat) => seat.role === 'parent')
  return [
    ...cases.map((id) => bare('case_file', id, { case_id: id, title: 'A family', state: 'OH', zone: 'UTC', created_at: moment })),
    ...seats.map((seat) => bare('case_member', seat.caseId, memberOf(seat))),
    ...cases.map((id) => bare('case_count', id, { case_id: id, last: 40 })),
    ...seats
      .filter((_, n) => n % 2 === 0)
      .map((seat) => bare('case_opening', seat.caseId, { case_id: seat.caseId, member_id: seat.id, at: moment })),
    ...seats.filter((_, n) => n % 2 === 0).map((seat) => bare('caseload_mark', seat.caseId, markValues(seat.caseId, seat.id, moment))),
    ...seats
      .filter((seat) => seat.role !== 'parent')
      .map(({ caseId, id }) =>
        bare('case_look', caseId, { case_id: caseId, id: chance.uuid(), member_id: id, scope: 'calendar', at: moment }),
      ),
    ...cases.flatMap((caseId) =>
      ['calendar', 'orders', 'people']
        .flatMap((topic) => someDays.map((day) => ({ topic, day })))
        .map(({ topic, day }, n) => bare('case_change', caseId, { case_id: caseId, seq: n + 1, topic, at: `${day}T12:00:00.000Z` })),
    ),
    // What is counted for a granted seat, to notify its open pages.
    ...seats
      .filter((seat) => seat.role !== 'parent')
      .flatMap(({ id, caseId }) => [
        bare('seat_count', caseId, { case_id: caseId, member_id: id, last: 1 }),
        bare('seat_change', caseId, { case_id: caseId, member_id: id, seq: 1, topic: 'people', at: moment }),
      ]),
    ...[...parents, ...strangers.map((id) => ({ id, caseId: strange }))].flatMap(({ id, caseId }) => [
      bare('seat_count', caseId, { case_id: caseId, member_id: id, last: 40 }),
      ...['calendar', 'orders', 'people']
        .flatMap((topic) => someDays.map((day) => ({ topic, day })))
        .map(({ topic, day }, n) =>
          bare('seat_change', caseId, { case_id: caseId, member_id: id, seq: n + 1, topic, at: `${day}T12:00:00.000Z` }),
        ),
    ]),
    ...cases.flatMap((caseId) => logs(caseId, parents, caseId === strange ? strangers : [])),
    ...accounts.slice(0, 6).map((account_id, n) => {
      const hold = { id: chance.uuid(), account_id, other_account_id: accounts[n + 1]!, kind: 'blocked', set_at: moment }
      return bare('link_hold', '', hold)
    }),
  ]
}

const bytes = `\\x${'0f'.repeat(32)}`
/** Of a leaf that has no object. */
export const bareLeaf = 500
/** A leaf with a head: a power of two, whose tree has the one complete subtree that `headValues` has. */
const headLeaf = 512
/** A row of `ledger_leaf` and of `ledger_object`, as far as they differ. */
export const leafValues = (log: string, actor: string | null, seq: number, topic: string, at: string): Row['values'] => ({
  log,
  seq,
  actor_id: actor,
  verb: 'events.add',
  topic,
  object: bytes,
  at,
  hash: bytes,
})
export const objectValues = (log: string, author: string | null, seq: number, topic: string, at: string): Row['values'] => ({
  log,
  seq,
  author_id: author,
  is_shared: seq % 2 === 0,
  topic,
  at,
  key: bytes,
  content: '{}',
})

export const headValues = (log: string, size: number, at: string): Row['values'] => ({
  log,
  size,
  root: bytes,
  peaks: bytes,
  origin: 'records.example/ledger',
  code: '0123456789ABCDEF',
  at,
})

/** Each case has one leaf in the public tree, at a place of its own. */
export const siteLeafValues = (caseId: string, size: number, at: number): Row['values'] => ({
  log: caseId,
  size,
  index: Number.parseInt(caseId.slice(0, 8), 16) + at,
  nonce: bytes,
  note: 'records.example/ledger',
})

/** Each private log has one leaf in the tree of a day, at a place of its own. */
export const dayLeafValues = (caseId: string, log: string, seq: number, at: number): Row['values'] => ({
  log,
  seq,
  day: '2026-03-01',
  index: Number.parseInt(caseId.slice(0, 3) + log.slice(0, 4), 16) + at,
  nonce: bytes,
  proof: bytes,
})

/** The logs of a case: the shared one, and one of each parent. */
function logs(caseId: string, parents: readonly Seat[], strangers: readonly string[]): Row[] {
  const own = parents.filter((seat) => seat.caseId === caseId)
  const row = (table: string, values: Row['values']) => bare(table, caseId, { case_id: caseId, ...values })
  return [caseId, ...own.map(({ id }) => id), ...strangers].flatMap((log) => [
    row('ledger_log', { log, size: headLeaf }),
    row('ledger_leaf', leafValues(log, null, bareLeaf, 'calendar', '2026-03-01T12:00:00.000Z')),
    row('ledger_leaf', leafValues(log, null, headLeaf, 'calendar', '2026-03-01T12:00:00.000Z')),
    row('ledger_head', headValues(log, headLeaf, '2026-03-01T12:00:00.000Z')),
    log === caseId
      ? row('ledger_site_leaf', siteLeafValues(caseId, headLeaf, 0))
      : row('ledger_day_leaf', dayLeafValues(caseId, log, headLeaf, 0)),
    // Each day of one topic: the days of the others are judged by the same words.
    ...[...someDays.map((day) => ['calendar', day] as const), ['orders', someDays[0]!] as const, ['people', someDays[0]!] as const]
      .map(([topic, day]) => ({ topic, at: `${day}T12:00:00.000Z` }))
      .flatMap(({ topic, at }, n) => {
        const actor = log === caseId ? (own[Math.floor(n / 2) % own.length]?.id ?? null) : log
        return [
          row('ledger_leaf', leafValues(log, actor, n + 1, topic, at)),
          // In a parent's own log others act too: an attorney's first view has no author.
          row('ledger_object', objectValues(log, log !== caseId && n % 3 === 0 ? null : actor, n + 1, topic, at)),
        ]
      }),
  ])
}

function memberOf(seat: Seat): Row['values'] {
  return {
    case_id: seat.caseId,
    id: seat.id,
    account_id: seat.account,
    role: seat.role,
    side: seat.side,
    name: 'Somebody',
    granted_by: seat.grantedBy,
    scopes: `{${seat.scopes.join(',')}}`,
    sees_private: seat.seesPrivate,
    from_day: seat.fromDay,
    to_day: seat.toDay,
    expires_at: seat.expiresAt?.toISOString() ?? null,
    joined_at: seat.joinedAt?.toISOString() ?? null,
    ended_at: seat.endedAt?.toISOString() ?? null,
  }
}

/**
 * A case, and parents of other cases. Keys forbid a row there by one of them. Inserted anyway (put.ts), it shows that the policy alone
 * protects it.
 */
function strangersIn(there: WithoutRows): { caseId: string; strangers: string[] } {
  const parents = there.seats.filter((seat) => seat.role === 'parent')
  const { caseId } = parents[0]!
  const stranger = parents.find(
    (seat) => seat.account !== null && !there.seats.some((own) => own.caseId === caseId && own.account === seat.account),
  )
  // A person who left their own case reads through the ended seat: that seat shows nothing of another case.
  const left = parents.find((seat) => seat.endedAt !== null && seat.account !== null && seat.caseId !== caseId)
  return { caseId, strangers: [stranger, left].filter((seat) => seat !== undefined).map(({ id }) => id) }
}

/**
 * Threads that were given to each seat: one by who granted it, two that were taken back, and one by the other parent, who can't; another
 * seat of the same parent has one of those.
 */
function gifts({ seats, at }: WithoutRows, chance: Chance): Row[] {
  const given_at = at.toISOString()
  const parents = seats.filter((seat) => seat.role === 'parent')
  return seats
    .filter((seat) => seat.role !== 'parent')
    .flatMap(({ caseId, id, grantedBy, scopes }) => {
      const other = parents.find((seat) => seat.caseId === caseId && seat.id !== grantedBy)
      const isChosen = scopes.includes('threads') && !scopes.includes('messages')
      const gift = (author: string, thread: number, ended_at: string | null = null): Row => ({
        ...bare('message_reader', caseId, {
          case_id: caseId,
          id: chance.uuid(),
          author_id: author,
          member_id: id,
          thread_id: idOf(thread),
          given_at,
          ended_at,
        }),
        author,
        isShared: false,
      })
      if (!isChosen) return [gift(grantedBy!, 3)]
      return [gift(grantedBy!, 0), gift(grantedBy!, 1, given_at), gift(grantedBy!, 3, given_at), ...(other ? [gift(other.id, 2)] : [])]
    })
}

/** For each parent items of files by themselves that were read, on some days: who sees one that was not removed reads what its file says. */
function readItems({ seats, at }: WithoutRows, chance: Chance, known: readonly Row[]): Row[] {
  const kinds = [
    { privacy: 'privileged', removed_at: null },
    { privacy: 'privileged', removed_at: at.toISOString() },
    { privacy: 'private', removed_at: null },
  ]
  return seats
    .filter((seat) => seat.role === 'parent')
    .flatMap(({ caseId, id: author }) =>
      kinds.flatMap((kind) => {
        const about = { caseId, author, isShared: false, day: someDays[chance.below(someDays.length)]!, at }
        const file_id = chance.uuid()
        const row = (table: string, more: Row['values'] = {}) => {
          const { values, ...fresh } = freshRow(table, about, chance.uuid(), known)
          return { ...fresh, values: { ...values, file_id, ...more } }
        }
        return [row('evidence_item', kind), row('file_text'), row('file_text_page')]
      }),
    )
}

/** Every parent's rows in every feature: shared and private, on days around all limits. */
export function rowsOf(there: WithoutRows, chance: Chance): Row[] {
  const rows = [...frame(there, chance), ...gifts(there, chance)]
  const { caseId: strange, strangers } = strangersIn(there)
  const parents = there.seats.filter((seat) => seat.role === 'parent')
  const anyDay = () => someDays[chance.below(someDays.length)]!
  const add = (table: string, caseId: string, author: string, isShared: boolean, day = anyDay()) => {
    rows.push(freshRow(table, { caseId, author, isShared, day, at: there.at }, chance.uuid(), rows))
  }
  for (const [table, { authored }] of Object.entries(tables)) {
    if (!authored) continue
    for (const seat of parents) {
      add(table, seat.caseId, seat.id, true)
      if (authored.isOnce) continue
      add(table, seat.caseId, seat.id, false)
      // Before every range, and after it.
      if (authored.days)
        for (const day of [someDays[0], someDays.at(-1)])
          for (const isShared of [true, false]) add(table, seat.caseId, seat.id, isShared, day)
    }
    for (const id of strangers) for (const isShared of [true, false]) if (!authored.isOnce || isShared) add(table, strange, id, isShared)
  }
  return [...rows, ...readItems(there, chance, rows)]
}
