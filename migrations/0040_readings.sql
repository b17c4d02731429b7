-- How the rules of a version are read (docs/decisions/0051-what-was-approved-stays.md). 1: seasons begin at 00:00, the later in the
-- list wins among holidays, exchanges are laid out before the approval. What was proposed until now keeps that; the rest is 2.
alter table schedule_version add column reading smallint not null default 1 check (reading in (1, 2));
alter table schedule_version alter column reading set default 2;
-- A draft is read anew when it is proposed.
grant update (reading) on schedule_version to casebalance_cases;
drop trigger stands on schedule_version;
create trigger stands before update on schedule_version for each row when (old.state <> 'draft')
  execute function frozen('title', 'basis', 'order_id', 'effective_on', 'rules', 'reading', 'note', 'author_id', 'proposed_at', 'respond_by');
