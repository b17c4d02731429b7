import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { posted, twoParents } from './two-parents.ts'

const receipt = { to: 'Ben Harlow', about: '', day: '', was: '', asked: '', amount: '$120.00 in cash', lines: '', answerBy: '' }

/** A receipt of someone's, made from a template, as a document with one version. */
export async function receiptOf(request: APIRequestContext, caseId: string): Promise<{ document: string; version: string }> {
  const made = { template: 'receipt', fields: receipt, format: 'pdf' }
  const { id: document } = await posted<{ id: string }>(request, `/api/cases/${caseId}/templates`, made)
  const found = (await (await request.get(`/api/documents/${document}?case=${caseId}`)).json()) as { versions: { id: string }[] }
  return { document, version: found.versions[0]!.id }
}

/** Ben, whom Ana asked to sign a receipt. @returns where he signs it */
export async function isAskedToSign(page: Page, browser: Browser): Promise<string> {
  const { request, caseId, his } = await twoParents((await browser.newContext()).request, browser)
  const of = await receiptOf(request, caseId)
  const { id } = await posted<{ id: string }>(request, `/api/cases/${caseId}/sign-requests`, {
    ...of,
    kind: 'receipt',
    signers: 'other',
    note: '',
    days: 7,
    name: '',
    agrees: false,
  })
  await page.context().addCookies(await his.context().cookies())
  await his.context().close()
  return `/documents?sign=${id}`
}
