import { expect, test } from 'vitest'
import { type Family, family, type TestPerson } from '#test/support/family.ts'
import { putManyMessages } from '#test/support/many-messages.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()

interface Part {
  messages: { id: string; body: string; sentAt: string }[]
  older: string | null
  newer: string | null
  since: string | null
}
const part = async (who: TestPerson, f: Family, thread: string, query: Readonly<Record<string, string>> = {}): Promise<Part> => {
  const reply = await who.inject(`/api/messages/threads/${thread}?${new URLSearchParams({ case: f.caseId, ...query }).toString()}`)
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const number = ({ body }: { body: string }) => Number(/^Message (\d+)\./.exec(body)?.[1])
const numbers = ({ messages }: Part) => messages.map(number)

async function longThread(count: number) {
  const app = await theApp()
  const f = await family(app)
  const seats = [f.ana.memberId, f.ben.memberId] as const
  const from = new Date(app.clock.now - count * 60_000)
  return { app, f, thread: await putManyMessages(app.database.owner, { caseId: f.caseId, seats, count, from }) }
}

test('the parts of a thread hold every message once, upward from the latest and downward again, also while one is sent', async () => {
  const { app, f, thread } = await longThread(100)
  const latest = await part(f.ana, f, thread)
  expect(numbers(latest)).toEqual(Array.from({ length: 30 }, (_, n) => n + 71))
  expect(latest.newer).toBeNull()
  const up = [latest]
  while (up[0]!.older !== null) up.unshift(await part(f.ana, f, thread, { cursor: up[0]!.older }))
  expect(up.flatMap(numbers)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1))
  expect(up[0]).toMatchObject({ older: null, since: null })

  // The latest part is asked for by where it began. What was sent since is in it or after it, and nothing is missing between.
  const reply = { ...written([f.ben.memberId]), body: 'Message 101.', sendAt: null, isAddendum: false }
  await post(f.ana, `/api/cases/${f.caseId}/messages/${latest.messages[0]!.id}/reply`, reply)
  await letMessagesOut(app)
  const again = await part(f.ana, f, thread, { after: latest.since! })
  expect(numbers(again)).toEqual(numbers(latest))
  expect(numbers(await part(f.ana, f, thread, { after: again.newer! }))).toEqual([101])
  const down: Part[] = [up[0]!]
  while (down.at(-1)!.newer !== null) down.push(await part(f.ana, f, thread, { after: down.at(-1)!.newer! }))
  expect(down.flatMap(numbers)).toEqual(Array.from({ length: 101 }, (_, n) => n + 1))
})

test('a part is found around a message and from a day on; a message of another thread leads to the latest part', async () => {
  const { f, thread } = await longThread(100)
  const first = (await part(f.ana, f, thread, { at: thread })).messages[0]!
  expect(number(first)).toBe(1)
  const middle = (await part(f.ana, f, thread, { cursor: (await part(f.ana, f, thread)).older! })).messages[10]!
  const around = await part(f.ana, f, thread, { at: middle.id })
  expect(numbers(around)).toEqual(Array.from({ length: 30 }, (_, n) => n + number(middle) - 15))
  const day = await part(f.ana, f, thread, { day: '2000-01-01' })
  expect(numbers(day)[0]).toBe(1)
  for (const none of [{ day: '2999-01-01' }, { at: f.caseId }]) expect(numbers(await part(f.ana, f, thread, none)).at(-1)).toBe(100)
})

test('a draft that another tab saved is not written over, nor sent as something else; a repeated save is one', async () => {
  const app = await theApp()
  const f = await family(app)
  const drafts = `/api/cases/${f.caseId}/messages/drafts`
  const body = { ...written([f.ben.memberId]), subject: 'Camp', refersTo: null }
  const { id, revision } = (await post(f.ana, drafts, body)).json<{ id: string; revision: string }>()
  const save = (more: object) => f.ana.inject({ method: 'PUT', url: `${drafts}/${id}`, payload: { ...body, ...more } })
  const first = await save({ body: 'From the first tab.', base: revision })
  expect(first.statusCode).toBe(200)
  // The answer was lost, and the page tries again.
  expect((await save({ body: 'From the first tab.', base: revision })).json()).toEqual(first.json())
  const other = await save({ body: 'From the second tab.', base: revision })
  expect([other.statusCode, other.json().detail.why]).toEqual([409, 'changed'])
  const { drafts: listed } = (await f.ana.inject(`/api/messages/drafts?case=${f.caseId}`)).json()
  expect(listed).toMatchObject([{ body: 'From the first tab.', revision: first.json().revision }])
  const send = (base: string) =>
    post(f.ana, `/api/cases/${f.caseId}/messages`, { ...body, refersTo: undefined, draft: id, base, sendAt: null })
  expect((await send(revision)).statusCode).toBe(409)
  expect((await send(first.json().revision)).statusCode).toBe(200)
})

test('unread messages are counted at their page, without those of muted and archived threads', async () => {
  const app = await theApp()
  const f = await family(app)
  const unread = async () => (await f.ben.inject('/api/answers')).json().unread
  const body = { ...written([f.ben.memberId]), subject: 'Camp', sendAt: null }
  const { id } = (await post(f.ana, `/api/cases/${f.caseId}/messages`, body)).json<{ id: string }>()
  expect(await unread()).toEqual([])
  await letMessagesOut(app)
  const one = [{ to: '/co-parenting-messages', count: 1 }]
  expect(await unread()).toEqual(one)
  const mark = (marks: object) => post(f.ben, `/api/cases/${f.caseId}/messages/${id}/mark`, marks)
  await mark({ muted: true })
  expect(await unread()).toEqual([])
  await mark({ muted: false })
  expect(await unread()).toEqual(one)
  await post(f.ben, `/api/cases/${f.caseId}/messages/${id}/open`)
  expect(await unread()).toEqual([])
})
