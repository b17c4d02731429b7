-- A flag that was turned on by the command on the server itself (decision 0055): no account stands behind that change.
alter table flag_change alter column changed_by drop not null;
