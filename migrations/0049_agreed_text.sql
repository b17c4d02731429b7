-- Every version of a clause keeps its words and the names of its day (docs/decisions/0061-an-agreement-keeps-its-text.md).
-- names: {A, B, children, caseTitle}; wording: {section, title, sentences}. Both are null in a draft, which follows the names of today.
-- let_go: agreed, and answered by other words before an agreement held until both agree on others: it ended by the rule of then.
alter table plan_clause
  add column names jsonb check (jsonb_typeof(names) = 'object'),
  add column wording jsonb check (jsonb_typeof(wording) = 'object'),
  add column let_go boolean not null default false;
grant update (names, wording) on plan_clause to casebalance_cases;

-- What was there already: the names as they were when it was agreed or proposed. Its words are made of them at the first reading, and
-- kept where they have the digest that was agreed to.
select set_config('app.reason', 'migration 0049', true);
update plan_clause c set
  names = jsonb_build_object(
    'A', coalesce(n.a, 'Parent A'), 'B', coalesce(n.b, 'Parent B'), 'children', coalesce(n.children, '["the children"]'::jsonb), 'caseTitle', n.title),
  let_go = c.state = 'accepted' and exists (select from plan_clause o where o.case_id = c.case_id and o.counters = c.id)
from (
  select v.case_id, v.id, f.title, max(s.name) filter (where s.side = 'A') as a, max(s.name) filter (where s.side = 'B') as b,
    (select jsonb_agg(k.name order by k.born, k.id) from child k
      where k.case_id = v.case_id and k.created_at <= v.moment and (k.ended_at is null or k.ended_at > v.moment)) as children
  from (select case_id, id, case when state = 'accepted' then coalesce(answered_at, created_at) else created_at end as moment
    from plan_clause where state <> 'draft') v
  join case_file f on f.case_id = v.case_id
  left join lateral (
    select distinct on (m.side) m.side, coalesce(
      (select e.was ->> 'name' from jsonb_array_elements(m.former_names) with ordinality as e (was, nth)
        where (e.was ->> 'until')::timestamptz > v.moment order by e.nth limit 1), m.name) as name
    from case_member m
    where m.case_id = v.case_id and m.role = 'parent'
    order by m.side, (m.ended_at is not null and m.ended_at <= v.moment), m.joined_at nulls last
  ) s on true
  group by v.case_id, v.id, v.moment, f.title
) n
where n.case_id = c.case_id and n.id = c.id;
select set_config('app.reason', '', true);

create trigger wording_stands before update on plan_clause for each row when (old.wording is not null)
  execute function frozen('names', 'wording', 'let_go');
