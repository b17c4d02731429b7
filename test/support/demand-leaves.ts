import pg from 'pg'
import type { Connection } from '#ports/db/port.ts'

/** Besides drafts and own preferences, as `guarded` has them: changes that need no leaf. */
const besides: Readonly<Record<string, string>> = {
  // The text of a clause that was agreed before texts were stored: its first reader stores it.
  plan_clause: "tg_op = 'UPDATE' and (old.state, old.answered_at) is not distinct from (new.state, new.answered_at)",
}

/**
 * Lets no transaction of a person end that changed rows of a case and left no leaf in the ledger, or that shared a row and left a leaf that
 * does not name the row's first one (`sharedFrom`): a test in which that happens fails. Rows that the machine itself puts there, such as those of a demonstration, need none.
 */
export async function demandLeaves(owner: Connection): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; draft: string | null }>(
      "select name, draft from guarded union all values ('case_file', null), ('case_member', null) order by 1",
    )
    for (const { name, draft } of rows) {
      await client.query(`
        create function demand_leaf_of_${name}() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
        declare
          r ${name};
          first text;
        begin
          if acting_account() is null or acting_reason() is not null then return null; end if;
          if tg_op = 'DELETE' then r := old; else r := new; end if;
          if (select coalesce(${draft ?? 'false'}, false) from (select r.*) as row) or (${besides[name] ?? 'false'}) then return null; end if;
          perform set_config('app.reason', 'a test', true);
          if not exists (select from ledger_leaf where case_id = r.case_id and xmin = pg_current_xact_id()::xid) then
            raise exception 'a change of ${name} leaves no leaf in the ledger';
          end if;
          if tg_op = 'UPDATE' and to_jsonb(old)->>'is_shared' = 'false' and to_jsonb(new)->>'is_shared' = 'true' then
            select encode(l.hash, 'hex') into first from ledger_object o join ledger_leaf l using (case_id, log, seq)
              where o.case_id = r.case_id and o.log::text = to_jsonb(new)->>'author_id' and position(to_jsonb(new)->>'id' in o.content) > 0
              order by o.seq limit 1;
            if first is not null and not exists (select from ledger_object o where o.case_id = r.case_id and o.log = r.case_id
                and o.xmin = pg_current_xact_id()::xid and o.content::jsonb->>'sharedFrom' = first) then
              raise exception 'a row of ${name} is shared, and its leaf does not say since when it was there';
            end if;
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
