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

export const orderDraft = {
  title: 'Decree',
  kind: 'decree',
  signedOn: null,
  effectiveOn: '2020-01-01',
  endsOn: null as string | null,
  facts: {},
  isShared: false,
}

/** Two orders of Ana's: the earlier with paragraphs 1 and 2, the later with paragraph 1. */
export async function paragraphsOf(f: Family, isShared = false): Promise<{ earlier: string; later: string; paragraphs: string[] }> {
  const post = async (path: string, payload: object) =>
    (await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/${path}`, payload })).json()
  const { id: earlier } = await post('orders', { ...orderDraft, isShared })
  const { id: later } = await post('orders', { ...orderDraft, title: 'Agreed entry', effectiveOn: '2026-01-05', isShared })
  const numbered = (number: string) => ({ number, text: `Words of paragraph ${number}.`, page: 1 })
  await post(`orders/${earlier}/paragraphs`, { paragraphs: [numbered('1'), numbered('2')] })
  await post(`orders/${later}/paragraphs`, { paragraphs: [numbered('1')] })
  const { orders } = (await f.ana.inject(`/api/orders-in-force?case=${f.caseId}`)).json<{
    orders: { id: string; paragraphs: { id: string }[] }[]
  }>()
  return { earlier, later, paragraphs: orders.find(({ id }) => id === earlier)!.paragraphs.map(({ id }) => id) }
}
