// For the tests of blocked files: a picture that one parent shared and the other one got, and what staff do about it.
import type { LightMyRequestResponse } from 'fastify'
import { type Family, family } from './family.ts'
import { png, upload } from './files.ts'
import { letMessagesOut, written } from './messages.ts'
import { post } from './schedule-acts.ts'
import type { SignedIn } from './signed-in.ts'
import type { TestApp } from './test-app.ts'

export interface Sent {
  /** Of the file, of the item of the vault that is made of it, and of its use in a message. */
  file: string
  item: string
  use: string
  thread: string
}

/** A picture in Ana's vault that she sent to Ben, who opened the message. */
export async function pictureSent(backend: TestApp, f: Family, content: Buffer = png): Promise<Sent> {
  const { id: file } = (await upload(f.ana, f, 'photo.png', content)).json<{ id: string }>()
  const added = await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/evidence`, payload: { file, again: false } })
  await post(f.ana, `/api/cases/${f.caseId}/files/${file}/prepare`)
  const sent = await post(f.ana, `/api/cases/${f.caseId}/messages`, {
    ...written([f.ben.memberId]),
    subject: 'Photo',
    files: [file],
    sendAt: null,
  })
  if (sent.statusCode !== 200) throw new Error(sent.body)
  const { id, thread } = sent.json<{ id: string; thread: string }>()
  await letMessagesOut(backend)
  await post(f.ben, `/api/cases/${f.caseId}/messages/${id}/open`)
  const [use] = await usesIn(f.ben, f, thread)
  return { file, item: added.json<{ id: string }>().id, use: use!.id, thread }
}

/** The files of a thread's first message, as someone sees them. */
export const usesIn = async (who: Pick<Family['ana'], 'inject'>, f: Family, thread: string) =>
  (await who.inject(`/api/messages/threads/${thread}?case=${f.caseId}`)).json<{
    messages: { files: { id: string; blocked: string | null; canReport: boolean }[] | null }[]
  }>().messages[0]!.files ?? []

export const reportUse = async (who: Pick<Family['ana'], 'inject'>, f: Family, use: string): Promise<LightMyRequestResponse> =>
  who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/used/${use}/report` })

export interface ReportAtDesk {
  id: string
  reference: string
  caseId: string
  file: string
  state: string
  due: { what: string; on: string; isLate: boolean; request?: string | null } | null
  elsewhere: number
  asked: { reason: string; isMine: boolean } | null
  steps: { kind: string; by: { parent: boolean; name: string }; reference: string; sha256: string | null }[]
}
export const reportsOf = async (who: SignedIn, { caseId }: Pick<Family, 'caseId'>, show = 'open'): Promise<ReportAtDesk[]> =>
  (await who.inject(`/api/staff/blocked-files?show=${show}`))
    .json<{ reports: ReportAtDesk[] }>()
    .reports.filter((one) => one.caseId === caseId)

export const actOnReport = (who: SignedIn, report: string, act: string, payload?: object): ReturnType<SignedIn['inject']> =>
  who.inject({ method: 'POST', url: `/api/staff/blocked-files/${report}/${act}`, ...(payload && { payload }) })

export const reportHere = (who: SignedIn, named: string): ReturnType<SignedIn['inject']> =>
  who.inject({ method: 'POST', url: '/api/staff/blocked-files', payload: { named } })

/** A family whose picture was reported and blocked. */
export async function blockedPicture(backend: TestApp, staff: SignedIn): Promise<{ f: Family; sent: Sent; report: ReportAtDesk }> {
  const f = await family(backend)
  const sent = await pictureSent(backend, f)
  await reportUse(f.ben, f, sent.use)
  const [report] = await reportsOf(staff, f)
  const done = await actOnReport(staff, report!.id, 'block')
  if (done.statusCode !== 200) throw new Error(done.body)
  return { f, sent, report: report! }
}
