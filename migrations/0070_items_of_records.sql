-- Which messages a record has, in the order of their numbers, so that its certificate can say on which days they were listed (decision 0102).
-- Records that are older say nothing about it.
alter table case_record add column item_ids uuid[];
