// Terms that were paid, each with the number of its invoice; and events that were dealt with.
import type { Dispute, PaidTerm } from '#domain/billing/subscribed.ts'
import type { Db } from '#ports/db/port.ts'
import type { Every } from './contract.ts'
import type { Term } from '#domain/billing/terms.ts'

export interface InvoiceRow extends Term {
  number: number
  plan: string
  every: Every
  payment: string
}

/** Of some plans, the newest term first. */
export async function invoicesOf(db: Db, plans: readonly string[]): Promise<InvoiceRow[]> {
  if (plans.length === 0) return []
  const found = await db
    .selectFrom('plan_invoice as i')
    .innerJoin('plan as p', 'p.id', 'i.plan_id')
    .selectAll('i')
    .select((eb) => eb.ref('p.every').$castTo<Every>().as('every'))
    .where('i.plan_id', 'in', [...plans])
    .orderBy('i.number', 'desc')
    .execute()
  return found.map((row) => ({
    number: Number(row.number),
    plan: row.plan_id,
    every: row.every,
    payment: row.payment,
    cents: row.cents,
    refundedCents: row.refunded_cents,
    from: row.term_from.getTime(),
    to: row.term_to.getTime(),
    paidAt: row.paid_at.getTime(),
    dispute: row.dispute as Dispute,
  }))
}

/** The next number of an invoice: without a gap, for it is drawn in the transaction of the invoice. */
async function nextNumber(tx: Db): Promise<number> {
  const drawn = await tx
    .updateTable('plan_sale')
    .set((eb) => ({ last_invoice: eb('last_invoice', '+', 1) }))
    .returning('last_invoice')
    .executeTakeFirstOrThrow()
  return Number(drawn.last_invoice)
}

/** Writes what was paid for a plan, the oldest term first. @returns the terms that are new */
export async function writeTerms(tx: Db, plan: string, terms: readonly PaidTerm[]): Promise<(PaidTerm & { number: number })[]> {
  const known = await tx.selectFrom('plan_invoice').selectAll().where('plan_id', '=', plan).execute()
  const added: (PaidTerm & { number: number })[] = []
  for (const term of terms.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const before = known.find((row) => row.provider_invoice === term.invoice)
    const moving = { refunded_cents: term.refundedCents, dispute: term.dispute }
    if (!before) {
      const number = await nextNumber(tx)
      const days = { term_from: term.from, term_to: term.to, paid_at: term.paidAt }
      const numbers = { number, plan_id: plan, provider_invoice: term.invoice, payment: term.payment }
      await tx
        .insertInto('plan_invoice')
        .values({ ...numbers, cents: term.cents, ...days, ...moving })
        .execute()
      added.push({ ...term, number })
    } else if (before.refunded_cents !== term.refundedCents || before.dispute !== term.dispute)
      await tx.updateTable('plan_invoice').set(moving).where('number', '=', before.number).execute()
  }
  return added
}

export async function isEventKnown(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('plan_event').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function noteEvent(db: Db, id: string, at: Date): Promise<void> {
  await db
    .insertInto('plan_event')
    .values({ id, at })
    .onConflict((on) => on.doNothing())
    .execute()
}

export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('plan_event').where('at', '<', before).execute()
}
