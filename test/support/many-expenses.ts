import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

interface Many {
  caseId: string
  /** The seats of both parents, who paid in turns. */
  seats: readonly [string, string]
  count: number
  /** The day of the last one; each before it is four hours earlier. */
  until: Date
}

/**
 * Expenses that were sent and approved, half each, with their entries in the books; every other one was paid back, each by a payment that was confirmed.
 * @param owner a connection of the owner, whom no policy holds
 */
export async function putManyExpenses(owner: Db, { caseId, seats: [one, other], count, until }: Many): Promise<void> {
  const category = randomUUID()
  await sql`insert into expense_category (case_id, id, author_id, title, split, is_per_child, paragraph, words, first_day, created_at)
    values (${caseId}, ${category}, ${one}, 'School', '{"kind":"percent","A":5000}', false, '', '', '2000-01-01', ${until})`.execute(owner)
  await sql`with made as materialized (select gen_random_uuid() as id, gen_random_uuid() as payment, n,
      ${until}::timestamptz - n * interval '4 hours' as at from generate_series(1, ${count}::int) n),
    put as (insert into expense (case_id, id, author_id, title, note, cents, day, category_id, children, tax, state, split, parts, asked_cents, answer_by,
        approved_cents, owed_cents, sent_at, viewed_at, answered_at, answered_by, created_at)
      select ${caseId}::uuid, id, case when n % 2 = 0 then ${one}::uuid else ${other}::uuid end, 'Expense ' || n, '', 2000, at::date, ${category}, '[]', 'none',
        'approved', '{"kind":"percent","A":5000}', '[{"child":null,"cents":2000,"before":{"all":0,"A":0,"B":0}}]', 1000, at::date + 30,
        2000, 1000, at, at, at, case when n % 2 = 0 then ${other}::uuid else ${one}::uuid end, at from made),
    lines as (select made.*, case when n % 2 = 0 then 'A' else 'B' end as payer, case when n % 2 = 0 then 'B' else 'A' end as debtor,
        jsonb_build_object('purpose', 'principal', 'child', null, 'category', 'School', 'item', jsonb_build_object('kind', 'expense', 'id', id)) as line from made),
    owed as (insert into book_entry (case_id, id, author_id, day, cause, cause_id, book, postings, created_at)
      select ${caseId}::uuid, gen_random_uuid(), ${one}::uuid, at::date, 'expense', id, 'shared',
        jsonb_build_array(line || jsonb_build_object('side', payer, 'cents', 1000), line || jsonb_build_object('side', debtor, 'cents', -1000)), at from lines),
    paid as (insert into payment (case_id, id, author_id, payer, book, cents, paid_on, method, reference, note, outside_order, state, answered_by, answered_at,
        proofs, created_at)
      select ${caseId}::uuid, payment, case debtor when 'A' then ${one}::uuid else ${other}::uuid end, debtor, 'shared', 1000, at::date + 1, 'bank', '', '',
        false, 'confirmed', case debtor when 'A' then ${other}::uuid else ${one}::uuid end, at + interval '2 days', 0, at from lines where n % 4 > 1)
    insert into book_entry (case_id, id, author_id, day, cause, cause_id, book, evidence, postings, created_at)
      select ${caseId}::uuid, gen_random_uuid(), ${one}::uuid, at::date + 1, 'payment', payment, 'shared', 'declared',
        jsonb_build_array(line || jsonb_build_object('side', debtor, 'cents', 1000), line || jsonb_build_object('side', payer, 'cents', -1000)), at from lines where n % 4 > 1`.execute(
    owner,
  )
  await sql`insert into book_evidence (case_id, id, author_id, entry_id, level, day, created_at)
    select case_id, gen_random_uuid(), author_id, id, 'confirmed', day + 1, created_at + interval '2 days'
    from book_entry where case_id = ${caseId} and cause = 'payment'`.execute(owner)
  // As autovacuum would have by then: without it the plans are those of empty tables, and an index says nothing alone.
  await sql`vacuum analyze expense, expense_category, book_entry, book_posting, book_evidence, payment`.execute(owner)
}
