// Whatever leaves the site, and the list inside it, has no word of what it is about (decision 0031): tried with a real message.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { casesOf } from '#access/cases.ts'
import { codeLines, digestText, mailedMessage, noticeTexts } from '#domain/notices/texts.ts'
import { eventKinds } from '#domain/notifications/kinds.ts'
import { pushTitle } from '#domain/notifications/push.ts'
import { english } from '#kernel/english.ts'
import { inLines } from '#kernel/letter.ts'
import { pushService } from '#ports/push/service.testing.ts'
import { subscriber } from '#ports/push/subscriber.testing.ts'
import { webPush } from '#ports/push/web-push.ts'
import { family, system } from '#test/support/family.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { chose, mailsTo, tell } from '#test/support/notices.ts'
import { doWork } from '#test/support/queue.ts'
import { post } from '#test/support/schedule-acts.ts'
import { testApp, testSecret } from '#test/support/test-app.ts'
import { makeKey } from './keys.ts'
import { notify } from './public.ts'

/** Names of the demo family and of those around it, places, and what its messages are about. */
const names = 'Ana Moreno Ben Harlow Maya Leo Lena Brandt Osei Alvarez Nia Cole Okafor'.split(' ')
const places = 'Columbus Franklin Ohio Westerville school library airport Riverside clinic court'.split(' ')
const subject = 'soccer practice camp glasses conference flight inhaler boots piano passport'.split(' ')
const body =
  'child parent custody divorce judge lawyer hearing order exchange weekend overnight mother coach pharmacy optician Thursday July cleats backpack warranty tickets lens refill lesson slot pick-up phone'.split(
    ' ',
  )
const forbidden = [...names, ...places, ...subject, ...body]
/** The forbidden words in a text, as whole words. */
const wordsIn = (text: string) => forbidden.filter((word) => new RegExp(String.raw`(?<![\w-])${word}s?(?![\w-])`, 'i').test(text))

/** The msgids of the list: what the bell and the page say of each kind. */
const listTexts = () =>
  readFileSync(new URL('locales/en.po', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^msgid ".*plural/.test(line))

test('there are 60 words at least, each is found where it stands, and each stands in the message that is tried', () => {
  expect(new Set(forbidden).size).toBeGreaterThanOrEqual(60)
  expect(wordsIn(forbidden.join(', '))).toEqual(forbidden)
})

test('no template has one of them', () => {
  const counts = { dates: 2, removed: 1, requests: 3, messages: 4, records: 5, near: 6, waiting: 7 }
  const mails = Object.values(noticeTexts).flatMap(({ subject: line, text }) => [english(line), english(text)])
  expect(mails).toHaveLength(16)
  const codes = inLines(codeLines([{ code: '1234-5678-9ABC-DEFG', day: '2026-03-12' }]))
  expect(codes).toContain('1234-5678-9ABC-DEFG')
  // To someone who has no account: not a word of the site either.
  const { subject: line, lines } = mailedMessage({ link: 'https://example.org/for-you?token=1', until: '11 April 2026' })
  const linked = inLines([line, ...lines])
  expect(linked).not.toMatch(/CaseBalance|parent|record|family/i)
  for (const text of [...mails, codes, linked, digestText(counts, 'https://example.org', english), english(pushTitle)])
    expect([text, wordsIn(text)]).toEqual([text, []])
  // The list is read signed in: it says of a hearing or an exchange that it is one, and no more.
  const texts = listTexts()
  expect(texts).toHaveLength(eventKinds.length + 1)
  for (const text of texts) expect(wordsIn(text).filter((word) => word !== 'hearing' && word !== 'exchange')).toEqual([])
})

test('a message full of them, and every kind of notification, carry none: to a device, by mail, in the day’s mail and in the list', async () => {
  const backend = await testApp()
  const { database, clock } = backend
  const now = () => clock.now
  await makeKey({ owner: database.owner, secret: testSecret, clock: now, push: webPush({ clock: now, contact: '' }) })
  const f = await family(backend, { children: ['Maya', 'Leo'], names: ['Ana Moreno', 'Ben Harlow'] })
  const to = await chose(backend, f.ben, [
    'message:email',
    'message:push',
    'answer:push',
    'answered:push',
    'exchange:push',
    'hearing:push',
    'digest:email',
  ])
  const [service, browser] = [await pushService(), subscriber()]
  const { id: session } = await database.owner
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', f.ben.account)
    .executeTakeFirstOrThrow()
  const device = { id: randomUUID(), account_id: f.ben.account, session_id: session, endpoint: service.addressOf('ben') }
  const keys = { p256dh: browser.p256dh, auth: browser.auth }
  await database.owner
    .insertInto('push_device')
    .values({ ...device, ...keys, added_at: new Date(clock.now) })
    .execute()

  const words = { subject: [...subject, ...places].join(' ').slice(0, 140), body: forbidden.join(' ') }
  const sent = await post(f.ana, `/api/cases/${f.caseId}/messages`, { ...written([f.ben.memberId]), ...words, sendAt: null })
  expect(sent.statusCode).toBe(200)
  await letMessagesOut(backend)
  const stored = await system(backend, (tx) => tx.selectFrom('case_message').select(['subject', 'body']).execute())
  expect(wordsIn(JSON.stringify(stored))).toEqual(forbidden)
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: now })
  for (const kind of eventKinds)
    await cases.asActor({ account: f.ana.account }, (tx) =>
      notify(tx, { caseId: f.caseId, to: 'parents', kind, about: randomUUID(), page: `/co-parenting-messages?thread=${randomUUID()}` }),
    )
  await doWork(backend)
  clock.now += 24 * 3_600_000
  await tell(backend)

  const pushes = service.received.map(({ body: sealed }) => (JSON.parse(browser.open(sealed)) as { title: string }).title)
  expect(pushes).toHaveLength(eventKinds.length + 1)
  const mails = (await mailsTo(backend, to)).map(({ subject: line, body: text }) => `${line} ${text}`)
  expect(mails.length).toBeGreaterThanOrEqual(3)
  const rows = await database.owner.selectFrom('notification').selectAll().where('account_id', '=', f.ben.account).execute()
  expect(rows).toHaveLength(eventKinds.length + 1)
  // The kind and the path are words of the site, the same for everyone.
  const lines = rows.map((row) => JSON.stringify({ ...row, kind: '', page: row.page.replace('/co-parenting-messages', '') }))
  for (const text of [...pushes, ...mails, ...lines]) expect([text, wordsIn(text)]).toEqual([text, []])
})
