import { sql } from 'kysely'
import type { Day } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'

/** The invented organizations of the demonstration. No firm, agency or panel is called so. */
const invented = [
  {
    id: '5eed0000-0029-4000-8000-000000000001',
    kind: 'firm',
    name: 'Fernhollow & Pikestone, attorneys',
    role: 'attorney',
    seat: 'Partner',
    above: false,
  },
  {
    id: '5eed0000-0029-4000-8000-000000000002',
    kind: 'agency',
    name: 'Larkmoor Family Evaluation Office',
    role: 'expert',
    seat: 'Staff evaluator',
    above: false,
  },
  {
    id: '5eed0000-0029-4000-8000-000000000003',
    kind: 'panel',
    name: 'Larkmoor Panel of Guardians ad Litem',
    role: 'gal',
    seat: 'Member of the panel',
    above: true,
  },
] as const

const members = 6
const source = 'Invented for the demonstration'

/** Puts them in with members of the fictional directory, once; each member begins and, for some, ends on a fixed day. */
export async function putDemoOrganizations(owner: Db, today: Day): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from organization where id = ${invented[0].id}) or not exists (select from professional where is_fictional and gone_on is null)
      or not exists (select from organization where court_id = 'demo:court-tx') as "isThere"`.execute(owner)
  if (rows[0]!.isThere) return
  await owner.transaction().execute(async (tx) => {
    for (const { id, kind, name, role, seat, above } of invented) {
      await sql`
        insert into organization (id, kind, name, parent_id, state, source, source_on, recorded_on, is_fictional)
        values (${id}, ${kind}, ${name}, ${above ? sql`(select id from organization where court_id = 'demo:court-tx')` : null}, 'TX',
          ${source}, '2026-01-01', ${today}, true) on conflict do nothing`.execute(tx)
      await sql`
        insert into organization_seat (id, seat_id, organization_id, professional_id, role, is_exclusive, from_on, from_precision, to_on, end_reason,
          source, source_on, is_staff, recorded_on)
        select p.own, p.own, ${id}::uuid, p.id, ${seat}, false, make_date(2009 + 2 * p.place, 3, 1), 'month',
          case when p.place % 3 = 0 then make_date(2012 + 2 * p.place, 9, 1) end, case when p.place % 3 = 0 then 'Left' end,
          ${source}, '2026-01-01', true, ${today}::date
        from (select id, row_number() over (order by sort_name, id)::int as place,
            left(encode(sha256(convert_to(${id} || id, 'UTF8')), 'hex'), 32)::uuid as own from professional
          where is_fictional and gone_on is null and role = ${role} and state = 'TX' order by sort_name, id limit ${members}) p
        on conflict do nothing`.execute(tx)
    }
  })
}

/** Outside the demonstration there are none. */
export async function removeDemoOrganizations(owner: Db): Promise<void> {
  await sql`delete from organization where is_fictional and court_id is null and id = any(${invented.map(({ id }) => id)}::uuid[])`.execute(
    owner,
  )
}
