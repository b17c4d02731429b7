import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'
import type { RoleName } from '#ports/db/port.ts'

/** Every table and view with the rights of a role: to all of its columns, or in brackets to some. */
async function rightsOf(role: RoleName) {
  const { database } = await testApp()
  const { rows } = await sql<{ name: string; rights: string }>`
    with may as (
      select c.relname as name, p.verb,
        has_table_privilege(${role}, c.oid, p.verb) as whole,
        case when p.verb in ('select', 'insert', 'update', 'references') then has_any_column_privilege(${role}, c.oid, p.verb) end as part
      from pg_class c, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) with ordinality p (verb, at)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
    )
    select name, string_agg(case when whole then verb else '(' || verb || ')' end, ' ' order by verb) as rights
    from may where whole or part group by name order by name`.execute(database.owner)
  return Object.fromEntries(rows.map(({ name, rights }) => [name, rights]))
}

test('the rating tool’s role can use only the ratings, and can only change the status of one or delete it whole', async () => {
  expect(await rightsOf('casebalance_reviews')).toEqual({
    desk_claim: 'delete insert select update',
    review: 'delete insert select (update)',
    review_alike: 'delete insert select',
    review_act_intake: 'insert select truncate',
    review_answer: 'delete insert select',
    review_event: 'insert select',
    review_intake: 'insert select truncate',
    review_print: 'delete insert select',
    review_withdrawn: 'insert select',
    score_freeze: 'insert select (update)',
    // Takedown notices (features/ratings/takedown): a notice and its effect on a rating share one transaction.
    takedown: 'delete insert select (update)',
    takedown_event: 'delete insert select',
    takedown_export: 'delete insert select',
    takedown_rating: 'delete insert select (update)',
    token_day: 'insert select (update)',
    token_epoch: 'delete insert select',
    token_spent: 'insert select',
    token_spent_intake: 'insert select truncate',
  })
  const { database } = await testApp()
  for (const column of ['saw', 'criteria', 'received_on', 'professional_id']) {
    await expect(sql`update review set ${sql.ref(column)} = ${sql.ref(column)}`.execute(database.reviews)).rejects.toThrow(
      'permission denied',
    )
  }
  await expect(sql`select from professional`.execute(database.reviews)).rejects.toThrow('permission denied')
})

test('the app’s role can read published ratings, but never the tables of ratings', async () => {
  const rights = await rightsOf('casebalance_app')
  expect(Object.keys(rights).filter((name) => name.startsWith('review'))).toEqual(['review_counted', 'review_published'])
  expect(rights['review_published']).toBe('select')
  const { database } = await testApp()
  for (const table of ['review', 'review_intake']) {
    await expect(sql`select from ${sql.table(table)}`.execute(database.app)).rejects.toThrow('permission denied')
  }
})

test('neither role owns anything, can create anything or bypasses row-level security', async () => {
  const { database } = await testApp()
  const { rows } = await sql`
    select rolname, rolsuper or rolcreatedb or rolcreaterole or rolbypassrls or rolreplication as is_mighty,
      exists (select from pg_class c where c.relowner = r.oid) as is_owner,
      has_schema_privilege(r.oid, 'public', 'create') as can_make
    from pg_roles r where rolname in ('casebalance_app', 'casebalance_reviews') order by rolname`.execute(database.owner)
  expect(rows).toEqual([
    { rolname: 'casebalance_app', is_mighty: false, is_owner: false, can_make: false },
    { rolname: 'casebalance_reviews', is_mighty: false, is_owner: false, can_make: false },
  ])
})

test('the published view has neither the day of receipt nor the receipt', async () => {
  const { database } = await testApp()
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns where table_name = 'review_published'`.execute(database.owner)
  const columns = rows.map(({ column_name }) => column_name)
  expect(columns).toContain('event_month')
  for (const column of ['received_on', 'receipt_hash', 'status']) expect(columns).not.toContain(column)
})
