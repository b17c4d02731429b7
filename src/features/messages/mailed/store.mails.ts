// Mails about messages, as the machine writes them: what became of each, and by whose link.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'

/** Where a message to a parent who has not joined is mailed. */
export interface Destination {
  addressId: string
  memberId: string
  email: string
  /** The account of who wrote it. */
  account: string
}

/** The address that a message's author gave for one of its recipients who has not joined; `undefined` for none. */
export async function destinationOf(
  tx: CaseTx,
  { caseId, authorId, recipients }: { caseId: string; authorId: string; recipients: readonly string[] },
): Promise<Destination | undefined> {
  const { rows } = await sql<Destination>`
    select p.id as "addressId", p.member_id as "memberId", p.email, a.account_id as account from parent_address p
    join case_member r on r.case_id = p.case_id and r.id = p.member_id and r.joined_at is null and r.ended_at is null
    join case_member a on a.case_id = p.case_id and a.id = p.author_id and a.account_id is not null and a.ended_at is null
    where p.case_id = ${caseId} and p.author_id = ${authorId} and p.member_id = any (${[...recipients]}::uuid[]) and p.ended_at is null`.execute(
    tx,
  )
  return rows[0]
}

/** How many mails about messages an account sent to an address since a moment, in all its cases. */
export async function countMails(tx: CaseTx, { account, email }: Destination, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from message_mail m
    join parent_address p on p.case_id = m.case_id and p.id = m.address_id join case_member a on a.case_id = m.case_id and a.id = m.author_id
    where p.email = ${email} and a.account_id = ${account} and m.unsent is null and m.noted_at > ${since}`.execute(tx)
  return rows[0]!.n
}

interface NewMail {
  caseId: string
  id: string
  authorId: string
  messageId: string
  at: Date
  /** What opens its link, and what its bounce reports name, each hashed; or why it is not mailed. */
  mail: { linkHash: string; returnHash: string; endsAt: Date } | { unsent: 'stopped' | 'limit' }
}

export async function addMail(tx: CaseTx, { addressId, memberId }: Destination, { caseId, id, authorId, messageId, at, mail }: NewMail) {
  await tx
    .insertInto('message_mail')
    .values({
      case_id: caseId,
      id,
      author_id: authorId,
      message_id: messageId,
      member_id: memberId,
      address_id: addressId,
      noted_at: at,
      ...('unsent' in mail ? { unsent: mail.unsent } : { link_hash: mail.linkHash, return_hash: mail.returnHash, ends_at: mail.endsAt }),
    })
    .execute()
}

/** A mail, by what leads to it. */
export interface MailRow {
  caseId: string
  id: string
  messageId: string
  acceptedAt: Date | null
  bouncedAt: Date | null
}

const mails = (tx: CaseTx) =>
  tx
    .selectFrom('message_mail')
    .select(['case_id as caseId', 'id', 'message_id as messageId', 'accepted_at as acceptedAt', 'bounced_at as bouncedAt'])

/** By its id in the outbox; `undefined` where its case is gone. */
export const mailById = (tx: CaseTx, id: string): Promise<MailRow | undefined> => mails(tx).where('id', '=', id).executeTakeFirst()

/** By what a bounce report names, hashed; `undefined` for none of our mails. */
export const mailByReturn = (tx: CaseTx, hashes: readonly string[]): Promise<MailRow | undefined> =>
  hashes.length === 0 ? Promise.resolve(undefined) : mails(tx).where('return_hash', 'in', hashes).executeTakeFirst()

type Column = 'delayed' | 'accepted' | 'refused' | 'bounced' | 'opened' | 'stopped'
const codes = { delayed: 'delayed_code', accepted: 'accepted_code', refused: 'refused_code', bounced: 'bounce_status' } as const

/** Notes what became of a mail. @returns whether it is the first time */
export async function stamp(
  tx: CaseTx,
  { caseId, id }: Pick<MailRow, 'caseId' | 'id'>,
  what: Column,
  at: Date,
  code = '',
): Promise<boolean> {
  const time = `${what}_at` as const
  return changedRow(
    tx
      .updateTable('message_mail')
      .set({ [time]: at, ...(what in codes && { [codes[what as keyof typeof codes]]: code }) })
      .where('case_id', '=', caseId)
      .where('id', '=', id)
      .where(time, 'is', null),
  )
}

/**
 * The mail whose link has this hash, while it works: within its days, to the address that stands, from someone who is in the case, to someone who
 * has not joined, not stopped, and of a message that no court had erased. One statement for every link, so that one that there isn't takes as long as one that has ended.
 */
export async function openLink(tx: CaseTx, hash: string, at: Date): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    select m.case_id as "caseId", m.id, m.message_id as "messageId", m.accepted_at as "acceptedAt", m.bounced_at as "bouncedAt" from message_mail m
    join parent_address p on p.case_id = m.case_id and p.id = m.address_id and p.ended_at is null
    join case_member r on r.case_id = m.case_id and r.id = m.member_id and r.joined_at is null and r.ended_at is null
    join case_member a on a.case_id = m.case_id and a.id = m.author_id and a.account_id is not null and a.ended_at is null
    join case_message t on t.case_id = m.case_id and t.id = m.message_id and t.erased_at is null
    where m.link_hash = ${hash} and m.ends_at > ${at} and mail_stop(a.account_id, p.email) is null`.execute(tx)
  return rows[0]
}

/** Stops mails from the author of a link to the address that it went to, also when the link has ended. @returns the mail; `undefined` for no link, and one that is stopped */
export async function stopByLink(tx: CaseTx, hash: string, hold: string, at: Date): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    with link as (select m.*, p.email, a.account_id from message_mail m
      join parent_address p on p.case_id = m.case_id and p.id = m.address_id
      join case_member a on a.case_id = m.case_id and a.id = m.author_id and a.account_id is not null where m.link_hash = ${hash}),
    stopped as (insert into link_hold (id, other_account_id, own_email, kind, set_at) select ${hold}::uuid, account_id, email, 'no_mail', ${at}::timestamptz from link
      on conflict (own_email, other_account_id) where kind = 'no_mail' and lifted_at is null do nothing returning id)
    select l.case_id as "caseId", l.id, l.message_id as "messageId", l.accepted_at as "acceptedAt", l.bounced_at as "bouncedAt"
    from link l, stopped`.execute(tx)
  return rows[0]
}
