import type { Db } from '../../ports/db/port.ts'
import { recordsBehind } from './store.merged.ts'

/** A fact as it is kept: with the day it was first read, and the day it was replaced or went. */
export interface KeptFact {
  field: string
  positionSeq: number | null
  value: string
  sourceTitle: string
  sourceRef: string
  seenOn: string
  goneOn: string | null
}

/** Every fact that was ever kept of a person, and of the records that their profile stands for, in the order in which they came. */
export async function readFacts(db: Db, professionalId: string): Promise<KeptFact[]> {
  return db
    .selectFrom('fact')
    .innerJoin('source', 'source.id', 'fact.source_id')
    .select([
      'fact.field',
      'fact.position_seq as positionSeq',
      'fact.value',
      'source.title as sourceTitle',
      'fact.source_ref as sourceRef',
      'fact.seen_on as seenOn',
      'fact.gone_on as goneOn',
    ])
    .where('fact.professional_id', 'in', [professionalId, ...(await recordsBehind(db, professionalId))])
    .orderBy('fact.id')
    .execute()
}
