// Who may do what in a case, from the rules in prose (docs/decisions/0024, issue 5): written next to the policies and never
// derived from them, so that a mistake in one is not in the other.
import type { Days, Families, Row, Seat } from './model.ts'

/** Someone with their seats, at the moment of the world. */
export interface Me {
  account: string | null
  at: Date
  /** All their seats, also those that show nothing any more. */
  seats: readonly Seat[]
  /** Any seat, by its id. */
  seat: (id: string) => Seat | undefined
  /** All rows of a table, seen by them or not. */
  rows: (table: string) => readonly Row[]
}

export interface Rule {
  reads: (me: Me, row: Row) => boolean
  /** If absent, no one may insert, and the privilege is not granted. */
  adds?: (me: Me, row: Row) => boolean
  changes?: (me: Me, row: Row) => boolean
  /** Whether the policies would let someone delete it, were the right granted; it never is. */
  deletes?: (me: Me, row: Row) => boolean
}

const byTable = new WeakMap<Families, Map<string, Row[]>>()

export function meOf(families: Families, account: string | null): Me {
  const { seats, at } = families
  const tables = byTable.get(families) ?? Map.groupBy(families.rows, ({ table }) => table)
  byTable.set(families, tables)
  const byId = new Map(seats.map((seat) => [seat.id, seat]))
  return {
    account,
    at,
    seats: account === null ? [] : seats.filter((seat) => seat.account === account),
    seat: (id) => byId.get(id),
    rows: (table) => tables.get(table) ?? [],
  }
}

const isLiveParent = (seat: Seat) => seat.role === 'parent' && seat.endedAt === null
const isFormer = (seat: Seat) => seat.role === 'parent' && seat.endedAt !== null
/** A grant is open until its end, until it is withdrawn, and until the parent who gave it leaves. */
const isOpenGrant = (me: Me, seat: Seat) =>
  seat.role !== 'parent' &&
  seat.endedAt === null &&
  me.seat(seat.grantedBy!)?.endedAt === null &&
  (seat.expiresAt === null || seat.expiresAt > me.at)
/** A seat that shows something. */
const shows = (me: Me, seat: Seat) => seat.role === 'parent' || isOpenGrant(me, seat)

const inCase = (me: Me, caseId: string) => me.seats.filter((seat) => seat.caseId === caseId)
export const isParentIn = (me: Me, caseId: string) => inCase(me, caseId).some(isLiveParent)
const wrote = (me: Me, row: Row) => row.author !== null && me.seats.some((seat) => isLiveParent(seat) && seat.id === row.author)

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const touches = (days: Days | null, from: string | null, to: string | null) =>
  days === null || ((from === null || days.last === null || days.last >= from) && (to === null || days.first <= to))
const onlyOn = (day: string): Days => ({ first: day, last: day })

/** A row of a feature: `scope` is the scope that a grant must have; `changed` says who may change a row. */
export function authoredRow(scope: string, changed: 'author' | 'parents' | 'nobody'): Rule {
  const own = (me: Me, row: Row) => isParentIn(me, row.caseId) && wrote(me, row)
  const asParent = (me: Me, row: Row) => isParentIn(me, row.caseId) && (row.isShared || wrote(me, row))
  const bySeat = (me: Me, row: Row) => (seat: Seat) => {
    // A parent who left can still read what was shared, or their own rows, up to that day.
    if (isFormer(seat)) return (row.isShared || row.author === seat.id) && touches(row.days, null, dayOf(seat.endedAt!))
    if (!isOpenGrant(me, seat) || !seat.scopes.includes(scope) || !touches(row.days, seat.fromDay, seat.toDay)) return false
    return row.isShared || (seat.seesPrivate && row.author === seat.grantedBy)
  }
  return {
    reads: (me, row) => asParent(me, row) || inCase(me, row.caseId).some(bySeat(me, row)),
    adds: own,
    ...(changed !== 'nobody' && { changes: changed === 'author' ? own : asParent }),
  }
}

const anySeat = (me: Me, row: Row) => inCase(me, row.caseId).some((seat) => shows(me, seat))
const asParent = (me: Me, row: Row) => isParentIn(me, row.caseId)
const ownSeat = (me: Me, id: unknown) => me.seats.some((seat) => seat.id === id && shows(me, seat))
const isMine = (me: Me, id: unknown) => me.seats.some((seat) => seat.id === id && isLiveParent(seat))

/** The case itself, and the number of its last change: seen by everybody who has a seat that shows something, changed by its parents, begun by a function. */
export const caseFile: Rule = { reads: anySeat, changes: asParent }

/** Seats: parents see the parents, their own grants, and those who work for both (an attorney or a therapist works for one). */
export const caseMember: Rule = {
  reads: (me, { caseId, values }) =>
    ownSeat(me, values['id']) ||
    (isParentIn(me, caseId) && (!['attorney', 'therapist'].includes(String(values['role'])) || isMine(me, values['granted_by']))) ||
    (values['role'] === 'parent' && inCase(me, caseId).some((seat) => shows(me, seat))),
  // Only the seat of a co-parent who has not joined; every other seat comes from an invitation.
  adds: (me, { caseId, values }) => isParentIn(me, caseId) && values['role'] === 'parent' && (values['account_id'] ?? null) === null,
  changes: (me, { caseId, values }) =>
    isParentIn(me, caseId) &&
    (isMine(me, values['id']) || isMine(me, values['granted_by']) || (values['role'] === 'parent' && values['joined_at'] === null)),
}

const isMyDraft = (me: Me, row: Row) => row.values['published_at'] === null && isParentIn(me, row.caseId) && wrote(me, row)
/** A thread that a seat was given by the parent who granted it, and that was not taken back. */
const isGiven = (me: Me, { id, grantedBy }: Seat, thread: unknown) =>
  me
    .rows('message_reader')
    .some(
      ({ author, values }) =>
        author === grantedBy && values['member_id'] === id && values['thread_id'] === thread && (values['ended_at'] ?? null) === null,
    )
/** Granted seats that read messages, all or of chosen threads, and those of parents who left: on these days. */
const messageSeats = (me: Me, caseId: string, days: Days | null) =>
  inCase(me, caseId).filter((seat) =>
    isFormer(seat)
      ? touches(days, null, dayOf(seat.endedAt!))
      : isOpenGrant(me, seat) &&
        seat.scopes.some((scope) => scope === 'messages' || scope === 'threads') &&
        touches(days, seat.fromDay, seat.toDay),
  )
/**
 * A message that went out: the parents see what they share, and what they wrote; a granted seat what is addressed to it, and of what is
 * shared all or the threads that it was given. Before that its author alone sees it, and no seat that sees private rows.
 */
export const message: Rule = {
  ...authoredRow('messages', 'author'),
  reads: (me, row) => {
    const { is_private: isPrivate, recipients, thread_id: thread, published_at: out } = row.values
    if (isMyDraft(me, row)) return true
    if (out === null) return false
    if (isParentIn(me, row.caseId) && (isPrivate !== true || wrote(me, row))) return true
    return messageSeats(me, row.caseId, row.days).some((seat) => {
      if (isFormer(seat)) return isPrivate !== true || row.author === seat.id
      if (String(recipients).includes(seat.id)) return true
      if (isPrivate === true) return false
      return seat.scopes.includes('messages') || (seat.scopes.includes('threads') && isGiven(me, seat, thread))
    })
  },
  changes: isMyDraft,
}
/** What belongs to a message is seen with it. */
const withMessage = (me: Me, row: Row, id: unknown) =>
  me.rows('case_message').some((each) => each.caseId === row.caseId && each.values['id'] === id && message.reads(me, each))
export const messageView: Rule = {
  ...authoredRow('messages', 'nobody'),
  reads: (me, row) => withMessage(me, row, row.values['message_id']),
}

/** A file in something: seen with that once it was shared, and unchangeable then; before that its author alone sees it. */
const isMyUnshared = (me: Me, row: Row) => row.values['shared_at'] === null && isParentIn(me, row.caseId) && wrote(me, row)
export const fileUse: Rule = {
  ...authoredRow('messages', 'author'),
  reads: (me, row) => {
    const { topic, shared_at: shared, about } = row.values
    if (isParentIn(me, row.caseId) && wrote(me, row)) return true
    if (shared === null) return false
    return topic === 'messages' ? withMessage(me, row, about) : authoredRow(String(topic), 'author').reads(me, row)
  },
  changes: isMyUnshared,
}

/** An item of evidence: its author's alone, or, where it is privileged, also of a seat that shows evidence and what its author keeps private. */
export const evidenceItem: Rule = {
  ...authoredRow('evidence', 'author'),
  reads: (me, row) => {
    const isPrivileged = row.values['privacy'] === 'privileged'
    const { account, at, rows, seat, seats } = me
    const asking = { account, at, rows, seat, seats: seats.filter(({ role }) => role === 'parent' || isPrivileged) }
    return authoredRow('evidence', 'author').reads(asking, row)
  },
}

/** What a file says: its author's alone, and of an item that was not removed also theirs to whom the item is shown. */
export const fileText = (changed: 'author' | 'nobody'): Rule => {
  const own = authoredRow('own', changed)
  const isIn = (row: Row, item: Row) =>
    item.caseId === row.caseId && item.author === row.author && item.values['file_id'] === row.values['file_id']
  return {
    ...own,
    reads: (me, row) =>
      own.reads(me, row) ||
      me
        .rows('evidence_item')
        .some((item) => isIn(row, item) && (item.values['removed_at'] ?? null) === null && evidenceItem.reads(me, item)),
  }
}

const ofOwnSeat = (me: Me, { values }: Row) => ownSeat(me, values['member_id'])
export const caseOpening: Rule = { reads: ofOwnSeat, adds: ofOwnSeat, changes: ofOwnSeat, deletes: ofOwnSeat }

/** How far someone has seen the changes of a case: theirs alone, in a seat that shows something. */
export const caseloadMark: Rule = { reads: ofOwnSeat, adds: ofOwnSeat, changes: ofOwnSeat }

/** A grant holder's access: visible to that person, and to the parent who granted the seat. */
export const caseLook: Rule = {
  reads: (me, row) => {
    const by = me.seat(String(row.values['member_id']))
    return ofOwnSeat(me, row) || (isParentIn(me, row.caseId) && isMine(me, by?.grantedBy))
  },
  adds: ofOwnSeat,
}

/**
 * An entry of some day under a topic: for whom the topic is shown, on the days that they may see.
 * @param isOf whether it is the private one of this seat
 * @param isForAll whether it is shared
 */
const entry =
  (isOf: (row: Row, seat: string | null) => boolean, isForAll: (row: Row) => boolean): Rule['reads'] =>
  (me, row) =>
    inCase(me, row.caseId).some((seat) => {
      const day = onlyOn(dayOf(new Date(String(row.values['at']))))
      if (isFormer(seat)) return (isForAll(row) || isOf(row, seat.id)) && touches(day, null, dayOf(seat.endedAt!))
      if (seat.role === 'parent') return isForAll(row) || isOf(row, seat.id)
      if (!touches(day, seat.fromDay, seat.toDay) || !isOpenGrant(me, seat) || !seat.scopes.includes(String(row.values['topic'])))
        return false
      return isForAll(row) || (seat.seesPrivate && isOf(row, seat.grantedBy))
    })
/** A change of something shared: readable for those who may see what changed, for the days that they may see. */
export const caseChange: Rule = {
  reads: entry(
    () => false,
    () => true,
  ),
  adds: asParent,
}

const ofOwnParentSeat = (me: Me, { caseId, values }: Row) => isParentIn(me, caseId) && isMine(me, values['member_id'])
/** The same, or a seat that they granted: its open pages are notified of what is its own. */
const ofOwnOrGranted = (me: Me, row: Row) =>
  ofOwnParentSeat(me, row) || (isParentIn(me, row.caseId) && isMine(me, me.seat(String(row.values['member_id']))?.grantedBy))
/** How much a parent changed in private: visible to that parent only, as is what they count for a seat that they granted. */
export const seatCount: Rule = { reads: ofOwnOrGranted, adds: ofOwnOrGranted, changes: ofOwnOrGranted }

/** A change of something private: readable for its owner, and for an attorney who may see private rows; one of a granted seat for that seat. */
const privateEntry = entry(
  ({ values }, seat) => values['member_id'] === seat,
  () => false,
)
export const seatChange: Rule = {
  reads: (me, row) => {
    const of = me.seat(String(row.values['member_id']))
    return privateEntry(me, row) || (of !== undefined && of.caseId === row.caseId && of.role !== 'parent' && ofOwnSeat(me, row))
  },
  adds: ofOwnOrGranted,
}

const isOwnLog = (me: Me, { caseId, values: { log } }: Row) => isParentIn(me, caseId) && (log === caseId || isMine(me, log))
/** How many leaves a log has: of what is shared for both parents, of a private record for its owner. */
export const ledgerLog: Rule = { reads: isOwnLog, adds: isOwnLog, changes: isOwnLog }
/** A head says how many leaves there are. */
export const ledgerHead: Rule = { reads: isOwnLog, adds: isOwnLog }
/** Where the shared log's heads are in the public tree: for both parents. The platform alone writes it. */
export const ledgerSiteLeaf: Rule = { reads: isOwnLog, adds: () => false }

/** Where a private leaf is in the tree of its day: for its owner alone. The platform alone writes it. */
export const ledgerDayLeaf: Rule = { reads: isOwnLog, adds: () => false }

const isInSharedLog = ({ caseId, values }: Row) => values['log'] === caseId

/** A leaf: of the shared log for both parents, of a private one for its owner and their attorney. */
export const ledgerLeaf: Rule = { reads: entry(({ values }, seat) => values['log'] === seat, isInSharedLog), adds: isOwnLog }
/** What a leaf commits to: in the shared log its author alone may be the one who reads it. */
export const ledgerObject: Rule = {
  reads: entry(
    ({ values }, seat) => values['log'] === seat || values['author_id'] === seat,
    (row) => isInSharedLog(row) && row.values['is_shared'] === true,
  ),
  adds: (me, row) => isOwnLog(me, row) && isMine(me, row.values['author_id']),
}

const ofOwnAccount = (me: Me, { values }: Row) => me.account !== null && values['account_id'] === me.account
export const linkHold: Rule = { reads: ofOwnAccount, adds: ofOwnAccount, changes: ofOwnAccount, deletes: ofOwnAccount }
