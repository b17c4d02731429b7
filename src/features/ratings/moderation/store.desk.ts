import { sql } from 'kysely'
import { grounds } from '#domain/moderation/grounds.ts'
import { deskStates, type DeskState } from '#domain/moderation/letters.ts'
import type { Db } from '#ports/db/port.ts'

/** A rating in the queue. */
export interface Waiting {
  id: string
  professionalId: string
  status: DeskState
  /** The day of the step that brought it here. */
  since: string
  /** What it was held, reported or taken down for. */
  rules: string[]
  isHarm: boolean
  /** An author has to do something first. */
  waitsForAuthor: boolean
  takenBy: string | null
  /** Who proposed to take it down, if that is what waits. */
  proposedBy: string | null
  /** Who of ours had a part in what an appeal is against: someone else decides on it (domain/moderation). */
  hadPart: string[]
}

/** Nobody may decide on a text from the moment its author edits or withdraws it. */
const isMeant = sql.raw(`not exists (select from review_intake i where i.receipt_hash = r.receipt_hash)
  and not exists (select from review_act_intake a where a.receipt_hash = r.receipt_hash and a.kind = 'withdraw')`)
/** Steps that leave the rating in its state. */
const asides = ['asked', 'answered', 'removal_proposed', 'undone']
/** Leaves out steps that were undone within their minute. */
const counts = sql.raw(`not exists (select from review_event u where u.review_id = e.review_id and u.n = e.n + 1 and u.event = 'undone')`)
/** Also first in the queue: texts that may mean that a person is in danger now (C1). */
const harmful = ['C1.', ...grounds.filter(({ isHarm }) => isHarm).map(({ id }) => `${id}.`)]

interface Wanted {
  /** Now, as an instant. */
  at: Date
  most: number
  /** Only one of these. */
  states?: readonly DeskState[]
  /** What someone can do something with: nobody else looks at it, it does not wait for its author, and not for another than them. */
  for?: { account: string; not: readonly string[] }
}

/** What waits: harm first, then the longest waiting; what waits for its author or for counsel comes last. */
export async function waiting(db: Db, { at, most, states = deskStates, for: who }: Wanted): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with desk as (
      select r.id, r.professional_id, r.status,
        (select max(e.on_day) from review_event e where e.review_id = r.id and e.event <> all(${asides}) and ${counts}) as since,
        coalesce((select e.checks from review_event e where e.review_id = r.id and e.checks <> '{}' and ${counts} order by e.n desc limit 1), '{}') as rules,
        (select e.event from review_event e where e.review_id = r.id and e.event <> 'undone' and ${counts} order by e.n desc limit 1) as last,
        (select c.moderator_id from desk_claim c where c.review_id = r.id and c.until > ${at}) as taken_by,
        (select e.moderator_id from review_event e where e.review_id = r.id and e.event = 'removal_proposed' and ${counts}
          and not exists (select from review_event k where k.review_id = r.id and k.event = 'kept' and k.actor = 'moderator' and k.n > e.n) order by e.n desc limit 1) as proposed_by,
        array(select distinct e.moderator_id from review_event e where r.status = 'appealed' and e.review_id = r.id
          and e.event in ('removal_proposed', 'removed', 'refused') and e.moderator_id is not null and ${counts}) as had_part
      from review r where r.status = any(${[...states]}) and ${isMeant}),
    ranked as (
      select *, status = 'flagged_hidden' or exists (
          select from unnest(rules) rule, unnest(${harmful}::text[]) harm where starts_with(rule, harm)) as is_harm,
        status = 'author_edit_pending' or last = 'asked' as waits_for_author
      from desk)
    select id, professional_id as "professionalId", status, since, rules, is_harm as "isHarm", waits_for_author as "waitsForAuthor",
      taken_by as "takenBy", proposed_by as "proposedBy", had_part as "hadPart"
    from ranked
    where ${
      who
        ? sql`(taken_by is null or taken_by = ${who.account}) and not waits_for_author and status <> 'hidden_legal'
      and proposed_by is distinct from ${who.account} and ${who.account} <> all(had_part) and id <> all(${[...who.not]}::uuid[])`
        : sql`true`
    }
    order by waits_for_author or status = 'hidden_legal', is_harm desc, since, id limit ${most}`.execute(db)
  return rows
}

/** How many are in each state. */
export async function deskCounts(db: Db): Promise<{ state: DeskState; n: number }[]> {
  const { rows } = await sql<{ state: DeskState; n: number }>`
    select r.status as state, count(*)::int as n from review r where r.status = any(${[...deskStates]}) and ${isMeant} group by r.status`.execute(
    db,
  )
  return deskStates.map((state) => ({ state, n: rows.find((row) => row.state === state)?.n ?? 0 }))
}

/**
 * Takes one for someone, until then; what they have already is theirs for longer.
 * @returns whether it is theirs: someone else may have it
 */
export async function take(db: Db, claim: { reviewId: string; account: string; at: Date; until: Date }): Promise<boolean> {
  const { reviewId, account, at, until } = claim
  const { numAffectedRows } = await sql`
    insert into desk_claim (review_id, moderator_id, until) values (${reviewId}, ${account}, ${until})
    on conflict (review_id) do update set moderator_id = ${account}, until = ${until}
      where desk_claim.moderator_id = ${account} or desk_claim.until <= ${at}`.execute(db)
  return numAffectedRows === 1n
}

/** Gives back what someone had taken. */
export async function letGo(db: Db, reviewId: string, account: string): Promise<void> {
  await db.deleteFrom('desk_claim').where('review_id', '=', reviewId).where('moderator_id', '=', account).execute()
}

/** Claims that ran out, and those of ratings that are no more. */
export async function dropClaims(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('desk_claim').where('until', '<=', at).execute()
}

/** The public key that words to the author are sealed to. */
export async function authorKeyOf(db: Db, reviewId: string): Promise<Buffer | null> {
  const row = await db.selectFrom('review').select('author_key').where('id', '=', reviewId).executeTakeFirst()
  return row?.author_key ?? null
}
