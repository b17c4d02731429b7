-- A safe address that was taken away still gets the warnings about the way of signing in for a day: who took over a
-- session cannot shut out the one who is warned.
alter table account_setting
  add column former_email text check (former_email = lower(former_email) and char_length(former_email) between 3 and 254),
  add column former_until timestamptz,
  add check ((former_email is null) = (former_until is null));
