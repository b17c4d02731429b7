import type { ExportedFiles } from '#accounts/settings/public.ts'
import { seatsOf } from '#case/cases/public.ts'
import { pathName } from '#domain/files/names.ts'
import type { Whose } from '#feature/exported.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import { contentOf, notAvailable, type SealingDeps } from './content.ts'
import { type FileRow, filesOf } from './store.ts'
import { type UseRow, usesBy } from './store.uses.ts'

/** More files than one parent has in a case. */
const all = 100_000

/** Why a file's content stays behind; `null` where it goes along. */
function leftOut({ blocked, isSensitive }: FileRow, withSensitive: boolean): string | null {
  if (blocked !== null) return english(notAvailable(blocked).text)
  return isSensitive && !withSensitive
    ? english(msg`You marked this file as sensitive. Its content is left out unless you ask for it.`)
    : null
}

const listed = (file: FileRow, path: string, why: string | null, uses: readonly UseRow[]) => ({
  path: why === null ? path : null,
  left_out: why,
  name: file.name,
  type: file.type,
  bytes: file.bytes,
  sha256: file.sha256,
  uploaded_at: file.finishedAt!.toISOString(),
  case_id: file.caseId,
  // What it was sent in is named by its kind, id and time: its words may be someone else's.
  used_in: uses
    .filter(({ fileId }) => fileId === file.id)
    .map(({ topic, about, sharedAt, sha256 }) => ({
      in: topic,
      id: about,
      sent_at: sharedAt?.toISOString() ?? null,
      sha256_of_copy: sha256,
    })),
})

/**
 * What someone uploaded as a parent, in every case whose seat is theirs, for their account's export: the files themselves, byte by byte as
 * they came, but for what is not available, and for what they marked as sensitive unless they chose that twice. An attorney's seat, and files of the other parent, have nothing here.
 */
export function filesForExport(deps: SealingDeps): (whose: Whose) => Promise<ExportedFiles> {
  return async ({ account, withSensitive = false }) => {
    const cases = await deps.cases.asActor({ account }, async (tx) => {
      const found: { files: readonly FileRow[]; uses: readonly UseRow[] }[] = []
      for (const { caseId, memberId: authorId, role } of await seatsOf(tx))
        if (role === 'parent')
          found.push({
            files: await filesOf(tx, { caseId, authorId }, { before: null, most: all }),
            uses: await usesBy(tx, { caseId, authorId }),
          })
      return found
    })
    const placed = cases
      .filter(({ files }) => files.length > 0)
      .flatMap(({ files, uses }, folder) =>
        files.map((file, n) => {
          const path = `files/${folder + 1}/${String(n + 1).padStart(4, '0')}-${pathName(file.name)}`
          const why = leftOut(file, withSensitive)
          return { file, path, isIn: why === null, row: listed(file, path, why, uses) }
        }),
      )
    return {
      name: 'stored_file',
      what: msg`Files that you uploaded, as they came, and what each was used in.`,
      rows: placed.map(({ row }) => row),
      files: placed
        .filter(({ isIn }) => isIn)
        .map(({ file, path }) => ({
          path,
          bytes: file.bytes,
          content: async () => contentOf(deps, 'file', file),
        })),
    }
  }
}
