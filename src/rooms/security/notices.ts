import type { Db } from '../../ports/db/port.ts'
import type { MailPort } from '../../ports/mail/port.ts'
import type { Kind } from './contract.ts'

/** Where an account may be told something: the address of the account, and what its owner named as safe. */
export type ChannelsOf = (db: Db, account: string, address: string) => Promise<readonly string[]>

interface Needs {
  mail: MailPort
  appName: string
  appUrl: string
  channelsOf: ChannelsOf
}

const about: Readonly<Record<Kind, string>> = {
  email: 'another e-mail address',
  add_factor: 'codes of an authenticator app at sign-in',
  remove_factor: 'signing in without codes of an authenticator app',
  add_passkey: 'a new passkey',
  remove_passkey: 'taking away a passkey',
}

/** "22 November 2026, 15:40 UTC": a mail knows no zone of its reader. */
function inWords(at: Date): string {
  const shape = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'UTC',
  } as const
  return `${new Intl.DateTimeFormat('en-GB', shape).format(at).replace(' at ', ', ')} UTC`
}

export interface Owner {
  account: string
  email: string
}

/**
 * What security tells by mail. Each goes to every safe channel, in the transaction of what it is about. Subjects and
 * texts are neutral: they may be read on a screen that others see.
 */
export function notices({ mail, appName, appUrl, channelsOf }: Needs) {
  const post = (tx: Db, to: string, subject: string, lines: readonly string[]) =>
    mail.post(tx, { to, subject, text: [...lines, '', `${appName}, ${appUrl}`].join('\n') })
  const tell = async (tx: Db, { account, email }: Owner, subject: string, lines: readonly string[], also: readonly string[] = []) => {
    for (const to of new Set([...(await channelsOf(tx, account, email)), ...also])) await post(tx, to, subject, lines)
  }
  const notYou = `If it was not you, choose a new password now (${appUrl}/forgot-password) and write to support (${appUrl}/support).`
  return {
    asked: (tx: Db, owner: Owner, kind: Kind, appliesAt: Date) =>
      tell(tx, owner, 'A change to your account was asked for', [
        `Somebody, probably you, asked for ${about[kind]}. Nothing has changed yet: it takes effect on ${inWords(appliesAt)}.`,
        '',
        `If it was not you, stop it here before then: ${appUrl}/account-settings#waiting`,
        `Then choose a new password: ${appUrl}/forgot-password`,
      ]),
    stopped: (tx: Db, owner: Owner, kind: Kind) =>
      tell(tx, owner, 'A change to your account was stopped', [
        `You had asked for ${about[kind]}. This was stopped: nothing changes.`,
        '',
        notYou,
      ]),
    lapsed: (tx: Db, owner: Owner, kind: Kind) =>
      tell(tx, owner, 'A change to your account did not happen', [
        `You had asked for ${about[kind]}. The code was not given in time, or it could not be done. Nothing has changed.`,
      ]),
    /** @param before where its owner was told until now: an address that is no longer the account's hears of that too */
    done: (tx: Db, owner: Owner, kind: Kind, before: readonly string[]) =>
      tell(tx, owner, 'Your account was changed', [`This is in effect now: ${about[kind]}.`, '', notYou], before),
    channels: (tx: Db, { account, email }: Owner) => channelsOf(tx, account, email),
    password: (tx: Db, owner: Owner) =>
      tell(tx, owner, 'Your password was changed', [
        'The password of your account was changed, and its other sessions were ended.',
        '',
        notYou,
      ]),
    recoveryCodes: (tx: Db, owner: Owner) =>
      tell(tx, owner, 'Your recovery codes were changed', [
        'Ten new recovery codes were made for your account. The old ones no longer work.',
        '',
        notYou,
      ]),
    /** To an address that somebody wants to use: they show by the code that it is theirs. */
    code: (tx: Db, to: string, code: string) =>
      post(tx, to, 'Your code', [
        `Somebody, probably you, wants to use this address for an account. The code is: ${code}`,
        '',
        'Write it into your account settings. If it was not you, do nothing: without the code nothing changes.',
      ]),
    /** The same attempt, where the address has an account already. */
    known: (tx: Db, to: string) =>
      post(tx, to, 'You already have an account', [
        'Somebody, probably you, wants to use this address for another account. It has one already, and nothing was changed.',
        '',
        `Sign in: ${appUrl}/sign-in`,
      ]),
  }
}
