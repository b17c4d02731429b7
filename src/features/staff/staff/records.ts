import { refuseAcross } from '#access/across.ts'
import type { Person } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import type { Clock } from '#kernel/clock.ts'
import { readDay } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { accountByEmail, emailsOf } from '#accounts/accounts/public.ts'
import type { AuditLine, Wanted } from './contract.ts'
import { csvOf } from '#kernel/csv.ts'
import { auditCount, auditLines, type Line, type Search } from './store.audit.ts'

export interface RecordDeps {
  db: Db
  clock: Clock
  random: Random
}

const pageSize = 50
const mostInCsv = 10_000
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reading the audit. Searching it for a person, and exporting it, is itself audited. */
export function records({ db, clock, random }: RecordDeps) {
  /** The search in the table; `null` if nobody has the address. */
  const searchOf = async ({ who, ...rest }: Wanted): Promise<Search | null> => {
    for (const day of [rest.from, rest.to]) {
      if (day && readDay(day) === null) throw new Fault('invalid', msg`This day is not in the calendar.`, { field: 'from' })
    }
    if (rest.from && rest.to && rest.from > rest.to) throw new Fault('invalid', msg`The first day is after the last.`, { field: 'from' })
    if (!who) return rest
    const account = uuid.test(who) ? who : await accountByEmail(db, who.toLowerCase())
    return account === null ? null : { ...rest, who: account }
  }
  /** @throws Fault if the actor may not read about that account */
  const mayLook = (by: Person, search: Search | null, action: string) =>
    refuseAcross({ db, clock, random }, { by: by.account, account: search?.who ?? null, action })
  const presentLines = async (lines: readonly Line[]): Promise<AuditLine[]> => {
    const ids = lines.flatMap(({ account, subject }) => [account, subject]).filter((id) => id !== null && uuid.test(id))
    const names = await emailsOf(db, ids as string[])
    return lines.map(({ id, at, account, action, subject, outcome, reason, detail }) => ({
      id,
      at: at.toISOString(),
      by: account === null ? null : (names.get(account) ?? account),
      action,
      subject: subject === null ? null : (names.get(subject) ?? subject),
      outcome,
      reason,
      detail: detail === null ? null : JSON.stringify(detail),
    }))
  }

  return {
    search: async (by: Person, { cursor, ...wanted }: Wanted & { cursor?: string | undefined }) => {
      const from = readCursor(wanted, cursor, ['instant', 'id'])
      const after = from && { at: new Date(from[0]), id: from[1] }
      const search = await searchOf(wanted)
      await mayLook(by, search, 'staff.audit')
      if (search?.who !== undefined && after === null) {
        await note(db, { account: by.account, action: 'staff.audit', subject: search.who, outcome: 'done' }, { clock, random })
      }
      if (search === null) return { lines: [], cursor: null, found: 0 }
      const [found, n] = await Promise.all([auditLines(db, search, pageSize + 1, after), auditCount(db, search)])
      const { items, next } = pageOf(found, pageSize, wanted, ({ at, id }) => [at.getTime(), id])
      return { lines: await presentLines(items), cursor: next, found: n }
    },

    csv: async (by: Person, wanted: Wanted) => {
      const search = await searchOf(wanted)
      await mayLook(by, search, 'staff.auditCsv')
      const found = search === null ? [] : await auditLines(db, search, mostInCsv + 1, null)
      const lines = await presentLines(found.slice(0, mostInCsv))
      const detail = { lines: lines.length }
      await note(
        db,
        { account: by.account, action: 'staff.auditCsv', subject: search?.who ?? null, outcome: 'done', detail },
        { clock, random },
      )
      const rows = lines.map((line) => [line.at, line.by, line.action, line.subject, line.outcome, line.reason, line.detail])
      const head = [msg`time (UTC)`, msg`by`, msg`action`, msg`about`, msg`outcome`, msg`reason`, msg`detail`].map(english)
      return { csv: csvOf([head, ...rows]), lines: lines.length, isCut: found.length > mostInCsv }
    },
  }
}
