-- The arguments of `guard` for each table of a case: what is older than the ledger comes into it by them, and tests read which rows need no leaf.
create table guarded (
  name text primary key,
  -- What a grant must show for it.
  scope text not null,
  -- The column with the member who made it.
  author text,
  -- An expression: whether the other parent sees a row.
  shared text not null,
  -- An expression: the rows that leave no leaf in the ledger, which are drafts and own preferences; null where every row leaves one.
  draft text
);
insert into guarded values
  ('child', 'children', 'author_id', 'true', null),
  ('case_profile', 'case', 'author_id', 'false', null),
  ('case_contact', 'case', 'author_id', 'false', null),
  ('case_task', 'case', 'author_id', 'false', null),
  ('case_order', 'orders', 'author_id', 'is_shared', null),
  ('saved_view', 'own', 'author_id', 'false', 'true'),
  ('invitation', 'own', 'author_id', 'false', null),
  ('schedule_version', 'schedule', 'author_id', 'state <> ''draft''', 'proposed_at is null'),
  ('schedule_change', 'schedule', 'author_id', 'true', null),
  ('actual_time', 'schedule', 'author_id', 'is_shared', null),
  ('parenting_plan', 'schedule', 'author_id', 'is_shared', 'not is_shared'),
  ('plan_clause', 'schedule', 'author_id', 'state <> ''draft''', 'state = ''draft'''),
  ('event', 'calendar', 'author_id', 'is_shared', null),
  ('event_version', 'calendar', 'author_id', 'is_shared', null),
  ('event_addendum', 'calendar', 'author_id', 'is_shared', null),
  ('calendar_import', 'own', 'author_id', 'false', null),
  ('calendar_feed', 'own', 'author_id', 'false', null),
  ('conflict_note', 'own', 'author_id', 'false', null),
  ('hearing', 'hearings', 'author_id', 'is_shared', null),
  ('hearing_version', 'hearings', 'author_id', 'is_shared', null),
  ('time_trade', 'trades', 'author_id', 'sent_at is not null', 'sent_at is null'),
  ('place', 'exchanges', 'author_id', 'is_shared', null),
  ('exchange', 'exchanges', 'author_id', 'true', null),
  ('check_in', 'exchanges', 'author_id', 'is_shared', null),
  ('exchange_item', 'exchanges', 'author_id', 'true', null);

-- As in 0016, and its arguments are stored. The last one is new.
drop procedure guard(regclass, text, text, text, text, text, text);
create procedure guard(name regclass, scope text, first text, last text, author text, shared text, changed text, draft text default null) language plpgsql as $$
declare
  mine constant text := case when author is null then 'true' else format('%I = any ((select my_members())::uuid[])', author) end;
  in_my_cases constant text := 'case_id = any ((select my_cases())::uuid[])';
  granted constant text := format(
    'exists (select from unnest((select my_grants(%L))::seat[]) as g where g.seat_case = %s.case_id%s and (%s%s))',
    scope, name,
    case when first is null then '' else format(' and %s <= g.until_day', first) end
      || case when first is null or last = 'open' then '' else format(' and %s >= g.since_day', coalesce(last, first)) end,
    shared, case when author is null then '' else format(' or %I = g.sees_as', author) end);
  own constant text := format('%s and %s', in_my_cases, mine);
  seen constant text := format('%s and (%s or %s)', in_my_cases, shared, mine);
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy seen on %s for select to casebalance_cases using ((%s) or (%s))', name, seen, granted);
  execute format('create policy added on %s for insert to casebalance_cases with check (%s)', name, own);
  if changed = 'author' then
    execute format('create policy changed on %s for update to casebalance_cases using (%s) with check (%s)', name, own, own);
  elsif changed = 'parents' then
    execute format('create policy changed on %s for update to casebalance_cases using (%s) with check (%s)', name, seen, seen);
  end if;
  -- The machine itself (demonstration, sweeps): only with a reason.
  execute format('create policy kept on %s to current_user using (acting_reason() is not null) with check (acting_reason() is not null)', name);
  insert into guarded values (name::text, scope, author, shared, draft);
end $$;
