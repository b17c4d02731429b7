import pg from 'pg'
import type { Connection } from '#ports/db/port.ts'
import type { Families, Row, Value } from './model.ts'
import { tables } from './tables.ts'

/** A value as an SQL literal; its column says its type. */
export const literal = (value: Value) => (value === null ? 'null' : typeof value === 'string' ? pg.escapeLiteral(value) : String(value))

export const insertOf = ({ table, values }: Pick<Row, 'table' | 'values'>) =>
  `insert into ${table} (${Object.keys(values).join(', ')}) values (${Object.values(values).map(literal).join(', ')})`

/** Columns of the primary key, by table. */
export type Keys = ReadonlyMap<string, readonly string[]>

async function keysOf(owner: pg.Client): Promise<Keys> {
  const { rows } = await owner.query<{ name: string; columns: string[] }>(`
    select conrelid::regclass::text as name, array(select attname::text from pg_attribute a where a.attrelid = conrelid and a.attnum = any (conkey) order by array_position(conkey, a.attnum)) as columns
    from pg_constraint where contype = 'p' and connamespace = 'public'::regnamespace`)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/**
 * What runs a statement as the one who asks and takes it back: the first column of a question, or how many rows a change would
 * have touched, or the code of the refusal. It has no right of its own.
 */
const probe = `
create schema if not exists isolation;
grant usage on schema isolation to casebalance_cases;
create or replace function isolation.probe(asked text[]) returns text[] language plpgsql set search_path = public, pg_temp as $$
declare
  said text[] := '{}';
  one text;
  found bigint;
begin
  foreach one in array asked loop
    begin
      if one like 'select%' then
        execute one into strict one;
      else
        execute one;
        get diagnostics found = row_count;
        one := found::text;
        raise exception using errcode = 'UNDO0';
      end if;
    exception
      when sqlstate 'UNDO0' then null;
      when others then one := sqlstate;
    end;
    said := said || coalesce(one, '');
  end loop;
  return said;
end $$;
grant execute on function isolation.probe(text[]) to casebalance_cases;`

/** Keys between tables of cases; they stand again after the rows are in, and hold for whatever comes then. */
const links = `
  select conrelid::regclass::text as name, conname, pg_get_constraintdef(oid) as rule
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid::regclass::text = any ($1)`

/** How the sweep's database stands: with the rights that are granted, or with all of them, so that nothing but a policy is in the way. */
export type Rights = 'as granted' | 'all'

/** Puts a world into a database of its own. What another one left there is taken away. */
export async function put(owner: Connection, { accounts, rows }: Families, rights: Rights): Promise<Keys> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const names = Object.keys(tables)
    await client.query(`begin; ${probe} set local app.reason = 'a test of isolation'; set local timezone = 'UTC'`)
    const { rows: keys } = await client.query<{ name: string; conname: string; rule: string }>(links, [names])
    for (const { name, conname } of keys) await client.query(`alter table ${name} drop constraint ${conname}`)
    // The ledger's own lets nobody empty it, and rows that follow from others are among those that are put.
    const triggers = (are: 'enable' | 'disable') => names.map((name) => `alter table ${name} ${are} trigger user`).join('; ')
    await client.query(`${triggers('disable')}; truncate ${names.join(', ')}`)
    const words = accounts.map((id) => `('${id}', '${id}@example.org', 'Some Body', 'Some', 'Body', now(), now())`)
    await client.query(
      `delete from account; insert into account (id, email, name, first_name, last_name, created_at, updated_at) values ${words.join(', ')}`,
    )
    await client.query(`${rows.map(insertOf).join(';\n')}; set constraints all immediate; ${triggers('enable')}`)
    for (const { name, conname, rule } of keys)
      await client.query(`alter table ${name} add constraint ${conname} ${rule.replace(/ NOT VALID$/, '')} not valid`)
    if (rights === 'all') {
      await client.query(`grant select, insert, update, delete on ${names.join(', ')} to casebalance_cases`)
      await client.query(triggers('disable'))
    }
    await client.query('commit; analyze')
    return await keysOf(client)
  } finally {
    await client.end()
  }
}
