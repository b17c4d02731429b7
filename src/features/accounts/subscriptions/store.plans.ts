// Purchases, as the provider says they stand.
import { sql } from 'kysely'
import type { Subscribed } from '#domain/billing/subscribed.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Db } from '#ports/db/port.ts'
import type { Every } from './contract.ts'

export interface PlanRow {
  id: string
  /** `null`: the account is gone. */
  account: string | null
  every: Every
  agreedCents: number
  askedAt: Date
  session: string
  subscription: string | null
  state: 'asked' | Subscribed['is']
  isEnding: boolean
  endsForPrice: boolean
  nextCents: number
  lateSince: Date | null
  lateMails: number
  remindedFor: Date | null
  revision: number
  /** The code it was paid with by a sponsor; `null`: its owner pays it. */
  sponsorship: string | null
  /** What the sponsor typed. */
  sponsorName: string | null
}

const rows = (db: Db) =>
  db
    .selectFrom('plan')
    .select(['id', 'account_id as account', 'agreed_cents as agreedCents', 'asked_at as askedAt', 'session', 'subscription'])
    .select(['is_ending as isEnding', 'ends_for_price as endsForPrice', 'next_cents as nextCents', 'late_since as lateSince'])
    .select(['late_mails as lateMails', 'reminded_for as remindedFor', 'revision'])
    .select(['sponsorship_id as sponsorship', 'sponsor_name as sponsorName'])
    .select((eb) => [eb.ref('every').$castTo<Every>().as('every'), eb.ref('state').$castTo<PlanRow['state']>().as('state')])

export async function planById(db: Db, id: string): Promise<PlanRow | null> {
  return (await rows(db).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The same, locked until the transaction ends. */
export async function lockPlan(tx: Db, id: string): Promise<PlanRow> {
  return rows(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function planOfSubscription(db: Db, subscription: string): Promise<PlanRow | null> {
  return (await rows(db).where('subscription', '=', subscription).executeTakeFirst()) ?? null
}

/** The own purchases of an account, the newest first. */
export async function plansOf(db: Db, account: string): Promise<PlanRow[]> {
  return rows(db).where('account_id', '=', account).where('sponsorship_id', 'is', null).orderBy('asked_at', 'desc').orderBy('id').execute()
}

/** What was opened with a sponsor's code, the newest first. */
export async function plansOfSponsorship(db: Db, sponsorship: string): Promise<PlanRow[]> {
  return rows(db).where('sponsorship_id', '=', sponsorship).orderBy('asked_at', 'desc').orderBy('id').execute()
}

/** All that renew, of every account: of each account the one that goes on comes first. A sponsor's never renews. */
export async function renewingPlans(db: Db): Promise<PlanRow[]> {
  const found = rows(db).where('state', 'in', ['running', 'late']).where('sponsorship_id', 'is', null)
  return found.orderBy('state', 'desc').orderBy('asked_at').orderBy('id').execute()
}

/**
 * Those that were not read for a while: news of them may be lost. One that is over can still be refunded or disputed.
 * @param asked for payment pages that are open @param others for all else @param paid since when a payment can still move
 */
export async function plansToFollow(db: Db, { asked, others, paid }: { asked: Date; others: Date; paid: Date }): Promise<PlanRow[]> {
  const read = sql<Date>`coalesce(read_at, asked_at)`
  return rows(db)
    .where(({ eb, or, and, exists }) =>
      or([
        and([eb('state', '=', 'asked'), eb(read, '<', asked)]),
        and([eb('state', '<>', 'over'), or([eb(read, '<', others), eb('account_id', 'is', null)])]),
        and([
          eb('state', '=', 'over'),
          eb(read, '<', others),
          exists(eb.selectFrom('plan_invoice as i').select('i.number').whereRef('i.plan_id', '=', 'plan.id').where('i.paid_at', '>', paid)),
        ]),
      ]),
    )
    .orderBy(read)
    .limit(500)
    .execute()
}

type NewPlan = Pick<PlanRow, 'id' | 'every' | 'session'> & {
  account: string
  cents: number
  at: Date
  sponsor?: { sponsorship: string; name: string | null }
}
export async function addPlan(db: Db, { id, account, every, cents, session, at, sponsor }: NewPlan): Promise<void> {
  const agreed = { agreed_cents: cents, agreed_at: at, next_cents: cents }
  await db
    .insertInto('plan')
    .values({
      id,
      account_id: account,
      every,
      session,
      asked_at: at,
      ...agreed,
      ...(sponsor && { sponsorship_id: sponsor.sponsorship, sponsor_name: sponsor.name }),
    })
    .execute()
}

/** A payment page that is closed without a payment. News of one that was paid after all begins it again. */
export async function closePlan(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('plan').set({ state: 'over', read_at: at }).where('id', '=', id).where('state', '=', 'asked').execute()
}

export async function noteRead(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('plan').set({ read_at: at }).where('id', '=', id).execute()
}

/** Writes how a subscription stands. @returns `false` where another write came between reading it and this: it is to be read again */
export async function writePlan(tx: Db, before: PlanRow, now: Subscribed, at: Date): Promise<boolean> {
  const isLate = now.is === 'late'
  const set = {
    subscription: now.subscription,
    state: now.is,
    is_ending: now.isEnding,
    // It goes on: its owner agreed, or the price went down.
    ...(!now.isEnding && { ends_for_price: false }),
    next_cents: now.nextCents,
    late_since: isLate ? (before.lateSince ?? at) : null,
    ...(!isLate && { late_mails: 0 }),
    read_at: at,
    revision: before.revision + 1,
  }
  return changedRow(tx.updateTable('plan').set(set).where('id', '=', before.id).where('revision', '=', before.revision))
}

/** What our own acts add: what the owner agreed to, why it ends, and which mails went out. */
export async function notePlan(
  db: Db,
  id: string,
  it: { agreed?: { cents: number; at: Date }; endsForPrice?: boolean; lateMails?: number; remindedFor?: Date },
): Promise<void> {
  const set = {
    ...(it.agreed && { agreed_cents: it.agreed.cents, agreed_at: it.agreed.at }),
    ...(it.endsForPrice !== undefined && { ends_for_price: it.endsForPrice }),
    ...(it.lateMails !== undefined && { late_mails: it.lateMails }),
    ...(it.remindedFor && { reminded_for: it.remindedFor }),
  }
  await db.updateTable('plan').set(set).where('id', '=', id).execute()
}
