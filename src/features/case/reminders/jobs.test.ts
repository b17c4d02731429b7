import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { scheduled } from '#test/support/exchanges.ts'
import { type Family, family, grant, newPerson, system } from '#test/support/family.ts'
import { chose, mailsTo, tell } from '#test/support/notices.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { casesOf } from '#access/cases.ts'
import { outboxOnly } from '#ports/mail/embedded.ts'
import { noticeTexts } from '#domain/notices/texts.ts'

// The clock is at Thursday, March 12, 2026, 2 pm in New York.
const minutes = 60_000
const hours = 60 * minutes
const at = (text: string) => Date.parse(`${text}Z`)

async function begin() {
  const backend = await testApp()
  return { backend, f: await family(backend) }
}

interface NewHearing {
  by: string
  from: string
  isShared?: boolean
  id?: string
}

/** Adds a hearing, written now. */
const hearing = (backend: TestApp, { caseId }: Family, { by, from, isShared = true, id = randomUUID() }: NewHearing) =>
  system(backend, async (tx) => {
    const now = new Date(backend.clock.now)
    await tx
      .insertInto('hearing')
      .values({
        case_id: caseId,
        id,
        author_id: by,
        is_shared: isShared,
        title: 'Zyxhearing',
        kind: 'hearing',
        from_at: new Date(at(from)),
        to_at: new Date(at(from) + hours),
        day: from.slice(0, 10),
        zone: 'America/New_York',
        court: 'Zyxcourt',
        created_at: now,
        updated_at: now,
      })
      .execute()
    return id
  })
const event = (backend: TestApp, { caseId }: Family, by: string, day: string, isShared = true, id: string = randomUUID()) =>
  system(backend, async (tx) => {
    const now = new Date(backend.clock.now)
    const values = { case_id: caseId, id, author_id: by, is_shared: isShared, kind: 'school', title: 'Zyxevent' }
    const when = { from_day: day, to_day: day, zone: 'America/New_York', created_at: now, updated_at: now }
    await tx
      .insertInto('event')
      .values({ ...values, ...when })
      .execute()
  })
const trade = (backend: TestApp, { caseId }: Family, by: string, respondBy: number | null = null) =>
  system(backend, async (tx) => {
    const now = new Date(backend.clock.now)
    await tx
      .insertInto('time_trade')
      .values({
        case_id: caseId,
        id: randomUUID(),
        author_id: by,
        kind: 'give',
        reason: 'Zyxreason',
        legs: JSON.stringify([{ from: '2026-03-20T18:00', to: '2026-03-22T18:00', children: [], side: 'A' }]),
        first_day: '2026-03-20',
        respond_by: respondBy === null ? null : new Date(respondBy),
        state: 'sent',
        sent_at: now,
        created_at: now,
      })
      .execute()
  })
/** A message that went out now, and asks for no answer. */
const message = (backend: TestApp, { caseId }: Family, by: string, to: string) =>
  system(backend, async (tx) => {
    const [id, now] = [randomUUID(), new Date(backend.clock.now)]
    const times = { composed_at: now, sent_at: now, due_at: now, published_at: now }
    const words = { kind: 'message', subject: 'Zyxsubject', body: 'Zyxbody' }
    await tx
      .insertInto('case_message')
      .values({ case_id: caseId, id, thread_id: id, author_id: by, recipients: [to], ...words, ...times })
      .execute()
  })
const subjects = async (backend: TestApp, to: string) => (await mailsTo(backend, to)).map(({ subject }) => subject)
const remindersTo = (backend: TestApp, account: string) =>
  backend.database.owner.selectFrom('reminder').select(['feature', 'is_sent']).where('account_id', '=', account).execute()

test('an account that chose no reminders gets none', async () => {
  const { backend, f } = await begin()
  const to = await chose(backend, f.ana, [])
  await hearing(backend, f, { by: f.ben.memberId, from: '2026-03-13T13:00:00' })
  await trade(backend, f, f.ben.memberId)
  backend.clock.now = at('2026-03-13T12:30:00')
  await tell(backend)
  expect([await mailsTo(backend, to), await remindersTo(backend, f.ana.account)]).toEqual([[], []])
})

describe('the daily summary', () => {
  test('counts what others did that the reader sees: no private records of the other parent, and nothing of the reader’s own', async () => {
    const { backend, f } = await begin()
    const to = await chose(backend, f.ana, ['digest:email'])
    await hearing(backend, f, { by: f.ben.memberId, from: '2026-05-04T13:00:00' })
    await hearing(backend, f, { by: f.ben.memberId, from: '2026-05-05T13:00:00', isShared: false })
    await hearing(backend, f, { by: f.ana.memberId, from: '2026-05-06T13:00:00' })
    await event(backend, f, f.ben.memberId, '2026-05-07')
    await event(backend, f, f.ben.memberId, '2026-05-08', false)
    await event(backend, f, f.ana.memberId, '2026-05-09')
    await trade(backend, f, f.ben.memberId)
    await message(backend, f, f.ben.memberId, f.ana.memberId)
    await message(backend, f, f.ana.memberId, f.ben.memberId)
    backend.clock.now = at('2026-03-13T11:59:00')
    await tell(backend)
    expect(await mailsTo(backend, to)).toEqual([])
    backend.clock.now = at('2026-03-13T12:00:00')
    await tell(backend)
    const [mail, ...others] = await mailsTo(backend, to)
    expect([mail, others]).toEqual([
      {
        subject: english(noticeTexts.digest.subject),
        body: 'New or changed dates: 2\nNew questions and answers: 1\nNew messages: 1\nWaiting for your answer: 1\n\nhttps://example.org',
      },
      [],
    ])
    expect(JSON.stringify(mail)).not.toMatch(/Zyx|Ana|Ben|Maya|Leo|family/)
  })

  test('comes once a day, even with two workers at a time, and not on a day without news', async () => {
    const { backend, f } = await begin()
    const to = await chose(backend, f.ana, ['digest:email'])
    await event(backend, f, f.ben.memberId, '2026-05-07')
    backend.clock.now = at('2026-03-13T12:10:00')
    await Promise.all([tell(backend), tell(backend)])
    backend.clock.now += 2 * hours
    await tell(backend)
    expect(await mailsTo(backend, to)).toHaveLength(1)
    backend.clock.now = at('2026-03-14T12:10:00')
    await tell(backend)
    expect(await mailsTo(backend, to)).toHaveLength(1)
    expect((await remindersTo(backend, f.ana.account)).map(({ is_sent }) => is_sent).toSorted()).toEqual([false, true])
    await event(backend, f, f.ben.memberId, '2026-05-08')
    backend.clock.now = at('2026-03-15T12:10:00')
    await tell(backend)
    expect((await mailsTo(backend, to)).map(({ body }) => body.split('\n')[0])).toEqual([
      'New or changed dates: 1',
      'New or changed dates: 1',
    ])
  })

  test('also comes if nothing happened but a hearing or an exchange is near', async () => {
    const { backend, f } = await begin()
    await scheduled(backend, f)
    await hearing(backend, f, { by: f.ana.memberId, from: '2026-03-14T14:00:00' })
    backend.clock.now += minutes
    const to = await chose(backend, f.ana, ['digest:email'])
    backend.clock.now = at('2026-03-13T12:00:00')
    await tell(backend)
    expect((await mailsTo(backend, to)).map(({ body }) => body)).toEqual(['In the next two days: 2\n\nhttps://example.org'])
  })

  test('counts dates that others removed, but not the reader’s own, private ones, or ones added since the last mail', async () => {
    const { backend, f } = await begin()
    const [removed, remaining, ofLena, secret, own, brief] = Array.from({ length: 6 }, () => randomUUID()) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    await event(backend, f, f.ben.memberId, '2026-05-07', true, removed)
    await event(backend, f, f.ben.memberId, '2026-05-08', true, remaining)
    await event(backend, f, f.ben.memberId, '2026-06-09', true, ofLena)
    await event(backend, f, f.ben.memberId, '2026-05-10', false, secret)
    await event(backend, f, f.ana.memberId, '2026-05-11', true, own)
    backend.clock.now += 2 * minutes
    const lena = await grant(backend, f, { days: { from: '2026-05-01', to: '2026-05-31' } })
    const [hers, lenas] = [await chose(backend, f.ana, ['digest:email']), await chose(backend, lena, ['digest:email'])]
    const takeOut = async (who: typeof f.ana, id: string, cancelled = true, sequence = 0) => {
      const url = `/api/cases/${f.caseId}/calendar/events/${id}/cancel`
      expect((await who.inject({ method: 'POST', url, payload: { cancelled, sequence } })).statusCode).toBe(200)
    }
    for (const id of [removed, ofLena, secret]) await takeOut(f.ben, id)
    await takeOut(f.ana, own)
    // One event was added and removed, another removed and restored, before any mail.
    await event(backend, f, f.ben.memberId, '2026-05-12', true, brief)
    await takeOut(f.ben, brief)
    await takeOut(f.ben, remaining)
    await takeOut(f.ben, remaining, false, 1)
    backend.clock.now = at('2026-03-13T12:00:00')
    await tell(backend)
    expect((await mailsTo(backend, hers)).map(({ body }) => body)).toEqual([
      'New or changed dates: 1\nRemoved dates: 2\n\nhttps://example.org',
    ])
    expect((await mailsTo(backend, lenas)).map(({ body }) => body)).toEqual([
      'New or changed dates: 1\nRemoved dates: 2\n\nhttps://example.org',
    ])
    // The next day has no news.
    backend.clock.now = at('2026-03-14T12:00:00')
    await tell(backend)
    expect(await mailsTo(backend, hers)).toHaveLength(1)
  })

  test('has no numbers and no link in discreet mode, and waits for the end of quiet hours', async () => {
    const { backend, f } = await begin()
    const to = await chose(backend, f.ana, ['digest:email'], { isDiscreet: true, quiet: { from: 20 * 60, until: 9 * 60 } })
    await event(backend, f, f.ben.memberId, '2026-05-07')
    backend.clock.now = at('2026-03-13T12:30:00')
    await tell(backend)
    expect(await mailsTo(backend, to)).toEqual([])
    backend.clock.now = at('2026-03-13T13:00:00')
    await tell(backend)
    expect(await mailsTo(backend, to)).toEqual([{ subject: english(noticeTexts.digest.subject), body: english(noticeTexts.digest.text) }])
  })

  test('counts for a granted seat only what is on the days of its grant', async () => {
    const { backend, f } = await begin()
    await scheduled(backend, f)
    backend.clock.now += 2 * minutes
    const lena = await grant(backend, f, { days: { from: '2026-05-01', to: '2026-05-31' } })
    const to = await chose(backend, lena, ['digest:email', 'exchange:email', 'hearing:email'])
    await hearing(backend, f, { by: f.ben.memberId, from: '2026-06-04T13:00:00' })
    await event(backend, f, f.ben.memberId, '2026-06-05')
    backend.clock.now = at('2026-03-13T21:30:00')
    await tell(backend)
    expect(await mailsTo(backend, to)).toEqual([])
    await hearing(backend, f, { by: f.ben.memberId, from: '2026-05-04T13:00:00' })
    backend.clock.now = at('2026-03-14T12:30:00')
    await tell(backend)
    expect((await subjects(backend, to)).toSorted()).toEqual(
      [english(noticeTexts.hearing.subject), english(noticeTexts.digest.subject)].toSorted(),
    )
    // Reading her case for a mail does not count as a look.
    expect(await system(backend, (tx) => tx.selectFrom('case_look').selectAll().execute())).toEqual([])
  })
})

test('the job reads only cases of accounts whose settings ask for something at the moment', async () => {
  const { backend, f } = await begin()
  const [nia, tom, una] = [await newPerson(backend), await newPerson(backend), await newPerson(backend)]
  await chose(backend, f.ana, ['digest:email'])
  await chose(backend, f.ben, ['hearing:email', 'answer:email'], { quiet: { from: 13 * 60, until: 15 * 60 } })
  await chose(backend, nia, ['sign_in:email'])
  await chose(backend, tom, ['answer:email'], { never: true })
  await chose(backend, una, ['digest:email', 'exchange:email'])
  const whole = casesOf({ cases: backend.database.cases, owner: backend.database.owner, clock: () => backend.clock.now })
  const readAt = async (now: number) => {
    const read: string[] = []
    backend.clock.now = now
    await tell(backend, { cases: { ...whole, asActor: (who, work) => (read.push(who.account), whole.asActor(who, work)) } })
    return read.toSorted()
  }
  // 2 pm: Ana's summary is not due, and Ben has quiet hours.
  expect(await readAt(backend.clock.now)).toEqual([una.account])
  expect(await readAt(at('2026-03-12T19:30:00'))).toEqual([f.ben.account, una.account].toSorted())
  expect(await readAt(at('2026-03-13T12:00:00'))).toEqual([f.ana.account, f.ben.account, una.account].toSorted())
  // Ana's summary was checked today: the next is due tomorrow.
  expect(await readAt(at('2026-03-13T12:02:00'))).toEqual([f.ben.account, una.account].toSorted())
})

describe('each reminder is mailed once', () => {
  test('if the mail cannot be stored, nothing is marked, and the next run mails it', async () => {
    const { backend, f } = await begin()
    const to = await chose(backend, f.ana, ['answer:email'])
    await trade(backend, f, f.ben.memberId)
    const breaks = { post: () => Promise.reject(new Error('the process ends here')) }
    await expect(tell(backend, { mail: breaks })).rejects.toThrow('the process ends here')
    expect(await remindersTo(backend, f.ana.account)).toEqual([])
    await tell(backend)
    await tell(backend)
    expect(await subjects(backend, to)).toEqual([english(noticeTexts.answer.subject)])
  })

  test('if a process ends between storing the mail and the end of the transaction, there is neither mail nor mark', async () => {
    const { backend, f } = await begin()
    const to = await chose(backend, f.ana, ['answer:email'])
    await trade(backend, f, f.ben.memberId)
    const whole = outboxOnly({ owner: backend.database.owner, clock: () => backend.clock.now, random: { uuid: randomUUID } })
    const late = {
      post: async (...mail: Parameters<typeof whole.post>) => {
        await whole.post(...mail)
        throw new Error('the process ends here')
      },
    }
    await expect(tell(backend, { mail: late })).rejects.toThrow('the process ends here')
    expect([await mailsTo(backend, to), await remindersTo(backend, f.ana.account)]).toEqual([[], []])
    await Promise.all([tell(backend), tell(backend)])
    expect(await subjects(backend, to)).toEqual([english(noticeTexts.answer.subject)])
  })

  test('an error for one account does not stop the reminders of others', async () => {
    const { backend, f } = await begin()
    const [hers, his] = [await chose(backend, f.ana, ['answer:email']), await chose(backend, f.ben, ['answer:email'])]
    await trade(backend, f, f.ben.memberId)
    await trade(backend, f, f.ana.memberId)
    const whole = casesOf({ cases: backend.database.cases, owner: backend.database.owner, clock: () => backend.clock.now })
    const broken: typeof whole = {
      ...whole,
      asActor: (who, work) => (who.account === f.ana.account ? Promise.reject(new Error('no')) : whole.asActor(who, work)),
    }
    await expect(tell(backend, { cases: broken })).rejects.toThrow('no')
    expect([await subjects(backend, hers), await subjects(backend, his)]).toEqual([[], [english(noticeTexts.answer.subject)]])
  })
})

describe('a hearing', () => {
  test('has one reminder on each of the chosen days', async () => {
    const { backend, f } = await begin()
    await hearing(backend, f, { by: f.ana.memberId, from: '2026-03-24T14:00:00', isShared: false })
    const [to, his] = [await chose(backend, f.ana, ['hearing:email']), await chose(backend, f.ben, ['hearing:email'])]
    const days: number[] = []
    for (let day = 13; day <= 24; day += 1) {
      const before = (await mailsTo(backend, to)).length
      for (const hour of [11, 12, 13, 20]) {
        backend.clock.now = at(`2026-03-${day}T${hour}:30:00`)
        await tell(backend)
      }
      if ((await mailsTo(backend, to)).length > before) days.push(day)
    }
    expect([days, (await mailsTo(backend, to)).length, await mailsTo(backend, his)]).toEqual([[17, 23], 2, []])
  })

  test('has one mail for each change by the other parent, and none for the reader’s own changes', async () => {
    const { backend, f } = await begin()
    const to = await chose(backend, f.ana, ['hearing:email'])
    const his = await chose(backend, f.ben, ['hearing:email'])
    const id = await hearing(backend, f, { by: f.ben.memberId, from: '2026-05-04T13:00:00' })
    const change = () =>
      system(backend, (tx) =>
        tx
          .updateTable('hearing')
          .set({ room: '5', updated_at: new Date(backend.clock.now) })
          .where('id', '=', id)
          .execute(),
      )
    await tell(backend)
    await tell(backend)
    expect(await mailsTo(backend, to)).toHaveLength(1)
    backend.clock.now += 5 * minutes
    await change()
    await Promise.all([tell(backend), tell(backend)])
    const [subject, body] = [english(noticeTexts.hearing.subject), english(noticeTexts.hearing.text)]
    expect(await mailsTo(backend, to)).toEqual([
      { subject, body },
      { subject, body },
    ])
    expect(await mailsTo(backend, his)).toEqual([])
  })
})

test('each parent gets one reminder an hour before an exchange, and none if it was canceled', async () => {
  const { backend, f } = await begin()
  await scheduled(backend, f)
  const [hers, his] = [await chose(backend, f.ana, ['exchange:email']), await chose(backend, f.ben, ['exchange:email'], { zone: null })]
  // Friday 6 pm.
  backend.clock.now = at('2026-03-13T20:55:00')
  await tell(backend)
  expect([await mailsTo(backend, hers), await mailsTo(backend, his)]).toEqual([[], []])
  backend.clock.now = at('2026-03-13T21:01:00')
  await tell(backend)
  backend.clock.now = at('2026-03-13T21:03:00')
  await tell(backend)
  expect([await subjects(backend, hers), await subjects(backend, his)]).toEqual([
    [english(noticeTexts.exchange.subject)],
    [english(noticeTexts.exchange.subject)],
  ])
  // Monday's exchange was canceled.
  const due = new Date(at('2026-03-16T22:00:00'))
  await system(backend, (tx) =>
    tx
      .insertInto('exchange')
      .values({
        case_id: f.caseId,
        id: randomUUID(),
        author_id: f.ana.memberId,
        due_at: due,
        day: '2026-03-16',
        to_side: 'A',
        child_ids: f.children.map(({ id }) => id),
        grace: 15,
        cancelled_at: new Date(backend.clock.now),
        created_at: new Date(backend.clock.now),
      })
      .execute(),
  )
  backend.clock.now = at('2026-03-16T21:30:00')
  await tell(backend)
  expect(await mailsTo(backend, hers)).toHaveLength(1)
})

describe('a question', () => {
  test('is mailed only to the person it was put to, and not after it expired', async () => {
    const { backend, f } = await begin()
    const lena = await grant(backend, f)
    const other = await newPerson(backend)
    const all = [f.ana, f.ben, lena, other]
    const to = await Promise.all(all.map((who) => chose(backend, who, ['answer:email'])))
    await trade(backend, f, f.ben.memberId)
    await tell(backend)
    expect(await Promise.all(to.map((address) => subjects(backend, address)))).toEqual([[english(noticeTexts.answer.subject)], [], [], []])
    await trade(backend, f, f.ana.memberId, backend.clock.now + hours)
    backend.clock.now += 2 * hours
    await tell(backend)
    expect(await mailsTo(backend, to[1]!)).toEqual([])
  })

  test('can be a proposed schedule or a clause, and ends with a counter-offer or an answer', async () => {
    const { backend, f } = await begin()
    const [hers, his] = [await chose(backend, f.ana, ['answer:email']), await chose(backend, f.ben, ['answer:email'])]
    const now = new Date(backend.clock.now)
    const [plan, first, second, version] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const by = (author: string, id: string) => ({ case_id: f.caseId, id, author_id: author, created_at: now })
    const clause = { plan_id: plan, clause: 'first-refusal', answers: '{}', digest: '0'.repeat(64) }
    await system(backend, async (tx) => {
      await tx
        .insertInto('parenting_plan')
        .values({ ...by(f.ana.memberId, plan), title: 'Zyxplan', is_shared: true })
        .execute()
      await tx
        .insertInto('plan_clause')
        .values([
          { ...by(f.ana.memberId, first), ...clause, state: 'proposed' },
          { ...by(f.ben.memberId, second), ...clause, state: 'countered', counters: first },
        ])
        .execute()
    })
    await tell(backend)
    // His counter-offer waits for her; her first request no longer waits for him.
    expect([await subjects(backend, hers), await subjects(backend, his)]).toEqual([[english(noticeTexts.answer.subject)], []])
    await system(backend, (tx) =>
      tx
        .insertInto('schedule_version')
        .values({
          ...by(f.ana.memberId, version),
          title: 'Zyxweeks',
          basis: 'agreed',
          effective_on: '2026-04-01',
          rules: '[]',
          state: 'proposed',
          proposed_at: now,
        })
        .execute(),
    )
    await tell(backend)
    expect([await mailsTo(backend, hers), await mailsTo(backend, his)].map(({ length }) => length)).toEqual([1, 1])
  })

  test('can be an invitation: it is mailed after a day to its address, not once it is answered, and to nobody else', async () => {
    const { backend, f } = await begin()
    const [nia, other] = [await newPerson(backend), await newPerson(backend)]
    const to = await chose(backend, nia, ['answer:email'])
    const others = await chose(backend, other, ['answer:email'])
    const now = new Date(backend.clock.now)
    const put = (email: string, state: string) =>
      system(backend, (tx) =>
        tx
          .insertInto('invitation')
          .values({
            case_id: f.caseId,
            id: randomUUID(),
            author_id: f.ana.memberId,
            role: 'mediator',
            name: 'Zyxname',
            email,
            code_hash: `${randomUUID()}${randomUUID()}`.replaceAll('-', ''),
            sent_at: now,
            expires_at: new Date(backend.clock.now + 14 * 24 * hours),
            state,
            answered_at: state === 'pending' ? null : now,
          })
          .execute(),
      )
    await put(nia.email.toLowerCase(), 'pending')
    await put(other.email.toLowerCase(), 'declined')
    await tell(backend)
    expect(await mailsTo(backend, to)).toEqual([])
    backend.clock.now += 25 * hours
    await tell(backend)
    await tell(backend)
    expect([await subjects(backend, to), await subjects(backend, others)]).toEqual([[english(noticeTexts.answer.subject)], []])
  })
})

test('a former parent and a suspended account get no reminders, and deleting the account deletes its marks', async () => {
  const { backend, f } = await begin()
  const to = await chose(backend, f.ana, ['hearing:email', 'answer:email'])
  const his = await chose(backend, f.ben, ['hearing:email', 'answer:email'])
  await trade(backend, f, f.ben.memberId)
  await tell(backend)
  expect(await remindersTo(backend, f.ana.account)).toEqual([{ feature: 'answer', is_sent: true }])
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date(backend.clock.now) })
      .where('id', '=', f.ana.memberId)
      .execute(),
  )
  await backend.database.owner
    .updateTable('account')
    .set({ suspended_at: new Date(backend.clock.now) })
    .where('id', '=', f.ben.account)
    .execute()
  backend.clock.now += minutes
  await hearing(backend, f, { by: f.ben.memberId, from: '2026-03-20T13:00:00' })
  await hearing(backend, f, { by: f.ana.memberId, from: '2026-03-20T13:00:00' })
  await tell(backend)
  expect([(await mailsTo(backend, to)).length, await mailsTo(backend, his)]).toEqual([1, []])
  await backend.database.owner.deleteFrom('account').where('id', '=', f.ana.account).execute()
  expect(await remindersTo(backend, f.ana.account)).toEqual([])
})
