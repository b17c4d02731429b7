import type { Authored, CaseTx } from '#access/cases.ts'
import type { Profile } from './contract.ts'

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

/** An intake, and the member whose it is. */
export interface Intake {
  authorId: string
  profile: Profile
}

/** The intake that the reader sees: a parent's own, or that of the parent who granted the reader's seat with private records. */
export async function intakeIn(tx: CaseTx, caseId: string): Promise<Intake | null> {
  const row = await tx.selectFrom('case_profile').select(profileColumns).where('case_id', '=', caseId).limit(1).executeTakeFirst()
  if (!row) return null
  return {
    authorId: row.author_id,
    profile: {
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
    },
  }
}

/** The fields of an intake that a step saves. */
type Named = { [field in keyof Profile]?: Profile[field] | undefined }

/** Saves the named fields of an intake, and leaves the rest. A step that was reached stays reached. */
export async function saveProfile(tx: CaseTx, by: Omit<Authored, 'id'>, profile: Named): Promise<void> {
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
