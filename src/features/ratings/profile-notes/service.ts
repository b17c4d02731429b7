// Notes on profiles: started from a notice that is marked as abusive. One admin can show a note; two are needed if it names someone.
import { type Person, signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Db } from '#ports/db/port.ts'
import { emailsOf } from '#accounts/accounts/public.ts'
import { mustBeSecond } from '#access/second-person.ts'
import type { calls, Note } from './contract.ts'
import { addNote, endNote, hasNote, type StoredNote, noteLocked, notes, showNote } from './store.ts'

export interface Deps {
  /** The accounts' role. */
  accounts: Db
  clock: Clock
  random: Random
  find: (professional: string) => Promise<{ name: string } | null>
  /** The notice of a number as it was typed; `null` for none. */
  noticeOf: (number: string) => Promise<{ professional: string; isAbusive: boolean } | null>
}

export function service({ accounts, clock, random, find, noticeOf }: Deps): Handlers<typeof calls> {
  const presentNote = async (of: StoredNote, me: string, names: ReadonlyMap<string, string>): Promise<Note> => ({
    id: of.id,
    professional: { id: of.professional, name: (await find(of.professional))?.name ?? '' },
    kind: of.kind,
    named: of.named,
    state: of.state,
    reason: of.reason,
    endReason: of.endReason,
    proposedAt: of.proposedAt.toISOString(),
    proposedBy: (of.proposedBy !== null && names.get(of.proposedBy)) || '',
    decidedAt: of.decidedAt?.toISOString() ?? null,
    endedAt: of.endedAt?.toISOString() ?? null,
    can: { decide: of.state === 'proposed' && of.proposedBy !== me, withdraw: of.state === 'shown' },
  })
  const noted = (tx: Db, by: Person, action: string, of: { id: string; professional: string }, reason: string) =>
    note(
      tx,
      { account: by.account, action: `takedown.${action}`, subject: of.professional, outcome: 'done', reason, detail: { note: of.id } },
      { clock, random },
    )
  const locked = async (tx: Db, id: string, state: StoredNote['state']): Promise<StoredNote> => {
    const found = await noteLocked(tx, id)
    if (!found) throw new Fault('not_found', msg`There is no such note.`)
    if (found.state !== state) throw new Fault('conflict', msg`This note has gone on meanwhile. Load the page again.`, { why: found.state })
    return found
  }

  return {
    notes: async ({ actor }) => {
      const me = signedIn(actor).account
      const all = await notes(accounts)
      const names = await emailsOf(
        accounts,
        all.flatMap(({ proposedBy }) => proposedBy ?? []),
      )
      return { notes: await Promise.all(all.map((one) => presentNote(one, me, names))) }
    },

    addNote: async ({ params, body: { kind, named, reason }, actor }) => {
      const by = confirmed(actor, clock)
      mustBePrintable(named, 'named')
      mustBePrintable(reason, 'reason')
      const notice = await noticeOf(params.number)
      if (!notice) throw new Fault('not_found', msg`There is no such notice.`)
      if (!notice.isAbusive) throw new Fault('conflict', msg`Mark the notice as abusive first, and say why.`, { why: 'not_abusive' })
      return accounts.transaction().execute(async (tx) => {
        const id = random.uuid()
        const at = new Date(clock())
        if (!(await addNote(tx, { id, professional: notice.professional, kind, named: named ?? null, reason, by: by.account, at })))
          throw new Fault('conflict', msg`A note stands or waits on this profile already.`, { why: 'there' })
        await noted(tx, by, named === undefined ? 'noteShown' : 'noteProposed', { id, professional: notice.professional }, reason)
        return presentNote((await noteLocked(tx, id))!, by.account, new Map([[by.account, by.email]]))
      })
    },

    decideNote: async ({ params, body: { isShown, reason }, actor }) => {
      const by = confirmed(actor, clock)
      mustBePrintable(reason, 'reason')
      return accounts.transaction().execute(async (tx) => {
        const found = await locked(tx, params.id, 'proposed')
        if (found.proposedBy === by.account)
          throw new Fault('conflict', msg`It names somebody: another person decides it.`, { why: 'same_person' })
        // Declining shows less, so it needs no second person.
        if (isShown && found.proposedBy !== null) await mustBeSecond(tx, by.account, [found.proposedBy], ['admin', 'super_admin'], clock())
        const at = new Date(clock())
        if (isShown) await showNote(tx, found.id, by.account, at)
        else await endNote(tx, found.id, { state: 'declined', by: by.account, at, reason })
        await noted(tx, by, isShown ? 'noteShown' : 'noteDeclined', found, reason)
        return { done: true }
      })
    },

    // Withdrawing shows less, so one admin is enough.
    withdrawNote: async ({ params, body: { reason }, actor }) => {
      const by = signedIn(actor)
      mustBePrintable(reason, 'reason')
      return accounts.transaction().execute(async (tx) => {
        const found = await locked(tx, params.id, 'shown')
        await endNote(tx, found.id, { state: 'withdrawn', by: by.account, at: new Date(clock()), reason })
        await noted(tx, by, 'noteWithdrawn', found, reason)
        return { done: true }
      })
    },
  }
}

/** Whether a note can be started from a notice: it is marked, and the profile has no note that is shown or waits. */
export const mayNote = async (db: Db, { isAbusive, professional }: { isAbusive: boolean; professional: string }): Promise<boolean> =>
  isAbusive && !(await hasNote(db, professional))
