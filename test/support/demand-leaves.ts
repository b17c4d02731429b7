import pg from 'pg'
import type { Connection } from '#ports/db/port.ts'

/** Which rows of which tables may change without a leaf in the ledger; `true` for all. Of every other table of cases none may. */
const withoutLeaf: Readonly<Record<string, string>> = {
  // Numbers of what changed, and the ledger itself.
  case_count: 'true',
  case_change: 'true',
  seat_count: 'true',
  seat_change: 'true',
  ledger_log: 'true',
  ledger_leaf: 'true',
  ledger_object: 'true',
  // Where someone was last, and what a grant looked at.
  case_opening: 'true',
  case_look: 'true',
  // Own preferences.
  saved_view: 'true',
  // Drafts.
  time_trade: 'r.sent_at is null',
  schedule_version: 'r.proposed_at is null',
  // And the text of a clause that was agreed before texts were stored, which its first reader stores.
  plan_clause: "r.state = 'draft' or (tg_op = 'UPDATE' and (old.state, old.answered_at) is not distinct from (new.state, new.answered_at))",
  parenting_plan: 'not r.is_shared',
}

/**
 * Lets no transaction of a person end that changed rows of a case and left no leaf in the ledger: a test in which that happens fails. Rows
 * that the machine itself puts there, such as those of a demonstration, need none.
 */
export async function demandLeaves(owner: Connection): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(`
      select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'case_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity order by 1`)
    for (const { name } of rows) {
      const rule = withoutLeaf[name] ?? 'false'
      if (rule === 'true') continue
      await client.query(`
        create function demand_leaf_of_${name}() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
        declare
          r ${name};
        begin
          if acting_account() is null or acting_reason() is not null then return null; end if;
          if tg_op = 'DELETE' then r := old; else r := new; end if;
          if ${rule} then return null; end if;
          perform set_config('app.reason', 'a test', true);
          if not exists (select from ledger_leaf where case_id = r.case_id and xmin = pg_current_xact_id()::xid) then
            raise exception 'a change of ${name} leaves no leaf in the ledger';
          end if;
          perform set_config('app.reason', '', true);
          return null;
        end $$;
        create constraint trigger demand_leaf after insert or update or delete on ${name} deferrable initially deferred
          for each row execute function demand_leaf_of_${name}()`)
    }
  } finally {
    await client.end()
  }
}

/** For a test that changes rows past every handler: its database demands no leaves. */
export const demandNone = `
  do $$ declare f record; begin
    for f in select oid::regprocedure as name from pg_proc where proname like 'demand_leaf_of_%' loop
      execute format('drop function %s cascade', f.name);
    end loop;
  end $$`
