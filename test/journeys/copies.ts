// Records and requests for certified copies of them, for the forms about them.
import { expect, type Page } from '@playwright/test'
import { beginsCase } from './forms.ts'
import { posted } from './two-parents.ts'

interface Listed {
  caseId: string
  records: { id: string; state: string }[]
  copies: { id: string; number: string }[]
}
const listOf = async (page: Page) => (await (await page.request.get('/api/records')).json()) as Listed

/** Someone new with a case and a record of it that is ready. */
export async function hasRecord(page: Page): Promise<{ caseId: string; record: string }> {
  await beginsCase(page)
  const { caseId } = await listOf(page)
  const asked = { thread: null, from: null, to: null, offers: false, certificate: 'none', prefix: '' }
  const { id } = await posted<{ id: string }>(page.request, `/api/cases/${caseId}/records`, asked)
  const state = async () => (await listOf(page)).records.find((one) => one.id === id)?.state
  await expect.poll(state, { timeout: 60_000 }).toBe('ready')
  return { caseId, record: id }
}

/** The same, with a request for a certified copy whose fee they ask to have waived. */
export async function hasCopy(page: Page): Promise<{ id: string; number: string }> {
  const { caseId, record } = await hasRecord(page)
  const asked = {
    law: 'federal',
    court: 'Franklin County Domestic Relations Court',
    recipient: '',
    waiver: 'A court waived my filing fees.',
  }
  await posted(page.request, `/api/cases/${caseId}/records/${record}/copies`, asked)
  return (await listOf(page)).copies[0]!
}
