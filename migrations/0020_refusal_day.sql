-- How often a call was refused on a day, by what it was refused for: what somebody sees who looks for attacks (ASVS 16.3.3).
-- Neither who, nor from where, nor at what time, nor what was sent. Of ratings nothing is counted.
create table refusal_day (
  day date not null,
  call text not null check (call ~ '^[A-Za-z]+\.[A-Za-z]+$'),
  status smallint not null check (status between 400 and 499),
  n bigint not null check (n > 0),
  primary key (day, call, status)
);
grant select, insert, update, delete on refusal_day to casebalance_app;
grant select on refusal_day to casebalance_accounts;
