import type { Family } from './family.ts'
import { png, upload } from './files.ts'

export const documentDraft = {
  folder: 'pleadings',
  title: 'Motion to change the exchange time',
  kind: 'Motion',
  docket: '24-DR-0117',
  note: 'About the Wednesday pickup',
}

/** A step whose day is before that of every test. */
export const stepDraft = {
  kind: 'filed',
  day: '2026-03-10',
  by: 'Ana Moreno',
  servedTo: '',
  how: null as string | null,
  note: '',
  proof: null as string | null,
}

/** A document of Ana's with one version and one step. */
export async function addedDocument(f: Family): Promise<{ document: string; file: string; step: string }> {
  const { id: file } = (await upload(f.ana, f, 'motion.png', png)).json<{ id: string }>()
  const post = async (path: string, payload: object) =>
    (await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/documents${path}`, payload })).json<{ id: string }>().id
  const document = await post('', { ...documentDraft, file, again: true })
  return { document, file, step: await post(`/${document}/steps`, stepDraft) }
}
