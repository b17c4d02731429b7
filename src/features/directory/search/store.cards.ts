import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { sourceDays } from '#directory/professionals/public.ts'
import type { Hit } from './contract.ts'

/** A card as `search_person` has it: with the source, whose day may change, in place of `asOf`. */
type StoredCard = Omit<Hit, 'asOf' | 'reviewN' | 'scoreLow'> & { sourceId: string }

/** A card with the person's ratings: how many, and the lower bound of the score. */
export type StoredHit = readonly [card: StoredCard, reviewN: number, scoreLow: number | null]

/** Cards with the day up to which their source speaks. */
export function cardsOf(stored: readonly StoredHit[] | null, editions: Readonly<Record<string, string | null>> | null): Hit[] {
  return (stored ?? []).map(([{ sourceId, ...card }, reviewN, scoreLow]) => ({
    ...card,
    asOf: editions?.[sourceId] ?? null,
    reviewN,
    scoreLow,
  }))
}

/** The cards of these people (numbers of the search), in the order given. People who have just left the directory are left out. */
export async function readCards(db: Db, nums: readonly number[]): Promise<Hit[]> {
  if (nums.length === 0) return []
  const { rows } = await sql<{ card: StoredCard; review_n: number; score_low: number | null; edition_on: string | null }>`
    select f.card, f.review_n, f.score_low, s.edition_on
    from unnest(${nums}::integer[]) with ordinality as asked(num, at)
    join search_person f on f.num = asked.num
    left join ${sourceDays} s on s.id = f.card ->> 'sourceId'
    order by asked.at`.execute(db)
  return rows.flatMap(({ card, review_n: reviewN, score_low: scoreLow, edition_on: edition }) =>
    cardsOf([[card, reviewN, scoreLow]], { [card.sourceId]: edition }),
  )
}
