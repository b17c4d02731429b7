import { PDF } from '@libpdf/core'
import type { TestPerson } from './family.ts'
import { post } from './schedule-acts.ts'
import { putPersonOf, type SignedIn, withCookie } from './signed-in.ts'
import type { TestApp } from './test-app.ts'

/** What a certified copy is asked for, where a test says nothing else. */
export const wantedCopy = { law: 'TX', court: 'District Court of Travis County', recipient: '', waiver: '' }

export const askForCopy = (
  who: TestPerson,
  caseId: string,
  record: string,
  more: Partial<typeof wantedCopy> = {},
): ReturnType<TestPerson['inject']> => post(who, `/api/cases/${caseId}/records/${record}/copies`, { ...wantedCopy, ...more })

/** Someone who certifies. */
export async function custodian(backend: TestApp): Promise<SignedIn & { account: string }> {
  const { cookie, account } = await putPersonOf(backend, { roles: ['admin'] })
  return { ...withCookie(backend, cookie), account }
}

export const copiesAtDesk = async (who: SignedIn, show = 'open') =>
  (await who.inject(`/api/staff/certified-copies?show=${show}`)).json<{
    copies: { id: string; manifest: string; [name: string]: unknown }[]
  }>().copies

export const signed = { signer: 'Carla Custodian', position: 'Records custodian', place: 'Austin, Texas', sworn: true }

export const actOnCopy = (who: SignedIn, copy: string, act: 'sign' | 'fee' | 'refuse', payload: object): ReturnType<SignedIn['inject']> =>
  who.inject({ method: 'POST', url: `/api/staff/certified-copies/${copy}/${act}`, payload })

/** The words of a PDF, on one line. */
export async function wordsOf(pdf: Uint8Array): Promise<string> {
  const read = await PDF.load(pdf)
  return read
    .extractText()
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}
