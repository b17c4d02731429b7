// How features of a case notify people. A feature says that something happened, and it stands in the list inside the site. What
// also goes out by mail is decided by what each person chose (accounts/settings), never by the feature.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { Reach } from '#domain/notifications/decide.ts'
import type { MailCode } from '#domain/notices/texts.ts'
import type { EventKind } from '#domain/notifications/kinds.ts'
import { slot } from '#feature/slots.ts'
import { type Db, hot } from '#ports/db/port.ts'
import { enqueue } from '#ports/queue/enqueue.ts'

export { resealPushKey } from './keys.ts'

/** What a person chose to hear of outside of the site, where and when; `null` for no such account. The settings fill it. */
export const reachSlot = slot<(db: Db, account: string) => Promise<Reach | null>>('what a person chose to be notified of')

/** The newest code of each shared record in which a person is a parent: mails that go to them anyway carry it. The ledger fills it. */
export const mailCodesSlot = slot<(db: Db, account: string) => Promise<readonly MailCode[]>>('the codes of a person’s records')

/** A reminder of something of a case, for one account. */
export interface Reminding {
  id: string
  account: string
  caseId: string
  kind: EventKind
  /** The id of the thing, and the page that shows it, as in `Notice`. */
  about: string
  page: string
  at: Date
}

/**
 * Reminds one account, in the transaction that marks the reminder as given: a line in its list, and word to its devices. For the job of
 * reminders, which found the thing with the eyes of the person. @param tx of the accounts' role
 */
export async function remind(tx: Db, { id, account, caseId, kind, about, page, at }: Reminding): Promise<void> {
  const line = { id, account_id: account, of_case: caseId, kind, page, about, created_at: at }
  await tx.insertInto('notification').values(line).execute()
  const devices = await tx.selectFrom('push_device').select('id').where('account_id', '=', account).orderBy('id').execute()
  for (const device of devices) {
    const data = { notification: id, device: device.id, tries: 0 }
    await enqueue(tx, { name: 'notifications.push', data, key: `${id} ${device.id}` })
  }
}

/** That something happened in a case, and to whom it matters. */
export interface Notice {
  caseId: string
  /**
   * The seats (member ids) to notify, or `parents` for the other parents of the case. The person who acts is left out, and so are seats
   * that have ended, whose grant has run out, or that have no account; it is no error to name them. A feature names only seats
   * that may see the thing: what is private to its author notifies nobody.
   */
  to: 'parents' | readonly string[]
  /** `message`: a new message; `needs_answer`: one that asks for an answer. The kind is all that the list says. */
  kind: EventKind
  /**
   * The id of the thing: of a message's thread, not of the message. What happens to it again before the person has seen the
   * line is counted in the same line (`times`), so that a burst is one line.
   */
  about: string
  /**
   * The page that shows the thing, as a path of this site with ids at most: `/co-parenting-messages?thread=<id>`. The database
   * refuses anything else, so that no name and no word can stand in it.
   */
  page: string
}

/**
 * Notifies seats of a case, in the transaction of the change: the notification is there if the change is. It never says who has an
 * account, takes no lock on the case and leaves no leaf in the ledger. It comes to open pages with the change's own topic
 * (`changed`), after the commit. In a transaction of the system (`asSystem`) it notifies everyone who is named.
 * @throws the database's error for a page that is no plain address of this site
 */
export async function notify(tx: CaseTx, { caseId, to, kind, about, page }: Notice): Promise<void> {
  const seats = to === 'parents' ? null : [...to]
  await sql`select ${hot('message')} notify_seats(${caseId}, ${seats}::uuid[], ${kind}, ${page}, ${about})`.execute(tx)
}
