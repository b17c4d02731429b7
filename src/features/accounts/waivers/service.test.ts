import { expect, onTestFinished, test } from 'vitest'
import { Readable } from 'node:stream'
import { family, newPerson, system, type TestPerson } from '#test/support/family.ts'
import { blobsIn, png } from '#test/support/files.ts'
import { filesOfTest } from '#test/support/demo-family.ts'
import { goesTo, mailsTo, sellingApp, sentenceOf } from '#test/support/plans.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp, type TestApp, testApp } from '#test/support/test-app.ts'
import { browser, nia as closing, putAccount, worldOfAccounts } from '#test/support/signed-in.ts'
import { jobs } from './jobs.ts'
import { ownerOf } from './store.ts'
import { canRenewAt, remindersDue } from './rules.ts'

const day = 24 * 3_600_000
const theApp = sharedApp()
const why = { ground: 'benefits', benefit: 'snap', people: null, monthCents: null, words: 'I lost my job.' }
const document = png.toString('base64')
const newCase = { title: 'A family', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Carter' }

const apply = async (who: TestPerson, what: object = why) => {
  const reply = await post(who, '/api/waivers', what)
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body])
  return reply.json<{ id: string }>().id
}
const attach = (who: TestPerson, content = document) => post(who, '/api/waivers/files', { content })
const mine = async (who: TestPerson) => (await who.inject('/api/waivers')).json()
const planOf = async (who: TestPerson) => (await who.inject('/api/subscriptions/plan')).json()
const admin = (backend: TestApp) => newPerson(backend, { roles: ['admin'] })
const atDesk = (who: TestPerson, id: string, act: string, payload: object = {}) => post(who, `/api/staff/waivers/${id}/${act}`, payload)
const rowsOf = async ({ database: { owner } }: TestApp, id: string) => ({
  files: await owner.selectFrom('waiver_file').selectAll().where('waiver_id', '=', id).execute(),
  waiver: await owner.selectFrom('waiver').selectAll().where('id', '=', id).executeTakeFirst(),
})
const no = { answer: 'The letter is from 2019. Send a newer one.' }

test('a person decides: claimed, read, granted until a day; the documents, their keys and what was written are gone, the ground stays', async () => {
  const backend = await theApp()
  const [nia, eve] = [await newPerson(backend, { trial: 'ended' }), await admin(backend)]
  expect((await post(nia, '/api/cases', newCase)).statusCode).toBe(403)
  const id = await apply(nia)
  const before = blobsIn(backend).length
  expect((await attach(nia)).json()).toEqual({ files: 1 })
  // In the store it is sealed: no byte of the picture can be read there.
  expect(blobsIn(backend)).toHaveLength(before + 1)
  const { files } = await rowsOf(backend, id)
  expect(files).toMatchObject([{ type: 'image/png', bytes: png.length }])
  const url = `/api/staff/waivers/${id}/files/${files[0]!.id}`
  expect((await nia.inject(url)).statusCode).toBe(403)
  expect((await eve.inject(url)).statusCode).toBe(409)
  expect((await eve.inject(`/api/staff/waivers/${id}`)).statusCode).toBe(409)
  expect((await atDesk(eve, id, 'claim')).statusCode).toBe(200)
  expect((await eve.inject(`/api/staff/waivers/${id}`)).json()).toMatchObject({
    words: 'I lost my job.',
    files: [{ type: 'image/png' }],
    openUntil: null,
  })
  expect((await eve.inject(url)).rawPayload.equals(png)).toBe(true)
  expect(sentenceOf(await atDesk(eve, id, 'grant', { until: '2026-03-11' }))[0]).toBe(400)
  expect(sentenceOf(await atDesk(eve, id, 'grant', { until: '2029-03-11' }))[0]).toBe(400)
  expect((await atDesk(eve, id, 'grant', { until: '2027-03-12' })).json()).toEqual({ done: true })
  expect(blobsIn(backend)).toHaveLength(before)
  const after = await rowsOf(backend, id)
  expect(after.files).toEqual([])
  expect(after.waiver).toMatchObject({ ground: 'benefits', benefit: 'snap', words: null, claimed_by: null, state: 'granted' })
  expect((await eve.inject(url)).statusCode).toBe(409)
  expect(await planOf(nia)).toMatchObject({ plan: 'paid', given: 'waived', paidUntil: '2027-03-13T00:00:00.000Z' })
  expect((await post(nia, '/api/cases', newCase)).statusCode).toBe(200)
  const audit = await backend.database.owner
    .selectFrom('audit')
    .select(['action', 'account_id'])
    .where('subject', '=', id)
    .orderBy('at')
    .execute()
  expect(audit.map(({ action }) => action).toSorted()).toEqual(['waiverDesk.claim', 'waiverDesk.file', 'waiverDesk.grant'])
  expect(new Set(audit.map((line) => line.account_id))).toEqual(new Set([eve.account]))
  expect(backend.reports).toEqual([])
})

test('of two of the staff who claim at once one has it, and of two decisions at once one counts', async () => {
  const backend = await theApp()
  const [nia, eve, sol] = [await newPerson(backend), await admin(backend), await admin(backend)]
  const id = await apply(nia)
  const claims = await Promise.all([eve, sol].map((who) => atDesk(who, id, 'claim')))
  expect(claims.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const [has, hasNot] = claims[0]!.statusCode === 200 ? [eve, sol] : [sol, eve]
  expect((await atDesk(hasNot, id, 'decline', no)).statusCode).toBe(409)
  const decisions = await Promise.all([atDesk(has, id, 'decline', no), atDesk(has, id, 'grant', { until: '2027-01-01' })])
  expect(decisions.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await mine(nia)).applications).toHaveLength(1)
  expect((await atDesk(has, id, 'decline', no)).statusCode).toBe(409)
})

test('a claim ends after 30 minutes, and can be given back', async () => {
  const backend = await theApp()
  const [nia, eve, sol] = [await newPerson(backend), await admin(backend), await admin(backend)]
  const id = await apply(nia)
  await atDesk(eve, id, 'claim')
  await atDesk(eve, id, 'release')
  expect((await atDesk(sol, id, 'claim')).statusCode).toBe(200)
  expect((await atDesk(eve, id, 'claim')).statusCode).toBe(409)
  await backend.database.owner
    .updateTable('waiver')
    .set({ claimed_at: new Date(backend.clock.now - 31 * 60_000) })
    .where('id', '=', id)
    .execute()
  expect((await atDesk(eve, id, 'claim')).statusCode).toBe(200)
  expect((await atDesk(sol, id, 'decline', no)).statusCode).toBe(409)
})

test('nobody decides their own application, nor that of someone with whom they share a case', async () => {
  const backend = await theApp()
  const [eve, f] = [await admin(backend), await family(backend)]
  const own = await apply(eve)
  expect(sentenceOf(await atDesk(eve, own, 'claim'))).toEqual([403, 'This is your own application. Someone else has to decide.'])
  const id = await apply(f.ana)
  // She was the other parent of this case.
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ account_id: eve.account })
      .where('case_id', '=', f.caseId)
      .where('id', '=', f.ben.memberId)
      .execute(),
  )
  expect(sentenceOf(await atDesk(eve, id, 'claim'))).toEqual([403, 'You know this person from a case. Someone else has to decide.'])
})

test('the staff ask for more; the parent answers, and the application waits in its old place', async () => {
  const backend = await theApp()
  const [nia, eve] = [await newPerson(backend), await admin(backend)]
  const id = await apply(nia, { ground: 'income', benefit: null, people: 3, monthCents: 180_000, words: '' })
  await atDesk(eve, id, 'claim')
  expect((await atDesk(eve, id, 'ask', { answer: 'Please add a pay stub.' })).statusCode).toBe(200)
  expect((await mine(nia)).applications).toMatchObject([{ state: 'asked', answer: 'Please add a pay stub.' }])
  expect((await attach(nia)).statusCode).toBe(200)
  expect((await post(nia, `/api/waivers/${id}/reply`, { words: 'Added.' })).statusCode).toBe(200)
  expect((await post(nia, `/api/waivers/${id}/reply`, { words: 'Added.' })).statusCode).toBe(409)
  expect((await eve.inject('/api/staff/waivers')).json().queue.find((one: { id: string }) => one.id === id)).toMatchObject({
    claim: 'none',
    files: 1,
  })
  await atDesk(eve, id, 'claim')
  expect((await atDesk(eve, id, 'decline', no)).statusCode).toBe(200)
  expect((await mine(nia)).applications).toMatchObject([{ state: 'declined', answer: no.answer, files: 0 }])
  for (const { subject, body } of await mailsTo({ backend } as never, nia))
    expect(`${subject} ${body}`).not.toMatch(/waiver|fee|court|case|parent|declin/i)
  // And applies again.
  await apply(nia)
})

test('withdrawing deletes the documents', async () => {
  const backend = await theApp()
  const before = blobsIn(backend).length
  const nia = await newPerson(backend)
  const id = await apply(nia)
  await attach(nia)
  expect((await post(nia, `/api/waivers/${id}/withdraw`, {})).statusCode).toBe(200)
  expect([blobsIn(backend).length, (await rowsOf(backend, id)).files]).toEqual([before, []])
})

test('closing the account deletes them, too', async () => {
  const backend = await worldOfAccounts()
  const { account, email } = await putAccount(backend, 3_600_000)
  const person = browser(backend.app)
  await person.signIn(email)
  const id = crypto.randomUUID()
  const { owner } = backend.database
  await owner
    .insertInto('waiver')
    .values({ id, account_id: account, ground: 'income', asked_at: new Date(backend.clock.now) })
    .execute()
  const files = filesOfTest(backend)
  const at = { key: files.newKey(ownerOf(id)), owner: ownerOf(id), context: id }
  const { sha256: address } = await files.put(at, Readable.from([png]))
  const row = { waiver_id: id, place: 1, type: 'image/png', key: at.key, address, bytes: png.length, scan: 'clean' }
  await owner
    .insertInto('waiver_file')
    .values({ id, ...row, added_at: new Date(backend.clock.now) })
    .execute()
  expect(blobsIn(backend)).toHaveLength(1)
  expect((await person.send('POST', '/api/settings/close', { password: closing.password, word: 'CLOSE' })).json()).toEqual({ closed: true })
  expect([blobsIn(backend), await rowsOf(backend, id)]).toEqual([[], { files: [], waiver: undefined }])
})

test('what is refused: a second application, what a ground needs, wrong kinds, too many documents, none without an application', async () => {
  const backend = await theApp()
  const nia = await newPerson(backend)
  expect((await attach(nia)).statusCode).toBe(409)
  for (const [wrong, field] of [
    [{ ...why, benefit: null }, 'benefit'],
    [{ ground: 'income', benefit: null, people: 2, monthCents: null, words: '' }, 'monthCents'],
    [{ ground: 'other', benefit: null, people: null, monthCents: null, words: ' ' }, 'words'],
  ] as const)
    expect((await post(nia, '/api/waivers', wrong)).json()).toMatchObject({ detail: { field } })
  const replies = await Promise.all([post(nia, '/api/waivers', why), post(nia, '/api/waivers', why)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  for (const bad of ['aGVsbG8=', 'not base 64!', Buffer.from('GIF89a').toString('base64'), Buffer.from('<svg/>').toString('base64')])
    expect((await attach(nia, bad)).statusCode).toBe(400)
  const many = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => attach(nia)))
  expect(many.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409])
})

test('a trial that runs is not used up, one that has not begun waits, and one that ends while the form is open does not matter', async () => {
  const backend = await testApp()
  const [runs, waits, eve] = [await newPerson(backend), await newPerson(backend), await admin(backend)]
  await backend.database.owner.deleteFrom('entitlement').where('account_id', '=', waits.account).execute()
  const trialEndsAt = (await planOf(runs)).trialEndsAt as string
  const id = await apply(runs)
  await atDesk(eve, id, 'claim')
  // A day inside the trial would give nothing.
  expect(
    (await atDesk(eve, id, 'grant', { until: trialEndsAt.slice(0, 10) < '2026-03-14' ? '2026-03-12' : '2026-03-13' })).statusCode,
  ).toBe(400)
  expect((await atDesk(eve, id, 'grant', { until: '2026-06-01' })).statusCode).toBe(200)
  expect(await planOf(runs)).toMatchObject({ plan: 'paid', trialEndsAt })
  const other = await apply(waits)
  await atDesk(eve, other, 'claim')
  expect((await atDesk(eve, other, 'grant', { until: '2026-06-01' })).statusCode).toBe(200)
  expect(await planOf(waits)).toMatchObject({ trialEndsAt: '2026-06-09T00:00:00.000Z' })
  const late = await newPerson(backend)
  await backend.database.owner
    .updateTable('entitlement')
    .set({ trial_ends_at: new Date(backend.clock.now - 1) })
    .where('account_id', '=', late.account)
    .execute()
  await apply(late)
})

test('it ends like a paid term: two mails before, one press to renew, and nothing is locked', async () => {
  const s = await sellingApp(onTestFinished)
  const { backend } = s
  const [nia, eve] = [await newPerson(backend, { trial: 'ended' }), await admin(backend)]
  const id = await apply(nia)
  await atDesk(eve, id, 'claim')
  expect((await atDesk(eve, id, 'grant', { until: '2026-06-30' })).statusCode).toBe(200)
  await post(nia, '/api/cases', newCase)
  const { database } = backend
  const { mailOf } = await import('#app/mail.ts')
  const { readConfig } = await import('#app/config.ts')
  const { channelsOf } = await import('#accounts/settings/public.ts')
  const { seededRandom } = await import('#test/support/random.ts')
  const clock = () => backend.clock.now
  const mail = mailOf({ config: readConfig({}), database, clock, random: seededRandom(4), report: () => {} } as never)
  const [job] = jobs({ accounts: database.accounts, clock, mail, channelsOf: (db, account) => channelsOf(db, clock, account) })
  const seen: number[] = []
  for (const date of ['2026-05-31', '2026-06-02', '2026-06-10', '2026-06-25', '2026-07-02']) {
    await goesTo(s, nia as never, Date.parse(`${date}T12:00:00Z`))
    await job!.run()
    await job!.run()
    const mails = (await mailsTo(s, nia)).filter(({ subject }) => subject === 'Your plan ends soon')
    for (const { body } of mails) expect(body).not.toMatch(/waiver|fee|court|case|parent/i)
    seen.push(mails.length)
  }
  expect(seen).toEqual([0, 1, 1, 2, 2])
  expect(await planOf(nia)).toMatchObject({ plan: 'ended', given: null })
  expect((await post(nia, '/api/cases', newCase)).statusCode).toBe(403)
  expect([(await nia.inject('/api/cases')).statusCode, (await nia.inject('/api/settings/export')).statusCode]).toEqual([200, 200])
  expect((await mine(nia)).canRenew).toBe(true)
  expect((await post(nia, '/api/waivers/renew', {})).statusCode).toBe(200)
  expect(await mine(nia)).toMatchObject({
    canRenew: false,
    applications: [{ isRenewal: true, ground: 'benefits', state: 'waiting', files: 0 }, {}],
  })
  expect((await post(nia, '/api/waivers/renew', {})).statusCode).toBe(409)
})

test('how long it takes is measured: no median of four decisions, one of five, and withdrawn ones are none', async () => {
  const backend = await testApp()
  const { owner } = backend.database
  const time = async () => (await backend.app.inject('/api/subscriptions/offer')).json().wait
  const add = async (state: string, days: number) => {
    const { account } = await newPerson(backend)
    const id = crypto.randomUUID()
    const [asked, ended] = [new Date(backend.clock.now - 20 * day), new Date(backend.clock.now - (20 - days) * day)]
    const row = { id, account_id: account, ground: 'income', asked_at: asked, ended_at: ended, state }
    await owner
      .insertInto('waiver')
      .values({ ...row, ...(state === 'granted' ? { until: ended } : { answer: 'No.' }) })
      .execute()
  }
  for (const days of [1, 2, 4, 9]) await add('granted', days)
  await add('withdrawn', 3)
  expect(await time()).toEqual({ n: 4, medianDays: null })
  await add('declined', 3)
  expect(await time()).toEqual({ n: 5, medianDays: 3 })
})

test('where nothing is for sale, there is no fee to waive', async () => {
  const backend = await testApp({ isForSale: false })
  const nia = await newPerson(backend)
  expect(await mine(nia)).toMatchObject({ isForSale: false })
  expect((await post(nia, '/api/waivers', why)).statusCode).toBe(404)
})

test('reminders and renewals by days', () => {
  const until = Date.parse('2026-06-30T00:00:00Z')
  expect([-31, -30, -8, -7, 0, 1].map((days) => remindersDue(until, until + days * day))).toEqual([0, 1, 1, 2, 2, 2])
  expect([-61, -60, 90, 91].map((days) => canRenewAt(until, until + days * day))).toEqual([false, true, true, false])
})
