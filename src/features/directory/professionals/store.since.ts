import { sql } from 'kysely'

/** What a position `n` says of its days, as cards and pages have it. */
export const since = sql`json_build_object('basis', n.basis, 'fromOn', n.from_on, 'fromPrecision', n.from_precision, 'toOn', n.to_on,
  'seniorOn', n.senior_on, 'next', case when n.next_on is null then null
    else json_build_object('basis', n.next_basis, 'on', n.next_on, 'precision', n.next_precision) end)`

/** The same of the newest position of a profile `p`, a row of professional_shown. */
export const sinceOfNewest = sql`coalesce(
  (select ${since} from position n where n.professional_id = p.seat_of order by n.seq desc limit 1),
  json_build_object('basis', 'listed', 'fromOn', null, 'fromPrecision', 'day', 'toOn', null))`
