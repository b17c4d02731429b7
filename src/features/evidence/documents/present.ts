import type { CaseTx } from '#access/cases.ts'
import { canPreview, ownStored } from '#case/files/public.ts'
import { stateOf } from '#domain/documents/documents.ts'
import type { Document, DocumentRow, Step } from './contract.ts'
import type { DocumentDbRow, Owner } from './store.ts'
import { type StepRow, stepsOf, type VersionRow, versionsOf } from './store.parts.ts'

const counted = (steps: readonly StepRow[]) =>
  stateOf(steps.map(({ kind, day, takenBackAt }) => ({ kind, day, isTakenBack: takenBackAt !== null })))

const rowView = (
  { id, folder, title, kind, at }: DocumentDbRow,
  steps: readonly StepRow[],
  versions: readonly VersionRow[],
  foundOn: number | null,
): DocumentRow => ({
  id,
  folder,
  title,
  kind,
  ...counted(steps),
  version: versions[0]?.number ?? 0,
  at: at.toISOString(),
  foundOn,
  blocked: versions[0]?.blocked ?? null,
})

/** Documents as a list has them. @param pages of files, on which the searched words stand */
export async function listed(
  tx: CaseTx,
  owner: Owner,
  rows: readonly DocumentDbRow[],
  pages: ReadonlyMap<string, number>,
): Promise<DocumentRow[]> {
  const ids = rows.map(({ id }) => id)
  const [steps, versions] = [await stepsOf(tx, owner, ids), await versionsOf(tx, owner, ids)]
  return rows.map((row) => {
    const own = versions.filter(({ document }) => document === row.id)
    const page = own.map(({ file }) => pages.get(file)).find((found) => found !== undefined)
    return rowView(
      row,
      steps.filter(({ document }) => document === row.id),
      own,
      page ?? null,
    )
  })
}

/** A document in full. @param can whether its reader may change it */
export async function inFull(tx: CaseTx, owner: Owner, row: DocumentDbRow, can: Document['can']): Promise<Document> {
  const [steps, versions] = [await stepsOf(tx, owner, [row.id]), await versionsOf(tx, owner, [row.id])]
  const files = [...versions.map(({ file }) => file), ...steps.flatMap(({ proof }) => proof ?? [])]
  const stored = new Map<string, { name: string; copyType: string | null }>()
  for (const id of new Set(files)) {
    const file = await ownStored(tx, { ...owner, id })
    if (file) stored.set(id, file)
  }
  return {
    ...rowView(row, steps, versions, null),
    docket: row.docket,
    note: row.note,
    versions: versions.map(({ document: _of, at, ...version }) => ({
      ...version,
      at: at.toISOString(),
      isPicture: canPreview(stored.get(version.file)?.copyType ?? null),
    })),
    steps: steps.map(({ document: _of, at, takenBackAt, takenBackReason, proof, proofBlocked, ...step }): Step => ({
      ...step,
      proof: proof === null ? null : { file: proof, name: stored.get(proof)?.name ?? '', blocked: proofBlocked },
      at: at.toISOString(),
      takenBack: takenBackAt && { at: takenBackAt.toISOString(), reason: takenBackReason ?? '' },
    })),
    can,
  }
}
