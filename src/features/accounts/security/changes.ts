import { createHash, randomBytes } from 'node:crypto'
import { note } from '#access/audit.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { Kind } from './contract.ts'
import type { notices } from './notices.ts'
import { isAtOnce, pauseFor, recoveryLife } from './rules.ts'
import { cancelOpen, changeToStop, type StoredChange, markDone, putChange, takeDue, waitingOf } from './store.changes.ts'
import { authenticatorOf, dropPasskey, dropPasskeys, type PasskeyRow, passkeysOf, putPasskey, turnOff, turnOn } from './store.factors.ts'
import { endSessions } from './store.sessions.ts'
import { type Account, accountOf, holdAccount, setEmail } from './store.ts'

interface Deps {
  /** The database role of accounts. */
  db: Db
  clock: Clock
  random: Random
  notices: ReturnType<typeof notices>
}

type What = StoredChange['what']

/** The hash under which a link's token is stored. */
export const linkHash = (token: string) => createHash('sha256').update(token).digest('hex')
/** A random token of 256 bits, for a link. */
export const newLinkToken = () => randomBytes(32).toString('base64url')

/** Applies a change. @returns whether it could still be applied */
async function apply(
  tx: Db,
  { account, kind, what, id, isApproved }: Pick<StoredChange, 'account' | 'kind' | 'what' | 'id' | 'isApproved'>,
  at: Date,
): Promise<boolean> {
  switch (kind) {
    case 'email':
      return what['isOwn'] === true && (await setEmail(tx, account, String(what['to']), at))
    case 'add_factor':
      if ((await authenticatorOf(tx, account))?.isOn) return false
      await turnOn(tx, { id, account, secret: String(what['secret']), recoveryCodes: String(what['recoveryCodes']) })
      return true
    case 'remove_factor':
      await turnOff(tx, account)
      return true
    case 'add_passkey':
      return putPasskey(tx, account, { ...(what['passkey'] as PasskeyRow), id }, at)
    case 'remove_passkey':
      await dropPasskey(tx, account, String(what['passkey']))
      return true
    case 'recovery':
      if (!isApproved) return false
      await turnOff(tx, account)
      await dropPasskeys(tx, account)
      return true
  }
}

/** Changes of an address or a factor: requested, stopped, or applied when their wait is over. */
export function changeDesk({ db, clock, random, notices: tell }: Deps) {
  /** `by` is `null` if a mailed link did it, since nobody is signed in then. */
  const audit = (tx: Db, account: string, action: string, kind: Kind, by: string | null = account) =>
    note(tx, { account: by, action, subject: account, outcome: 'done', detail: { kind } }, { clock, random })
  const personOf = async (tx: Db, account: string): Promise<Account> => {
    const person = await accountOf(tx, account)
    if (!person) throw new Fault('gone', msg`This account no longer exists.`)
    return person
  }

  return {
    /**
     * Requests a change in its own transaction. It waits, or is applied at once if rules.ts allows that.
     * @param also further work in the same transaction
     * @param wait how long it waits, in milliseconds
     * @param by who requests it; `null` for a mailed link
     * @returns when it takes effect; `null` if it was applied at once
     * @throws Fault `conflict` if such a change waits already
     */
    ask: (
      account: string,
      kind: Kind,
      what: What,
      {
        keep,
        also,
        wait = async () => pauseFor,
        by = account,
      }: { keep: string; also?: (tx: Db) => Promise<void>; wait?: (tx: Db) => Promise<number>; by?: string | null },
    ): Promise<Date | null> =>
      db.transaction().execute(async (tx) => {
        await holdAccount(tx, account)
        const waits = await waitingOf(tx, account)
        const same = waits.some((other) => other.kind === kind && (kind !== 'remove_passkey' || other.what['passkey'] === what['passkey']))
        if (same && kind !== 'add_passkey') {
          throw new Fault('conflict', msg`Such a change waits already. Stop it first, or wait until it is done.`)
        }
        const { email, createdAt } = await personOf(tx, account)
        const askedAt = new Date(clock())
        const hasFactor = (await authenticatorOf(tx, account))?.isOn === true || (await passkeysOf(tx, account)).length > 0
        const id = random.uuid()
        await also?.(tx)
        if (isAtOnce(kind, { hasFactor, createdAt, now: askedAt.getTime() })) {
          if (!(await apply(tx, { id, account, kind, what, isApproved: false }, askedAt)))
            throw new Fault('conflict', msg`This passkey is known already.`)
          // The account's other sessions have not used the new factor.
          await endSessions(tx, account, keep)
          await tell.done(tx, { account, email }, kind, [])
          await audit(tx, account, 'security.changed', kind)
          return null
        }
        const appliesAt = new Date(askedAt.getTime() + (await wait(tx)))
        const stop = newLinkToken()
        await putChange(tx, { id, account, kind, what, askedAt, appliesAt, stopHash: linkHash(stop) })
        await tell.asked(tx, { account, email }, kind, appliesAt, stop)
        await audit(tx, account, 'security.asked', kind, by)
        return appliesAt
      }),

    /** Stops a change that waits. @throws Fault `not_found` */
    cancel: (account: string, id: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const kind = await cancelOpen(tx, account, id, new Date(clock()))
        if (!kind) throw new Fault('not_found', msg`This change no longer waits: it was stopped, or it is done.`)
        const { email } = await personOf(tx, account)
        await tell.stopped(tx, { account, email }, kind)
        await audit(tx, account, 'security.stopped', kind)
      }),

    /** Stops a change by the token of the link in its notices. @throws Fault `gone` */
    cancelByLink: (token: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const found = await changeToStop(tx, linkHash(token))
        const kind = found && (await cancelOpen(tx, found.account, found.id, new Date(clock())))
        if (!kind) throw new Fault('gone', msg`This link no longer works: the change was stopped before, or it is done.`)
        const { account } = found
        await tell.stopped(tx, { account, email: (await personOf(tx, account)).email }, kind)
        await audit(tx, account, 'security.stopped', kind, null)
      }),

    /** Applies one change whose wait is over. @returns whether there was one */
    applyOne: (): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const at = new Date(clock())
        const change = await takeDue(tx, at, new Date(at.getTime() - recoveryLife))
        if (!change) return false
        const { account, kind, id } = change
        await holdAccount(tx, account)
        const { email } = await personOf(tx, account)
        const before = await tell.channels(tx, { account, email })
        if (await apply(tx, change, at)) {
          await markDone(tx, id, at)
          if (kind === 'add_factor' || kind === 'recovery') await endSessions(tx, account)
          await tell.done(tx, await personOf(tx, account).then((now) => ({ account, email: now.email })), kind, before)
          await audit(tx, account, 'security.changed', kind, kind === 'recovery' ? null : account)
        } else {
          await cancelOpen(tx, account, id, at)
          await tell.lapsed(tx, { account, email }, kind)
          await audit(tx, account, 'security.lapsed', kind, null)
        }
        return true
      }),
  }
}
