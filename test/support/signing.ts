import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { Family, TestPerson } from './family.ts'
import { documentDraft } from './documents.ts'
import { upload } from './files.ts'

type Who = Pick<TestPerson, 'inject'>

/** The name of Ana, as the case has it. */
export const nameOf = async (who: Who, f: Family, request: string): Promise<string> =>
  (await who.inject(`/api/signing/${request}?case=${f.caseId}`)).json<{ myName: string }>().myName

/** A document of someone's with one version. */
export async function signable(who: Who, f: Family, content: Buffer = Buffer.from('We swap Saturday for Sunday.\n'), name = 'swap.txt') {
  const { id: file } = (await upload(who, f, name, content)).json<{ id: string }>()
  const url = `/api/cases/${f.caseId}/documents`
  const payload = { ...documentDraft, folder: 'correspondence', title: 'Swap of a Saturday', file, again: true }
  const { id: document } = (await who.inject({ method: 'POST', url, payload })).json<{ id: string }>()
  const { versions } = (await who.inject(`/api/documents/${document}?case=${f.caseId}`)).json<{ versions: { id: string }[] }>()
  return { document, version: versions[0]!.id, file }
}

export const signDraft = { kind: 'agreement', signers: 'other', note: 'For the school fair.', days: 7, name: '', agrees: false }

/** Asks for a signature, or signs. */
export const askToSign = async (
  who: Who,
  f: Family,
  of: { document: string; version: string },
  more: object = {},
  key: string = randomUUID(),
): Promise<LightMyRequestResponse> =>
  who.inject({
    method: 'POST',
    url: `/api/cases/${f.caseId}/sign-requests`,
    payload: { ...signDraft, document: of.document, version: of.version, ...more },
    headers: { 'idempotency-key': key },
  })

/** Acts on a request. */
export const actOnPaper = async (
  who: Who,
  f: Family,
  request: string,
  act: 'sign' | 'decline' | 'withdraw',
  payload: object = {},
): Promise<LightMyRequestResponse> => who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/sign-requests/${request}/${act}`, payload })

/** A paper of Ana's that Ben was asked to sign. */
export async function askedPaper(
  f: Family,
  more: object = {},
): Promise<{ request: string; document: string; version: string; sha256: string; ben: string }> {
  const of = await signable(f.ana, f)
  const asked = await askToSign(f.ana, f, of, more)
  if (asked.statusCode !== 200) throw new Error(asked.body)
  const { id: request } = asked.json<{ id: string }>()
  const { sha256, myName: ben } = (await f.ben.inject(`/api/signing/${request}?case=${f.caseId}`)).json<{
    sha256: string
    myName: string
  }>()
  return { document: of.document, version: of.version, request, sha256, ben }
}
