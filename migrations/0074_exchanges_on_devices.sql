-- Reminders of exchanges come to devices, too (decision 0106).
alter table account_setting drop constraint account_setting_notify_check;
alter table account_setting add constraint account_setting_notify_check check (notify <@ array[
  'sign_in:email', 'trial:email', 'digest:email', 'hearing:email', 'exchange:email', 'answer:email', 'answered:email', 'message:email',
  'hearing:push', 'exchange:push', 'answer:push', 'answered:push', 'message:push']);
-- The job of reminders writes them into a person's own list, in one transaction with the mark that each comes once.
grant insert (id, account_id, of_case, kind, page, about, created_at) on notification to casebalance_accounts;
