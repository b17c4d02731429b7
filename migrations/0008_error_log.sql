-- Crashes of pages, one row for what is alike in a day. No time of day, no address, no text that anybody
-- typed, of the browser only family and major version. Owned by the room "telemetry"; forgotten after 30 days.
create table error_log (
  day date not null,
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind ~ '^[A-Za-z]{1,40}$'),
  -- One of the known shapes, or nothing.
  message text not null check (length(message) <= 100),
  -- A pattern of the site's map, such as /professionals/:id, or nothing.
  page text not null check (length(page) <= 60),
  boundary text not null check (boundary in ('page', 'router', 'app')),
  browser text not null check (length(browser) <= 20),
  -- Places in our own built files, the innermost first.
  places text[] not null check (cardinality(places) <= 15),
  seen integer not null default 1 check (seen > 0),
  primary key (day, fingerprint)
);

grant select, insert, update, delete on error_log to casebalance_app;
