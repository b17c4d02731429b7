-- What is known of a seat beside its holder: since when the holder is a senior judge, and who came to it after, by the source's
-- key, with the day and how exactly it is known (rooms/catalogue/succession.ts).
alter table position
  add column senior_on date,
  add column next_key text,
  add column next_basis text check (next_basis in ('appointed', 'elected', 'listed')),
  add column next_on date,
  add column next_precision text check (next_precision in ('day', 'month', 'year')),
  add check (num_nulls(next_key, next_basis, next_on, next_precision) in (0, 4));
