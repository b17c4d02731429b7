-- How many pairs of profiles of a place may be one person (pages.md, /data-quality): which two, and whether somebody has decided.
-- The weights and who decided stay at the desk.
grant select (a_id, b_id, state, conflict) on duplicate_pair to casebalance_app;
