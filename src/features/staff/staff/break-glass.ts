import { refuseAcross } from '#access/across.ts'
import type { Person } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import type { Reply } from '#http/contract.ts'
import { type Second, secondSentence } from '#domain/access/second-person.ts'
import { rolesOf } from '#access/roles.ts'
import { secondPersonNow } from '#access/second-person.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { emailsOf, notSuspended, signInsOf } from '#accounts/accounts/public.ts'
import type { calls, Glass } from './contract.ts'
import { canBreakGlass, type LookDeps } from './looking.ts'
import { breakGlassMay, breakGlassState } from './rules.ts'
import { ownActs } from './store.audit.ts'
import { decideGlass, endGlass, type BreakGlassRow, breakGlassRows, holdGlass, putGlass } from './store.break-glass.ts'
import { holdSupers } from './store.roles.ts'

export interface BreakGlassDeps extends LookDeps {
  db: Db
  accountOf: (email: string) => Promise<string>
  /** The newest tickets of an account, read in the transaction that records the look. */
  ticketsOf: (tx: Db, account: string, most: number) => Promise<Reply<typeof calls.breakGlassLook>['tickets']>
}

const hour = 3_600_000
const most = 100

const timesOf = ({ askedAt, decision, endsAt, endedAt }: BreakGlassRow) => ({
  askedAt: askedAt.getTime(),
  decision,
  endsAt: endsAt?.getTime() ?? null,
  endedAt: endedAt?.getTime() ?? null,
})

/** Access to an account by break-glass: one super admin asks, another approves; each look is audited, and the owner is notified. */
export function breakGlass({ db, accountOf, ticketsOf, ...deps }: BreakGlassDeps) {
  const { clock, random } = deps

  const second = (tx: Db, me: string, askedBy: string | null): Promise<Second> =>
    secondPersonNow(tx, { me, others: askedBy === null ? [] : [askedBy], enough: ['super_admin'], now: clock() })

  /** One request, for the actor's use now. @throws Fault if they may not; that is audited */
  const use = async <T>(
    by: Person,
    id: string,
    to: 'decide' | 'look' | 'end',
    work: (tx: Db, row: BreakGlassRow & { about: string }) => Promise<T>,
  ) => {
    await refuseAcross(
      { db, clock, random },
      { by: by.account, account: (await holdGlass(db, id))?.about ?? null, action: `staff.glass.${to}` },
    )
    const done = await db.transaction().execute(async (tx) => {
      const supers = await holdSupers(tx)
      const row = await holdGlass(tx, id)
      if (!row) throw new Fault('not_found', msg`There is no such request.`)
      const isSuper = supers.includes(by.account)
      const { about } = row
      const is = await second(tx, by.account, row.askedBy)
      if (!isSuper || about === null || !breakGlassMay(by.account, row, breakGlassState(timesOf(row), clock()), is).includes(to))
        return { about, is }
      return { result: await work(tx, { ...row, about }) }
    })
    if ('result' in done) return done.result as T
    await note(
      db,
      { account: by.account, action: `staff.glass.${to}`, subject: done.about, outcome: 'refused', reason: 'rule', detail: { view: id } },
      deps,
    )
    throw new Fault(
      'forbidden',
      to === 'decide'
        ? done.is === 'young' || done.is === 'by_asker'
          ? secondSentence[done.is]
          : msg`Someone else has to decide: never the one who asked, nor the one it is about. A request that was decided, or is older than a day, is closed.`
        : msg`This view is not open to you, or its time is over.`,
      { why: 'rule' },
    )
  }

  return {
    list: async (by: Person): Promise<{ glasses: Glass[]; seconds: number }> => {
      const [rows, roles] = await Promise.all([breakGlassRows(db, most), rolesOf(db)])
      const supers = await notSuspended(
        db,
        roles.flatMap(({ account, role }) => (role === 'super_admin' ? [account] : [])),
      )
      const standings = await Promise.all(supers.map((one) => second(db, one, by.account)))
      const names = await emailsOf(
        db,
        rows.flatMap(({ about, askedBy, decidedBy }) => [about, askedBy, decidedBy].filter((id) => id !== null)),
      )
      const named = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
      const glasses = rows.map(async (row) => {
        const is = await second(db, by.account, row.askedBy)
        const state = breakGlassState(timesOf(row), clock())
        return {
          id: row.id,
          about: named(row.about),
          askedBy: named(row.askedBy),
          decidedBy: named(row.decidedBy),
          reason: row.reason,
          hours: row.hours,
          askedAt: row.askedAt.toISOString(),
          endsAt: row.endsAt?.toISOString() ?? null,
          state,
          may: [...breakGlassMay(by.account, row, state, is)],
          why: state === 'waiting' && (is === 'young' || is === 'by_asker') ? english(secondSentence[is]) : null,
        }
      })
      return { glasses: await Promise.all(glasses), seconds: standings.filter((is) => is === 'ok').length }
    },

    ask: async (by: Person, { email, reason, hours }: { email: string; reason: string; hours: number }): Promise<string> => {
      const about = await accountOf(email)
      await refuseAcross({ db, clock, random }, { by: by.account, account: about, action: 'staff.glass.ask' })
      if (about === by.account)
        throw new Fault('invalid', msg`This is your own account. Its settings show everything of it.`, { field: 'email' })
      const id = random.uuid()
      await db.transaction().execute(async (tx) => {
        await putGlass(tx, { id, about, askedBy: by.account, reason, hours, askedAt: new Date(clock()) })
        await note(
          tx,
          { account: by.account, action: 'staff.glass.ask', subject: about, outcome: 'done', reason, detail: { view: id, hours } },
          deps,
        )
      })
      return id
    },

    decide: (by: Person, id: string, decision: 'approved' | 'refused') =>
      use(by, id, 'decide', async (tx, row) => {
        const at = new Date(clock())
        const endsAt = decision === 'approved' ? new Date(at.getTime() + row.hours * hour) : null
        await decideGlass(tx, id, { by: by.account, decision, at, endsAt })
        await note(
          tx,
          {
            account: by.account,
            action: 'staff.glass.decide',
            subject: row.about,
            outcome: 'done',
            reason: row.reason,
            detail: { view: id, decision },
          },
          deps,
        )
      }),

    end: (by: Person, id: string) =>
      use(by, id, 'end', async (tx, row) => {
        await endGlass(tx, id, new Date(clock()))
        await note(tx, { account: by.account, action: 'staff.glass.end', subject: row.about, outcome: 'done', detail: { view: id } }, deps)
      }),

    look: (by: Person, id: string) =>
      use(by, id, 'look', async (tx, { about }) => {
        await canBreakGlass(tx, { viewer: by.account, account: about, what: ['sign-ins', 'tickets', 'own acts'] }, deps)
        return {
          signIns: await signInsOf(tx, about, most),
          tickets: await ticketsOf(tx, about, most),
          acts: await ownActs(tx, about, most),
        }
      }),
  }
}
