import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { casesOf } from '#access/cases.ts'
import { actOnReport, blockedPicture, pictureSent, reportHere, reportsOf, reportUse, usesIn } from '#test/support/blocked.ts'
import { custodian } from '#test/support/copies.ts'
import { type Family, family, grant, newPerson, system } from '#test/support/family.ts'
import { png, sha256Of, upload } from '#test/support/files.ts'
import { putPersonOf, withCookie } from '#test/support/signed-in.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'
import { jobs } from './jobs.ts'

const theApp = sharedApp()
let backend: TestApp
let [one, two]: Awaited<ReturnType<typeof custodian>>[] = []

beforeAll(async () => {
  backend = await theApp()
  one = await custodian(backend)
  two = await custodian(backend)
})
const sentence = (reply: { statusCode: number; json: () => unknown }) => [reply.statusCode, (reply.json() as { message?: string }).message]
const day = () => new Date(backend.clock.now).toISOString().slice(0, 10)
const auditOf = (subject: string) =>
  backend.database.owner.selectFrom('audit').select(['action', 'account_id']).where('subject', '=', subject).orderBy('at').execute()

test('a parent reports a file that reached them, once, and nobody in the case learns of it', async () => {
  const f = await family(backend)
  const sent = await pictureSent(backend, f)
  expect(await usesIn(f.ben, f, sent.thread)).toMatchObject([{ canReport: true, blocked: null }])
  // Not a file of their own, and not without a seat that reads it as a parent.
  expect(await usesIn(f.ana, f, sent.thread)).toMatchObject([{ canReport: false }])
  expect(sentence(await reportUse(f.ana, f, sent.use))).toEqual([404, 'There is no such file.'])
  for (const other of [await grant(backend, f, { scopes: ['messages'] }), await newPerson(backend)])
    expect((await reportUse(other, f, sent.use)).statusCode).toBe(404)
  const first = await reportUse(f.ben, f, sent.use)
  expect([first.statusCode, first.json()]).toEqual([200, { reference: expect.stringMatching(/^F-[0-9A-Z]{8}$/) }])
  expect((await reportUse(f.ben, f, sent.use)).json()).toEqual(first.json())
  const [report] = await reportsOf(one!, f)
  expect(report).toMatchObject({
    file: sent.file,
    state: 'reported',
    due: { what: 'block', on: day(), isLate: false },
    elsewhere: expect.any(Number),
  })
  expect(report!.steps).toMatchObject([{ kind: 'reported', by: { parent: true, name: '' } }])
  // Before staff block it, it is as it was; the leaf is in the reporter's own log alone.
  expect((await f.ana.inject(`/api/cases/${f.caseId}/files/${sent.file}/content`)).statusCode).toBe(200)
  const leaves = await system(backend, (tx) =>
    tx.selectFrom('ledger_leaf').select('log').where('case_id', '=', f.caseId).where('verb', '=', 'files.report').execute(),
  )
  expect(leaves).toEqual([{ log: f.ben.memberId }])
})

test('the desk names no file and no person of the case, and has no call that opens one', async () => {
  const { f, sent, report } = await blockedPicture(backend, one!)
  const body = (await two!.inject('/api/staff/blocked-files?show=open')).body
  for (const name of ['photo.png', 'Photo', 'Ana', 'Ben', f.ana.memberId, f.ben.memberId])
    expect([name, body.includes(name)]).toEqual([name, false])
  // As staff, no address of the file opens.
  for (const at of [
    `files/${sent.file}/content`,
    `files/${sent.file}/copy`,
    `files/${sent.file}/small`,
    `files/used/${sent.use}/content`,
    `evidence/${sent.item}/copy`,
  ])
    expect([at, (await one!.inject(`/api/cases/${f.caseId}/${at}`)).statusCode]).toEqual([at, 404])
  expect(await auditOf(report.id)).toMatchObject([{ action: 'blockedFiles.block', account_id: one!.account }])
})

test('support reports by id or hash, in every case that has the bytes, and acts on none', async () => {
  const { cookie } = await putPersonOf(backend, { roles: ['support_admin'] })
  const support = withCookie(backend, cookie)
  const content = Buffer.from('Bytes that two families have.')
  const [f, g] = [await family(backend), await family(backend)]
  const put = async (of: Family) => (await upload(of.ana, of, 'log.txt', content)).json<{ id: string }>().id
  const [file, other] = [await put(f), await put(g)]
  expect((await reportHere(support, file)).json<{ references: string[] }>().references).toHaveLength(1)
  const [report] = await reportsOf(support, f)
  expect(report).toMatchObject({ file, elsewhere: 1, steps: [{ kind: 'reported', by: { parent: false } }] })
  expect((await actOnReport(support, report!.id, 'block')).statusCode).toBe(403)
  expect((await reportHere(support, sha256Of(content).toUpperCase())).json<{ references: string[] }>().references).toHaveLength(2)
  expect(await reportsOf(support, g)).toMatchObject([{ file: other, elsewhere: 0 }])
  // Reported by the same person once more, it has one step.
  expect((await reportsOf(support, f))[0]).toMatchObject({ elsewhere: 0, steps: [{ kind: 'reported' }] })
  for (const [named, why] of [
    ['zzz', 'enter a file ID or a SHA-256'],
    ['not-a-file-id-but-long-enough-for-one', 'Enter the file’s ID, or a SHA-256 of 64 digits.'],
    [sha256Of(Buffer.from('nobody has this')), 'No stored file has this ID or SHA-256.'],
  ] as const) {
    const refused = await reportHere(support, named)
    expect([refused.statusCode, refused.body.includes(why)]).toEqual([400, true])
  }
  const visitor = await newPerson(backend)
  expect((await visitor.inject('/api/staff/blocked-files')).statusCode).toBe(403)
})

test('each step is noted with who, when and what, and nothing of it changes afterwards', async () => {
  const { f, report } = await blockedPicture(backend, one!)
  const tip = (reference: string, on: string) => actOnReport(one!, report.id, 'tip', { reference, on })
  expect(sentence(await tip('1234567', '2199-01-01'))).toEqual([400, 'This day hasn’t come yet.'])
  expect(sentence(await tip('1234567', '2026-02-30'))[0]).toBe(400)
  expect((await tip('1234567', day())).statusCode).toBe(200)
  const handed = sha256Of(png)
  const disclosed = { reference: 'Warrant 26-MJ-112', recipient: 'Detective, badge 4411', on: day(), sha256: handed }
  expect((await actOnReport(two!, report.id, 'disclose', disclosed)).statusCode).toBe(200)
  expect((await actOnReport(two!, report.id, 'disclose', { ...disclosed, sha256: 'abc' })).statusCode).toBe(400)
  const [now] = await reportsOf(one!, f)
  expect(now).toMatchObject({ state: 'tipped', due: { what: 'preserve', isLate: false } })
  expect(now!.due!.on.slice(4)).toBe(day().slice(4))
  expect(now!.steps.map(({ kind }) => kind)).toEqual(['reported', 'blocked', 'tipped', 'disclosed'])
  expect(now!.steps[3]).toMatchObject({ reference: 'Warrant 26-MJ-112', sha256: handed })
  for (const change of [
    "update file_report_step set reason = 'x'",
    'update file_report set sha256 = copy_sha256, bytes = 1',
    'update file_report set blocked_at = null',
  ])
    await expect(system(backend, (tx) => sql`${sql.raw(change)} where case_id = ${f.caseId}`.execute(tx))).rejects.toThrow(
      /only added|not changed/,
    )
})

test('the end of the year, or of a longer request, is noted once a day, and nothing is deleted', async () => {
  const { f, sent, report } = await blockedPicture(backend, one!)
  const begin = backend.clock.now
  const [job] = jobs({
    cases: casesOf({ cases: backend.database.cases, owner: backend.database.owner, clock: () => backend.clock.now }),
    clock: () => backend.clock.now,
    random: { next: Math.random, uuid: () => crypto.randomUUID() },
  })
  const extend = (until: string, reference = 'Request 26-118') =>
    actOnReport(two!, report.id, 'extend', { reference, recipient: 'Wood County Prosecutor', until })
  const plus = (days: number) => new Date(begin + days * 86_400_000).toISOString().slice(0, 10)
  const blob = () => system(backend, (tx) => tx.selectFrom('stored_file').select(['removed_at']).where('id', '=', sent.file).execute())
  expect(sentence(await extend(plus(500)))).toEqual([409, 'Enter the CyberTipline number first: the year begins with it.'])
  expect((await actOnReport(one!, report.id, 'tip', { reference: '1234567', on: day() })).statusCode).toBe(200)
  expect((await extend('2026-02-30')).statusCode).toBe(400)
  expect((await extend(plus(4000))).statusCode).toBe(400)
  expect((await extend(plus(500), 'x')).statusCode).toBe(400)
  // Mistyped, then corrected: the last day of the same request counts.
  expect((await extend(plus(900))).statusCode).toBe(200)
  expect((await extend(plus(500))).statusCode).toBe(200)
  const here = async () => (await reportsOf(one!, f))[0]!
  expect((await here()).due).toEqual({ what: 'preserve', on: plus(500), isLate: false, request: 'Request 26-118' })
  const noted = () =>
    system(backend, (tx) =>
      tx
        .selectFrom('file_report_step')
        .select(['day', 'by_staff', 'by_name'])
        .where('report_id', '=', report.id)
        .where('kind', '=', 'due')
        .orderBy('n')
        .execute(),
    )
  try {
    // The year has passed, and the request has not.
    for (const days of [0, 370, 500]) {
      backend.clock.now = begin + days * 86_400_000
      await job!.run()
      expect([days, await noted()]).toEqual([days, []])
    }
    backend.clock.now = begin + 501 * 86_400_000
    await Promise.all([job!.run(), job!.run()])
    await job!.run()
    expect(await noted()).toEqual([{ day: plus(500), by_staff: null, by_name: '' }])
    expect(await blob()).toEqual([{ removed_at: null }])
  } finally {
    backend.clock.now = begin
  }
  // Another request after that: it is preserved again, and its end is noted too.
  expect((await extend(plus(600), 'Order 27-CR-9')).statusCode).toBe(200)
  try {
    backend.clock.now = begin + 550 * 86_400_000
    await job!.run()
    expect(await noted()).toHaveLength(1)
    backend.clock.now = begin + 601 * 86_400_000
    await job!.run()
    expect((await noted()).map((step) => step.day)).toEqual([plus(500), plus(600)])
  } finally {
    backend.clock.now = begin
  }
  const last = await here()
  expect(last.steps.map(({ kind }) => kind)).toEqual(['reported', 'blocked', 'tipped', 'extended', 'extended', 'due', 'extended', 'due'])
  expect(last.steps.at(-1)!.by).toEqual({ parent: false, name: '' })
  // It stays blocked and stored, and the owner of the database can't delete it either.
  expect(await blob()).toEqual([{ removed_at: null }])
  expect((await f.ana.inject(`/api/cases/${f.caseId}/files/${sent.file}/content`)).statusCode).toBe(403)
  await expect(
    system(backend, (tx) => tx.updateTable('stored_file').set({ removed_at: new Date() }).where('id', '=', sent.file).execute()),
  ).rejects.toThrow('preserved')
  // A report that two people ended is due for nothing.
  await actOnReport(one!, report.id, 'lift', { reason: 'The hospital confirmed that it is their own picture.' })
  await actOnReport(two!, report.id, 'lift/confirm')
  try {
    backend.clock.now = begin + 900 * 86_400_000
    await job!.run()
    expect(await noted()).toHaveLength(2)
  } finally {
    backend.clock.now = begin
  }
})

test('a mistake ends by two people, with a reason; then the file is as it was', async () => {
  const { f, sent, report } = await blockedPicture(backend, one!)
  const lift = (who: typeof one) => actOnReport(who!, report.id, 'lift/confirm')
  expect(sentence(await lift(two))).toEqual([409, 'Nobody has asked to end this report, or it was withdrawn.'])
  expect((await actOnReport(one!, report.id, 'lift', { reason: 'short' })).statusCode).toBe(400)
  const reason = 'The hospital confirmed that it is their own picture of a rash.'
  expect((await actOnReport(one!, report.id, 'lift', { reason })).statusCode).toBe(200)
  expect(sentence(await lift(one))).toEqual([403, 'Someone else has to decide: never the person who asked, or who agreed before.'])
  expect((await reportsOf(two!, f))[0]!.asked).toEqual({ reason, isMine: false })
  expect((await actOnReport(two!, report.id, 'lift/withdraw')).statusCode).toBe(200)
  expect((await lift(two)).statusCode).toBe(409)
  await actOnReport(one!, report.id, 'lift', { reason })
  expect((await lift(two)).statusCode).toBe(200)
  expect((await actOnReport(one!, report.id, 'block')).statusCode).toBe(409)
  expect(await reportsOf(one!, f)).toEqual([])
  expect((await reportsOf(one!, f, 'ended'))[0]).toMatchObject({ state: 'ended', due: null })
  expect((await f.ana.inject(`/api/cases/${f.caseId}/files/${sent.file}/content`)).rawPayload.equals(png)).toBe(true)
  expect((await f.ben.inject(`/api/cases/${f.caseId}/files/used/${sent.use}/content`)).statusCode).toBe(200)
})

test('a second person who doesn’t count is refused, and the database refuses to end a report without one', async () => {
  const { f, report } = await blockedPicture(backend, one!)
  await actOnReport(one!, report.id, 'lift', { reason: 'It is a picture of a rash.' })
  const young = await putPersonOf(backend, { roles: ['admin'] })
  await backend.database.owner
    .updateTable('staff_role')
    .set({ on_server: false, granted_by: one!.account })
    .where('account_id', '=', young.account)
    .execute()
  const refused = await actOnReport(withCookie(backend, young.cookie), report.id, 'lift/confirm')
  expect([refused.statusCode, refused.json<{ detail: object }>().detail]).toEqual([403, { why: 'rule' }])
  const ended = () =>
    system(backend, (tx) =>
      tx
        .updateTable('file_report')
        .set({ ended_at: new Date(backend.clock.now) })
        .where('case_id', '=', f.caseId)
        .execute(),
    )
  await expect(ended()).rejects.toThrow('two people of staff decide')
  await expect(system(backend, (tx) => tx.deleteFrom('blocked_file').where('case_id', '=', f.caseId).execute())).rejects.toThrow(
    'preserved',
  )
})

test('who is a parent in the case decides nothing about it', async () => {
  const { f, report } = await blockedPicture(backend, one!)
  await backend.database.owner
    .insertInto('staff_role')
    .values({ account_id: f.ben.account, role: 'admin', reason: 'test', granted_at: new Date(backend.clock.now), on_server: true })
    .execute()
  const refused = await f.ben.inject({
    method: 'POST',
    url: `/api/staff/blocked-files/${report.id}/lift`,
    payload: { reason: 'I have decided so.' },
  })
  expect(sentence(refused)).toEqual([403, 'You are a parent in this case. Someone else has to decide.'])
})

test('what was deleted before it was blocked can’t be blocked', async () => {
  const f: Family = await family(backend)
  const { id } = (await upload(f.ana, f, 'photo.png', png)).json<{ id: string }>()
  await reportHere(one!, id)
  const [report] = await reportsOf(one!, f)
  expect((await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${id}/remove` })).statusCode).toBe(200)
  expect(sentence(await actOnReport(one!, report!.id, 'block'))).toEqual([409, 'This file was deleted before it could be blocked.'])
})
