// The reason that lets a definer's function past the policies ends with the function: with its answer, and with an error.
import type pg from 'pg'

interface Definer {
  oid: number
  name: string
  /** How it is called with nothing known: every argument is null. */
  call: string
}

const definersOf = `
  select p.oid, p.oid::regprocedure::text as name,
    format('%s(%s)', p.oid::regproc, (select string_agg(format('null::%s', t::regtype), ', ') from unnest(p.proargtypes) t)) as call
  from pg_proc p where p.oid = any ($1::oid[]) and p.prorettype <> 'trigger'::regtype order by 2`

const keeps = "reason_before constant text := coalesce(current_setting('app.reason', true), '');"
const sets = /^ {2}perform set_config\('app\.reason', '[a-z ]+', true\);$/m
/** The last thing that a function does: the reason before it, and then its answer. */
const givesBack = /\n {2}perform set_config\('app\.reason', reason_before, true\);\n(?: {2}return (?:next|\w+);\n)?end *$/

/** What its text must say, so that no way out is without the reason before it. */
export function reasonInText({ name, body, config }: { name: string; body: string; config: readonly string[] }): string[] {
  const found: string[] = []
  if (config.some((line) => line.startsWith('app.'))) found.push(`${name} has its reason as a clause: only a superuser may store that.`)
  if (!body.includes(keeps) || !sets.test(body)) found.push(`${name} does not keep the reason before it, or gives none.`)
  const end = givesBack.exec(body)
  if (!end) found.push(`${name} does not end by putting the reason before it back.`)
  else if (/\breturn\b(?! query\b)/.test(body.slice(0, end.index))) found.push(`${name} has a way out that leaves its reason behind.`)
  // A block that catches errors would go on with what the failed part had set.
  if (/\bexception\s+when\b/i.test(body)) found.push(`${name} catches errors.`)
  return found
}

/** What fails with nothing known. */
const calls: Readonly<Record<string, string>> = {
  open_case: "open_case(gen_random_uuid(), 'Our case', 'TX', 'UTC', gen_random_uuid(), 'A', 'Ana')",
}

/** Whatever each of them works on, gone: then each fails, after it has given its reason. */
const without = [
  'account',
  'blocked_file',
  'calendar_feed',
  'case_count',
  'case_file',
  'case_member',
  'invitation',
  'ledger_head',
  'link_hold',
  'outbox',
]

/**
 * Asks each function, in a transaction that is taken back, for its answer and for an error, with and without a reason
 * before it. One sentence for each time that one leaves its own behind.
 * @param names as `regprocedure` writes them
 */
export async function reasonFindings(client: pg.Client, names: readonly string[]): Promise<string[]> {
  const read = async (oids: readonly number[]) => (await client.query<Definer>(definersOf, [oids])).rows
  const reason = async () => {
    const { rows } = await client.query<{ now: string }>("select coalesce(current_setting('app.reason', true), '') as now")
    return rows[0]!.now
  }
  const oids = await client.query<{ oid: number }>('select n::regprocedure::oid as oid from unnest($1::text[]) n', [names])
  const definers = await read(oids.rows.map(({ oid }) => oid))
  const found: string[] = []
  await client.query('begin')
  await client.query(`
    with one as (insert into account (id, email, name, first_name, last_name, created_at, updated_at)
      values (gen_random_uuid(), 'reasons@example.org', 'A B', 'A', 'B', now(), now()) returning id)
    select set_config('app.account', id::text, true) from one`)
  for (const before of ['', 'what was before']) {
    await client.query("select set_config('app.reason', $1, true)", [before])
    for (const { oid, name, call } of definers) {
      await client.query('savepoint one')
      await client.query(`select * from ${calls[name.replace(/\(.*/, '')] ?? call}`)
      if ((await reason()) !== before) found.push(`${name} leaves its reason behind with its answer.`)
      await client.query('rollback to one')
      for (const table of without) await client.query(`alter table ${table} rename to ${table}_gone`)
      const gone = (await read([oid]))[0]!.call // an argument's type may be one of them
      // Caught in the same statement, as a function of ours might some day; and by a savepoint of the one who asks.
      await client.query(
        `do $$ begin perform * from ${gone}; raise exception using errcode = 'P9999'; exception when undefined_table then null; end $$`,
      )
      if ((await reason()) !== before) found.push(`${name} leaves its reason behind with an error that was caught.`)
      await client.query('savepoint failing')
      const failed = await client.query(`select * from ${gone}`).then(
        () => false,
        () => true,
      )
      await client.query('rollback to failing')
      if (!failed || (await reason()) !== before) found.push(`${name} leaves its reason behind with an error.`)
      await client.query('rollback to one')
    }
  }
  await client.query('rollback')
  return found
}
