-- What the directory is searched by. Everything here is made from 0001's tables by indexPeople()
-- (rooms/professionals/store.index.ts) in the transaction that changes them; nothing is kept only here.
-- Names are found by ranges of B-trees in byte order (collate "C"), so that every server orders alike;
-- misspelled ones by shared keys of a small table of distinct words. No extension is needed.

-- People who are alike in all that a filter can ask. What a group means never changes (only `n` does),
-- so a reader may remember it.
create table search_group (
  id integer primary key generated always as identity,
  -- Digest of all that follows up to `court_name`.
  key uuid not null unique,
  role text not null,
  kind text not null,
  jurisdiction text not null check (jurisdiction in ('state', 'federal')),
  state text,
  counties text[] not null,
  court_id text,
  court_name text,
  -- Folded, without the word "county".
  county_keys text[] not null default '{}',
  n integer not null default 0
);
create index search_group_state on search_group (state);
create index search_group_court on search_group (court_id);
create index search_group_county on search_group using gin (county_keys) with (fastupdate = off);

-- Words of court, counties and state.
create table search_word (
  word text collate "C" not null,
  group_id integer not null references search_group on delete cascade,
  primary key (word, group_id)
);

-- Everybody who can be found, in the order of names. A number of its own, because millions of index
-- rows repeat it.
create table search_person (
  num integer primary key generated always as identity,
  professional_id uuid not null unique references professional on delete cascade,
  group_id integer not null references search_group on delete restrict,
  sort_name text collate "C" not null,
  -- What a list shows of the person, as the contract's Card has it, with the source in place of its day.
  card json not null
);
create index search_person_name on search_person (sort_name, num) include (group_id);
create index search_person_group on search_person (group_id, sort_name, num);

-- One row for each word of a person's name: place 0 family, 1 given, 2 middle; `rest` are the other
-- words in the order in which they are likely typed next ("abudu" | "nancy gbana"). Places 3 to 5 are
-- the same with another word first, so that any two words of a name are one range of the index.
create table search_name (
  place smallint not null,
  token text collate "C" not null,
  rest text collate "C" not null,
  num integer not null,
  group_id integer not null
);
create index search_name_words on search_name (place, token, rest, num) include (group_id);
create index search_name_num on search_name (num);

-- Distinct words of names, with how many bear them (rows of places 0 to 2), and the keys that a misspelled word shares.
create table search_token (
  token text collate "C" primary key,
  n integer not null,
  near integer[] not null
);
create index search_token_near on search_token using gin (near) with (fastupdate = off);

grant select on search_group, search_word, search_person, search_name, search_token to casebalance_app;

-- The day on which a court was last seen, where no fact says it.
grant select (source_id, imported_on) on import_run to casebalance_app;
