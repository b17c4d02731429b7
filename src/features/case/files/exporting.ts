import type { ExportedFiles } from '#accounts/settings/public.ts'
import { seatsOf } from '#case/cases/public.ts'
import { pathName } from '#domain/files/names.ts'
import type { Whose } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'
import { contentOf, keyOfSeat, type SealingDeps } from './content.ts'
import { type FileRow, filesOf } from './store.ts'
import { type UseRow, usesBy } from './store.uses.ts'

/** More files than one parent has in a case. */
const all = 100_000

const listed = (file: FileRow, path: string, uses: readonly UseRow[]) => ({
  path,
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
 * they came. An attorney's seat, and files of the other parent, have nothing here.
 */
export function filesForExport(deps: SealingDeps): (whose: Whose) => Promise<ExportedFiles> {
  return async ({ account }) => {
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
          return { file, path, row: listed(file, path, uses) }
        }),
      )
    return {
      name: 'stored_file',
      what: msg`Files that you uploaded, as they came, and what each was used in.`,
      rows: placed.map(({ row }) => row),
      files: placed.map(({ file, path }) => ({
        path,
        bytes: file.bytes,
        content: async () => contentOf(deps.files, await keyOfSeat(deps, file), 'file', file),
      })),
    }
  }
}
