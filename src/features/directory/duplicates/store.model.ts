import { sql } from 'kysely'
import type { Model, Rates } from '#domain/linkage/model.ts'
import { personFields } from '#domain/linkage/person-fields.ts'
import type { Person } from '#domain/linkage/person.ts'
import type { Day } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'

type What = 'family' | 'given' | 'state' | 'county' | 'employer'
export type Shares = Readonly<Record<What, ReadonlyMap<string, number>>>

/** The model that was learnt last, with its day and how many people it was learnt from; `null` before the first. */
export async function readModel(db: Db): Promise<{ model: Model<Person>; madeOn: string; people: number } | null> {
  const row = await db.selectFrom('linkage_model').selectAll().executeTakeFirst()
  if (!row) return null
  const rates = row.rates as unknown as Rates[]
  // Another number of fields or levels: it was learnt by an older program.
  const fits =
    rates.length === personFields.length &&
    rates.every(({ m, u }, at) => m.length === personFields[at]!.levels.length && u.length === m.length)
  return fits ? { model: { fields: personFields, rates, prior: row.prior }, madeOn: row.made_on, people: row.people } : null
}

/** Keeps a model and how common the names, places and firms are that it was learnt with. */
export async function writeModel(
  tx: Db,
  { rates, prior }: Omit<Model<Person>, 'fields'>,
  people: number,
  today: Day,
  shares: Shares,
): Promise<void> {
  const said = { rates: JSON.stringify(rates), prior, people, made_on: today }
  await tx
    .insertInto('linkage_model')
    .values({ one: true, ...said })
    .onConflict((conflict) => conflict.column('one').doUpdateSet(said))
    .execute()
  await tx.deleteFrom('linkage_share').execute()
  for (const [what, table] of Object.entries(shares)) {
    await sql`insert into linkage_share (what, value, share)
      select ${what}, * from unnest(${[...table.keys()]}::text[], ${[...table.values()]}::float8[])`.execute(tx)
  }
}

/** These people with how common their names, places and firms are. */
export async function withShares(db: Db, people: readonly Person[]): Promise<Person[]> {
  const wanted = people.flatMap(({ family, given, states, counties, employers }): [What, string][] => [
    ['family', family],
    ['given', given],
    ...states.map((value): [What, string] => ['state', value]),
    ...counties.map((value): [What, string] => ['county', value]),
    ...employers.map((words): [What, string] => ['employer', words.join(' ')]),
  ])
  const once = [...new Map(wanted.map((one) => [one.join(' '), one])).values()]
  const { rows } = await sql<{ what: string; value: string; share: number }>`
    select s.what, s.value, s.share from linkage_share s
    join unnest(${once.map(([what]) => what)}::text[], ${once.map(([, value]) => value)}::text[]) as asked (what, value)
      on asked.what = s.what and asked.value = s.value`.execute(db)
  const table = new Map(rows.map(({ what, value, share }) => [`${what} ${value}`, share]))
  const most = (what: What, values: readonly string[]) =>
    values.reduce((share, value) => Math.max(share, table.get(`${what} ${value}`) ?? 0), 0)
  return people.map((person) => ({
    ...person,
    shares: {
      family: most('family', [person.family]),
      given: most('given', [person.given]),
      state: most('state', person.states),
      county: most('county', person.counties),
      employer: most(
        'employer',
        person.employers.map((words) => words.join(' ')),
      ),
    },
  }))
}

/** Everybody is to be compared again. */
export async function markAllDue(tx: Db): Promise<void> {
  await sql`insert into linkage_due select id from professional where gone_on is null on conflict do nothing`.execute(tx)
}
