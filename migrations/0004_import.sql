-- Runs of one day in their order.
alter table import_run add column seq bigint generated always as identity;
