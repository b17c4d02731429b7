import type { CaseTx } from '#access/cases.ts'
import type { Profile } from '#case/toolkit/contract.ts'

// What is one parent's own: row-level security shows the other parent none of it.

/** Whose a new row is, its id, and when it was made. */
export interface By {
  caseId: string
  id: string
  authorId: string
  at: Date
}

const profileColumns = [
  'author_id',
  'county',
  'court',
  'docket',
  'is_petitioner',
  'phase',
  'married_on',
  'separated_on',
  'filed_on',
  'served_on',
  'decree_on',
  'step',
] as const

/** The intake that one sees: their own, or that of the person who granted one's seat with what they keep private. */
export async function profileIn(tx: CaseTx, caseId: string): Promise<(Profile & { authorId: string }) | null> {
  const row = await tx.selectFrom('case_profile').select(profileColumns).where('case_id', '=', caseId).limit(1).executeTakeFirst()
  if (!row) return null
  return {
    authorId: row.author_id,
    county: row.county ?? '',
    court: row.court ?? '',
    docket: row.docket ?? '',
    isPetitioner: row.is_petitioner,
    phase: row.phase as Profile['phase'],
    marriedOn: row.married_on,
    separatedOn: row.separated_on,
    filedOn: row.filed_on,
    servedOn: row.served_on,
    decreeOn: row.decree_on,
    step: row.step,
  }
}

/** What of an intake is saved. */
type Named = { [field in keyof Profile]?: Profile[field] | undefined }

/** Saves what is named of an intake, and leaves the rest. A step that was reached stays so. */
export async function saveProfile(tx: CaseTx, by: Omit<By, 'id'>, profile: Named): Promise<void> {
  const values = {
    ...(profile.county !== undefined && { county: profile.county }),
    ...(profile.court !== undefined && { court: profile.court }),
    ...(profile.docket !== undefined && { docket: profile.docket }),
    ...(profile.isPetitioner !== undefined && { is_petitioner: profile.isPetitioner }),
    ...(profile.phase !== undefined && { phase: profile.phase }),
    ...(profile.marriedOn !== undefined && { married_on: profile.marriedOn }),
    ...(profile.separatedOn !== undefined && { separated_on: profile.separatedOn }),
    ...(profile.filedOn !== undefined && { filed_on: profile.filedOn }),
    ...(profile.servedOn !== undefined && { served_on: profile.servedOn }),
    ...(profile.decreeOn !== undefined && { decree_on: profile.decreeOn }),
    updated_at: by.at,
  }
  const step = profile.step ?? 1
  await tx
    .insertInto('case_profile')
    .values({ case_id: by.caseId, author_id: by.authorId, step, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['case_id', 'author_id'])
        .doUpdateSet((old) => ({ ...values, step: old.fn('greatest', ['case_profile.step', 'excluded.step']) })),
    )
    .execute()
}
