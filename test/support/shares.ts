import type { Document } from '#evidence/documents/contract.ts'
import { addedDocument } from './documents.ts'
import type { Family } from './family.ts'

export const linkDraft = {
  whom: 'Dana Lee, attorney',
  days: 7,
  openings: null as number | null,
  word: '',
  isOriginal: false,
  maySave: true,
  isSure: false,
  isSureOriginal: false,
}

/** A document of Ana's whose file has its copy without place and device. */
export async function preparedVersion(f: Family): Promise<{ document: string; version: string; file: string }> {
  const { document, file } = await addedDocument(f)
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${file}/prepare`, payload: {} })
  const { versions } = (await f.ana.inject(`/api/documents/${document}?case=${f.caseId}`)).json<Document>()
  return { document, version: versions[0]!.id, file }
}

/** A link of Ana's to such a document. @returns its id, and the code of its address */
export async function madeLink(
  f: Family,
  more: Partial<typeof linkDraft> & { files?: readonly { kind: string; about: string }[] } = {},
): Promise<{ link: string; code: string; version: string; document: string; file: string }> {
  const prepared = await preparedVersion(f)
  const files = [{ kind: 'version', about: prepared.version }]
  const made = await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/share-links`, payload: { ...linkDraft, files, ...more } })
  const { id, address } = made.json<{ id: string; address: string }>()
  return { link: id, code: address.split('/shared/')[1]!, ...prepared }
}
