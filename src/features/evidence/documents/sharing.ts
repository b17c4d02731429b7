import type { ShareSource } from '#evidence/shares/public.ts'
import { documentsIn } from './store.ts'
import { versionsById, versionsOf } from './store.parts.ts'

/** A version of a document can be shared by a link; in the list of what can be, each document’s latest one. */
export const sharedVersions: ShareSource = {
  kind: 'version',
  chosen: async (tx, owner, ids) => (await versionsById(tx, owner, ids)).map(({ id, file, title }) => ({ about: id, file, title })),
  latest: async (tx, owner, { q, most }) => {
    const documents = await documentsIn(tx, owner, { q, files: [] }, { before: null, most })
    const versions = await versionsOf(
      tx,
      owner,
      documents.map(({ id }) => id),
    )
    return documents.flatMap(({ id, title }) => {
      const latest = versions.find(({ document }) => document === id)
      return latest ? [{ about: latest.id, file: latest.file, title }] : []
    })
  },
}
