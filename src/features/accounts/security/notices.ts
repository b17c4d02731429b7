import type { Clock } from '#kernel/clock.ts'
import { momentOfMail } from '#kernel/dates.ts'
import type { Random } from '#kernel/random.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { letter, type Lines } from '#kernel/letter.ts'
import type { MailPort } from '#ports/mail/port.ts'
import type { Kind, SecurityNotice } from './contract.ts'
import { putNotice } from './store.notices.ts'

/** The addresses where an account can be warned: its own, and the one that its owner marked as safe. */
export type ChannelsOf = (db: Db, account: string, address: string) => Promise<readonly string[]>

interface Deps {
  mail: MailPort
  appName: string
  appUrl: string
  channelsOf: ChannelsOf
  clock: Clock
  random: Random
}

/** What a notice is about, as stored if it cannot be mailed. */
type Event = Pick<SecurityNotice, 'event' | 'kind'>

const about: Readonly<Record<Kind, Text>> = {
  email: msg`another e-mail address`,
  add_factor: msg`codes of an authenticator app at sign-in`,
  remove_factor: msg`signing in without codes of an authenticator app`,
  add_passkey: msg`a new passkey`,
  remove_passkey: msg`taking away a passkey`,
  recovery: msg`signing in without the second factor, because it was lost`,
}

export interface Owner {
  account: string
  email: string
}

/**
 * Security notices. Each is mailed to every safe channel in the transaction of the event; if there is no safe channel, it is
 * stored and shown on the site. Subjects and texts are neutral, since others may see the screen.
 */
export function notices({ mail, appName, appUrl, channelsOf, clock, random }: Deps) {
  const post = (tx: Db, to: string, subject: Text, lines: Lines) =>
    mail.post(tx, letter(to, subject, [...lines, '', `${appName}, ${appUrl}`]))
  interface Notice {
    subject: Text
    lines: Lines
    also?: readonly string[]
  }
  const tell = async (tx: Db, { account, email }: Owner, event: Event, { subject, lines, also = [] }: Notice) => {
    const safe = new Set([...(await channelsOf(tx, account, email)), ...also])
    for (const to of safe) await post(tx, to, subject, lines)
    // A user who chose never to get mail sees the notice on the next page that they open.
    if (safe.size === 0) await putNotice(tx, { id: random.uuid(), account, at: new Date(clock()), ...event })
  }
  const notYou = msg`If it was not you, choose a new password now (${{ password: `${appUrl}/forgot-password` }}) and write to support (${{ support: `${appUrl}/support` }}).`
  return {
    /** @param stop the token of the link with which the reader of the notice can stop the change */
    asked: (tx: Db, owner: Owner, kind: Kind, appliesAt: Date, stop: string) => {
      const at = momentOfMail(appliesAt)
      return tell(
        tx,
        owner,
        { event: 'asked', kind },
        {
          subject: msg`A change to your account was asked for`,
          lines: [
            kind === 'recovery'
              ? msg`Someone, probably you, asked for ${{ what: about[kind] }}. Nothing has changed yet. It takes effect on ${{ at }} at the earliest, once two of our staff have approved it.`
              : msg`Someone, probably you, asked for ${{ what: about[kind] }}. Nothing has changed yet. It takes effect on ${{ at }}.`,
            '',
            msg`If it was not you, stop it before then: ${{ link: `${appUrl}/stop-change?token=${stop}` }}`,
            msg`Then choose a new password: ${{ link: `${appUrl}/forgot-password` }}`,
          ],
        },
      )
    },
    stopped: (tx: Db, owner: Owner, kind: Kind) =>
      tell(
        tx,
        owner,
        { event: 'stopped', kind },
        {
          subject: msg`A change to your account was stopped`,
          lines: [msg`There was a request for ${{ what: about[kind] }}. It was stopped: nothing changes.`, '', notYou],
        },
      ),
    lapsed: (tx: Db, owner: Owner, kind: Kind) =>
      tell(
        tx,
        owner,
        { event: 'lapsed', kind },
        {
          subject: msg`A change to your account did not happen`,
          lines: [
            kind === 'recovery'
              ? msg`There was a request for ${{ what: about[kind] }}. It was not approved in time. Nothing has changed.`
              : msg`You had asked for ${{ what: about[kind] }}. The code was not given in time, or it could not be done. Nothing has changed.`,
          ],
        },
      ),
    /** @param before the channels until now, so that an address that is no longer the account's gets this notice too */
    done: (tx: Db, owner: Owner, kind: Kind, before: readonly string[]) =>
      tell(
        tx,
        owner,
        { event: 'done', kind },
        {
          subject: msg`Your account was changed`,
          lines: [msg`This is in effect now: ${{ what: about[kind] }}.`, '', notYou],
          also: before,
        },
      ),
    channels: (tx: Db, { account, email }: Owner) => channelsOf(tx, account, email),
    password: (tx: Db, owner: Owner) =>
      tell(
        tx,
        owner,
        { event: 'password', kind: null },
        {
          subject: msg`Your password was changed`,
          lines: [msg`The password of your account was changed, and its other sessions were ended.`, '', notYou],
        },
      ),
    recoveryCodes: (tx: Db, owner: Owner) =>
      tell(
        tx,
        owner,
        { event: 'recovery_codes', kind: null },
        {
          subject: msg`Your recovery codes were changed`,
          lines: [msg`Ten new recovery codes were made for your account. The old ones no longer work.`, '', notYou],
        },
      ),
    recoveryCodeUsed: (tx: Db, owner: Owner, left: number) =>
      tell(
        tx,
        owner,
        { event: 'recovery_code_used', kind: null },
        {
          subject: msg`A recovery code was used`,
          lines: [msg`Someone, probably you, signed in with one of your recovery codes. You have ${{ left }} left.`, '', notYou],
        },
      ),
    recoveryLink: (tx: Db, to: string, token: string) =>
      post(tx, to, msg`Your link to sign in without your second factor`, [
        msg`Open this link to ask for signing in without the authenticator app or passkey that you lost. It works once, for one hour.`,
        '',
        `${appUrl}/recover-account?token=${token}`,
        '',
        msg`The request then waits one to three days, and two of our staff check it. If you did not ask for this, ignore this mail.`,
      ]),
    /** To an address that a user wants to use: the code confirms that it is theirs. */
    code: (tx: Db, to: string, code: string) =>
      post(tx, to, msg`Your code`, [
        msg`Somebody, probably you, wants to use this address for an account. The code is: ${{ code }}`,
        '',
        msg`Write it into your account settings. If it was not you, do nothing: without the code nothing changes.`,
      ]),
    /** To the same address, if it has an account already. */
    known: (tx: Db, to: string) =>
      post(tx, to, msg`You already have an account`, [
        msg`Somebody, probably you, wants to use this address for another account. It has one already, and nothing was changed.`,
        '',
        msg`Sign in: ${{ link: `${appUrl}/sign-in` }}`,
      ]),
  }
}
