-- The newest code of the shared records of someone who is a parent in them, with its day: it goes along in the mails that go to them anyway.
create function record_codes(of_account uuid) returns table (code text, day date)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'codes in a mail', true);
  return query
    select h.code, (h.at at time zone 'UTC')::date
    from case_member m join lateral
      (select l.code, l.at from ledger_head l where l.case_id = m.case_id and l.log = m.case_id order by l.size desc limit 1) h on true
    where m.account_id = of_account and m.role = 'parent' and m.ended_at is null
    order by h.at desc, h.code;
  perform set_config('app.reason', reason_before, true);
end $$;
revoke all on function record_codes(uuid) from public;
grant execute on function record_codes(uuid) to casebalance_accounts;
