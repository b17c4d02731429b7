import { sql } from 'kysely'

/** What a position `n` says of its days, as cards and pages have it. */
export const since = sql`json_build_object('basis', n.basis, 'fromOn', n.from_on, 'fromPrecision', n.from_precision, 'toOn', n.to_on,
  'seniorOn', n.senior_on, 'next', case when n.next_on is null then null
    else json_build_object('basis', n.next_basis, 'on', n.next_on, 'precision', n.next_precision) end)`
