import { expect, test } from 'vitest'
import { actOnCopy, askForCopy, copiesAtDesk, custodian, signed, wordsOf } from '#test/support/copies.ts'
import { type Family, family, grant, system, type TestPerson } from '#test/support/family.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { chose } from '#test/support/notices.ts'
import { doWork } from '#test/support/queue.ts'
import { makingDeps, recordFor, textOf } from '#test/support/records.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sha256Of } from '#test/support/files.ts'
import type { SignedIn } from '#test/support/signed-in.ts'
import { sharedApp, type TestApp, testApp } from '#test/support/test-app.ts'
import { jobs } from './jobs.ts'

const fee = '$25, by check to the court records office.'
const env = { CERTIFIED_COPY_FEE: fee }
const theApp = sharedApp({ env })
/** What the test at hand has: each begins with its own family, a record of one thread, and an admin. */
let backend: TestApp
let f: Family
/** The day on which the other parent's list had the message. */
let listedOn: string
let record: Awaited<ReturnType<typeof recordFor>>
let admin: SignedIn & { account: string }

const secret = 'Zanzibar lighthouse quartet'
async function begin(made?: TestApp) {
  backend = made ?? (await theApp())
  f = await family(backend)
  admin = await custodian(backend)
  const sent = await post(f.ana, `/api/cases/${f.caseId}/messages`, {
    ...written([f.ben.memberId]),
    subject: secret,
    body: secret,
    sendAt: null,
  })
  const { thread } = sent.json<{ thread: string }>()
  await letMessagesOut(backend)
  listedOn = new Date(backend.clock.now).toISOString().slice(0, 10)
  await f.ben.inject(`/api/messages/threads/${thread}?case=${f.caseId}`)
  record = await recordFor(backend, f.ana, f, { thread })
}

const listOf = async (who: TestPerson) => (await who.inject(`/api/records?case=${f.caseId}`)).json()
const copyOf = async (id: string) => (await listOf(f.ana)).copies.find((copy: { id: string }) => copy.id === id)
const asked = async (more: object = {}) => {
  const reply = await askForCopy(f.ana, f.caseId, record.id, more)
  expect([reply.statusCode, reply.body.slice(0, 200)]).toMatchObject([200, expect.any(String)])
  return reply.json<{ id: string }>().id
}
const atDesk = async (id: string) => (await copiesAtDesk(admin)).find((copy) => copy.id === id)
const withdraw = (id: string, who: TestPerson = f.ana) => post(who, `/api/cases/${f.caseId}/copies/${id}/withdraw`)
const certificate = (who: TestPerson, id: string) => who.inject(`/api/cases/${f.caseId}/copies/${id}/certificate.pdf`)
const leavesOf = (id: string) =>
  system(backend, (tx) =>
    tx
      .selectFrom('ledger_object as o')
      .innerJoin('ledger_leaf as l', (on) =>
        on.onRef('l.case_id', '=', 'o.case_id').onRef('l.log', '=', 'o.log').onRef('l.seq', '=', 'o.seq'),
      )
      .select(['l.verb', 'o.content', 'l.log'])
      .where('o.case_id', '=', f.caseId)
      .where('o.content', 'like', `%${id}%`)
      .orderBy('l.seq')
      .execute(),
  )

test('a request reaches the desk without a name or a word, is signed over the manifest’s hash, and its parent alone has the certificate', async () => {
  await begin()
  const to = await chose(backend, f.ana, ['answered:email'])
  const id = await asked({ waiver: 'A court waived my filing fees.', recipient: 'My attorney' })
  const seen = (await atDesk(id))!
  expect(JSON.stringify(seen)).not.toContain('Zanzibar')
  expect(seen).toMatchObject({
    caseId: f.caseId,
    items: 1,
    pages: 1,
    isOneThread: true,
    leftOut: [],
    manifest: sha256Of(record.files.get('manifest.json')!),
    fee: 'waiver',
    waiver: 'A court waived my filing fees.',
  })
  expect((await certificate(f.ana, id)).statusCode).toBe(404)

  // Not before the fee is settled.
  const early = await actOnCopy(admin, id, 'sign', { ...signed, manifest: seen.manifest })
  expect([early.statusCode, early.json().message]).toEqual([
    409,
    'The fee of this request is not settled yet. Note that it has arrived, or waive it.',
  ])
  expect((await actOnCopy(admin, id, 'fee', { fee: 'waived' })).statusCode).toBe(200)
  const noted = await post(f.ana, `/api/cases/${f.caseId}/copies/${id}/notice`, { on: '2026-03-10', to: 'Ben Carter', by: 'mail' })
  expect(noted.json()).toEqual({ noted: true })
  expect(JSON.stringify(await atDesk(id))).not.toContain('Ben Carter')
  const wrong = await actOnCopy(admin, id, 'sign', { ...signed, manifest: 'ab'.repeat(32) })
  expect(wrong.statusCode).toBe(409)
  expect((await actOnCopy(admin, id, 'sign', { ...signed, manifest: seen.manifest })).json()).toEqual({ done: true })

  expect(await copyOf(id)).toMatchObject({ state: 'signed', fee: 'waived', signer: 'Carla Custodian', recordId: record.id })
  const pdf = await certificate(f.ana, id)
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  const words = await wordsOf(pdf.rawPayload)
  const { codes } = { codes: /https:\/\/localhost:3000\/verify\/([0-9A-Z-]{19})/.exec(words)! }
  for (const part of [
    'authenticity only',
    'No lawyer has reviewed this text.',
    seen.manifest,
    f.caseId,
    'District Court of Travis County',
    'Tex. R. Evid. 902(10)',
    '/s/ Carla Custodian, Records custodian',
    'Austin, Texas',
    'Waived',
    `Message 1 Ben Carter: listed on ${listedOn}; never viewed`,
    '2026-03-10',
    'None. The certificate is signed by its typed name.',
    `No. ${String(seen['number'])}, text of 2026-11-29`,
  ])
    expect(words.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''))
  expect(words).not.toContain('Zanzibar')
  // The certificate alone has that day: not the record, and no reply.
  for (const text of [
    textOf(record.files, 'messages.json'),
    JSON.stringify(seen),
    (await f.ana.inject(`/api/records?case=${f.caseId}`)).body,
  ])
    expect(text.toLowerCase()).not.toContain('listed')
  // The code on it is found, and is the one on the record's paper.
  const looked = await f.ben.inject({ method: 'POST', url: '/api/ledger/look', payload: { code: codes[1] } })
  expect(looked.statusCode === 200 ? looked.json().day : looked.body).toMatch(/^\d{4}-\d\d-\d\d$/)

  const verbs = (await leavesOf(id)).map(({ verb, log }) => [verb, log === f.ana.memberId])
  expect(verbs).toEqual(['records.askCopy', 'custodian.settleFee', 'records.noteNotice', 'custodian.sign'].map((verb) => [verb, true]))
  const audited = await backend.database.owner
    .selectFrom('audit')
    .select(['action', 'outcome', 'account_id'])
    .where('subject', '=', id)
    .execute()
  expect(audited.toSorted((a, b) => (a.action < b.action ? -1 : 1))).toEqual(
    ['settleFee', 'sign'].map((act) => ({ action: `custodian.${act}`, outcome: 'done', account_id: admin.account })),
  )
  const lines = (await f.ana.inject('/api/notifications')).json().notifications
  expect(lines).toMatchObject([{ kind: 'copy', times: 2, to: '/case-records' }])
  await doWork(backend)
  expect((await mailsTo(backend, to)).map(({ subject }) => subject)).toEqual(['An answer'])
  // Signed once.
  expect((await actOnCopy(admin, id, 'sign', { ...signed, manifest: seen.manifest })).statusCode).toBe(409)
  expect((await actOnCopy(admin, id, 'refuse', { reason: 'It was signed already.' })).statusCode).toBe(409)
  expect((await withdraw(id)).statusCode).toBe(409)
  const changed = system(backend, (tx) => tx.updateTable('certified_copy').set({ signer: 'Another' }).where('id', '=', id).execute())
  await expect(changed).rejects.toThrow('a certificate is not changed')
})

test('nobody else has a request or a certificate, and only admins with a fresh password sign', async () => {
  await begin()
  const id = await asked({ waiver: 'I receive public benefits.' })
  const gal = await grant(backend, f, { role: 'gal', scopes: ['messages'] })
  for (const who of [f.ben, gal]) {
    expect((await certificate(who, id)).statusCode).toBe(404)
    expect((await withdraw(id, who)).statusCode).toBe(404)
    expect((await listOf(who)).copies).toEqual([])
    expect((await askForCopy(who, f.caseId, record.id)).statusCode).toBe(404)
    expect((await actOnCopy(who, id, 'fee', { fee: 'waived' })).statusCode).toBe(403)
  }
  backend.clock.now += 11 * 60_000
  const late = await actOnCopy(admin, id, 'fee', { fee: 'waived' })
  expect([late.statusCode, late.json().detail]).toEqual([403, { why: 'confirm' }])
  admin = await custodian(backend)
  expect((await withdraw(id)).json()).toEqual({ withdrawn: true })
  expect((await withdraw(id)).json()).toEqual({ withdrawn: true })
  expect(await atDesk(id)).toBeUndefined()
})

test('a refusal has its reason; a waiver that is declined leaves the fee to be paid', async () => {
  await begin()
  const id = await asked({ waiver: 'I receive public benefits.' })
  expect((await actOnCopy(admin, id, 'fee', { fee: 'due' })).statusCode).toBe(200)
  expect(await copyOf(id)).toMatchObject({ fee: 'due', feeTerms: fee })
  expect((await actOnCopy(admin, id, 'fee', { fee: 'paid' })).statusCode).toBe(200)
  expect((await actOnCopy(admin, id, 'refuse', { reason: 'short' })).statusCode).toBe(400)
  expect((await actOnCopy(admin, id, 'refuse', { reason: 'The court’s name is missing a county.' })).statusCode).toBe(200)
  expect(await copyOf(id)).toMatchObject({ state: 'refused', refusal: 'The court’s name is missing a county.' })
  expect((await copiesAtDesk(admin, 'ended')).some((copy) => copy.id === id)).toBe(true)
})

test('bad input is refused with a sentence; one record has one open request, and is not deleted under it', async () => {
  await begin(await testApp({ env }))
  const message = async (more: object) => {
    const reply = await askForCopy(f.ana, f.caseId, record.id, more)
    return [reply.statusCode, reply.json<{ message: string }>().message]
  }
  expect((await message({ court: ' ' }))[0]).toBe(400)
  expect((await message({ law: 'ZZ' }))[0]).toBe(400)
  expect((await message({ court: 'A court \u0000' }))[0]).toBe(400)
  expect((await askForCopy(f.ana, f.caseId, '99999999-9999-4999-8999-999999999999')).statusCode).toBe(404)
  const id = await asked()
  expect(await message({})).toEqual([
    409,
    'You have asked for a certified copy of this record already. Withdraw that request to send another.',
  ])
  const removed = await post(f.ana, `/api/cases/${f.caseId}/records/${record.id}/remove`)
  expect([removed.statusCode, removed.json().message]).toEqual([
    409,
    'You asked for a certified copy of this record. Withdraw that request first.',
  ])
  const note = (on: string) => post(f.ana, `/api/cases/${f.caseId}/copies/${id}/notice`, { on, to: 'Ben', by: 'by hand' })
  expect((await note('2027-01-01')).json().message).toBe('This day hasn’t come yet. Note the notice once you have given it.')
  expect((await note('2026-02-30')).statusCode).toBe(400)
  expect((await listOf(f.ana)).records).toMatchObject([{ id: record.id, made: { until: null } }])
  // While it waits, and thirty days after it ended, the record is not deleted for its age.
  const isThere = async () => {
    for (const job of jobs(makingDeps(backend))) await job.run()
    const rows = await system(backend, (tx) => tx.selectFrom('case_record').select('removed_at').where('id', '=', record.id).execute())
    return rows[0]!.removed_at === null
  }
  backend.clock.now += 31 * 86_400_000
  expect(await isThere()).toBe(true)
  const end = { state: 'withdrawn', ended_at: new Date(backend.clock.now) }
  await system(backend, (tx) => tx.updateTable('certified_copy').set(end).where('id', '=', id).execute())
  expect(await isThere()).toBe(true)
  backend.clock.now += 31 * 86_400_000
  expect(await isThere()).toBe(false)
})

test('a record from before is made again first', async () => {
  await begin()
  const { id } = await recordFor(backend, f.ana, f)
  await system(backend, (tx) => tx.updateTable('case_record').set({ left_out: null }).where('id', '=', id).execute())
  const reply = await askForCopy(f.ana, f.caseId, id)
  expect(reply.json().message).toBe('This record is from an earlier version of the site. Make it again, then ask for the certified copy.')
})

test('a parent whose part has ended asks too; the certificate then has no code that nobody can look up', async () => {
  await begin()
  expect((await post(f.ana, `/api/cases/${f.caseId}/people/leave`)).statusCode).toBe(200)
  backend.clock.now += 60_000
  const { id: former, files } = await recordFor(backend, f.ana, f)
  expect(textOf(files, 'messages.json')).toContain(secret)
  const id = (await askForCopy(f.ana, f.caseId, former)).json<{ id: string }>().id
  admin = await custodian(backend)
  expect((await actOnCopy(admin, id, 'fee', { fee: 'paid' })).statusCode).toBe(200)
  const seen = (await atDesk(id))!
  expect((await actOnCopy(admin, id, 'sign', { ...signed, manifest: seen.manifest })).statusCode).toBe(200)
  const words = await wordsOf((await certificate(f.ana, id)).rawPayload)
  const code = /\/verify\/([0-9A-Z-]{19})/.exec(words)
  const day =
    code && (await f.ben.inject({ method: 'POST', url: '/api/ledger/look', payload: { code: code[1] } })).json<{ day: string | null }>().day
  expect(day ?? words).toMatch(/^\d{4}-\d\d-\d\d$|whose part in the case has ended/)
})
