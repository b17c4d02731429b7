import Fastify from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { nobody } from '#access/actor.ts'
import { boundFeature, inProcess } from './bind.ts'
import { call } from './contract.ts'
import { useFaults } from './faults.ts'
import { limiter, type Limiter, unlimited } from './limits.ts'
import { type PageCode, servePages } from './pages.ts'

const calls = {
  ask: call({
    name: 'desk.ask',
    method: 'POST',
    path: '/api/desk',
    access: 'public',
    summary: 'Asks something.',
    idempotent: true,
    limit: { most: 2, minutes: 10 },
    body: z.object({ text: z.string().check(z.minLength(3, reason(msg`write at least 3 letters`))) }),
    reply: z.object({ number: z.number() }),
  }),
}

let failed: string[]
let asked: { text: string; key: string | null; byForm: boolean }[]
beforeEach(() => {
  failed = []
  asked = []
})

/** One page with one form, shown with the same data as a real page. */
const code: PageCode = {
  plan: ({ host, path }, form) => {
    const plain = { set: 'out', line: null, elsewhere: null } as const
    if (path !== '/desk' || host.startsWith('rate.')) return { ...plain, queries: [], file: null, post: null }
    const post =
      form?.get('form') === 'ask'
        ? { call: { name: 'desk.ask' }, input: { body: { text: form.get('text') } }, values: { text: form.get('text')! } }
        : null
    return { ...plain, queries: [], file: 'page', post }
  },
  render: (_address, _site, _seeds, posts) => ({
    html: JSON.stringify(posts),
    title: 'Desk',
    description: '',
    canonical: null,
    noIndex: false,
    data: [],
    fallback: '',
  }),
  openPaths: () => [],
  leaveNote: () => '',
  plain: (_kind, _site, sentence) => ({ html: sentence ?? '', title: 'Broken' }),
}

function desk(limits: Limiter = unlimited) {
  const app = Fastify()
  useFaults(app, () => {})
  const bound = boundFeature('desk', calls, {
    ask: async ({ body, key, byForm }) => {
      asked.push({ text: body.text, key, byForm })
      return { number: asked.length }
    },
  })
  const user = { call: 'accounts.user', ok: false as const, status: 401, body: { code: 'unauthenticated', message: '' } }
  const onFailed = (name: string, status: number) => void failed.push(`${name} ${status}`)
  const answer = inProcess([bound], { limiter: limits, report: () => {}, onRefused: () => {}, onFailed })
  servePages(app, {
    pages: { code, frame: '<!--app-->', preloads: () => [] },
    site: { appName: 'Court', appUrl: 'https://court.example', supportEmail: 'a@b.example', demo: false },
    answer: async (name, ...rest) => (name === user.call ? user : answer(name, ...rest)),
    actorOf: async () => nobody,
    onRefused: () => {},
    key: () => 'key-of-this-page-01234567',
    report: () => {},
  })
  return (payload: string, headers: Record<string, string> = {}, url = '/desk') =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } })
}

const pageData = (body: string) => JSON.parse(body) as { posted: { answer: unknown; values: unknown }; key: string }

describe('a plain form', () => {
  test('makes the call with its key, and the page shows the answer, the entries and a new key', async () => {
    const reply = await desk()('form=ask&text=Where+is+it%3F&key=aaaaaaaaaaaaaaaaaaaaaaaa')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(pageData(reply.body)).toMatchObject({
      posted: { form: 'ask', path: '/desk', answer: { ok: true, data: { number: 1 } }, values: { text: 'Where is it?' } },
      key: 'key-of-this-page-01234567',
    })
    expect(asked).toEqual([{ text: 'Where is it?', key: 'aaaaaaaaaaaaaaaaaaaaaaaa', byForm: true }])
  })

  test('is refused by the same checks as the call, with the field, the status and the entries', async () => {
    const reply = await desk()('form=ask&text=no')
    expect(reply.statusCode).toBe(400)
    expect(pageData(reply.body).posted).toMatchObject({
      values: { text: 'no' },
      answer: {
        ok: false,
        status: 400,
        body: { code: 'invalid', detail: { field: 'text' }, message: 'The form cannot be used: write at least 3 letters.' },
      },
    })
    expect(asked).toEqual([])
  })

  test('is limited like the call', async () => {
    const post = desk(limiter(() => 0))
    await post('form=ask&text=one+')
    await post('form=ask&text=two+')
    expect((await post('form=ask&text=three')).statusCode).toBe(429)
    expect(asked).toHaveLength(2)
  })

  test('that is refused is counted with its call; one that succeeded is not', async () => {
    const post = desk(limiter(() => 0))
    for (const text of ['no', 'one+', 'two+', 'three']) await post(`form=ask&text=${text}`)
    expect(failed).toEqual(['desk.ask 400', 'desk.ask 429', 'desk.ask 429'])
  })

  test('from another site is refused', async () => {
    const reply = await desk()('form=ask&text=hello', { 'sec-fetch-site': 'cross-site' })
    expect(reply.statusCode).toBe(403)
    expect(asked).toEqual([])
  })

  test.each([
    { origin: 'https://other.example' },
    { origin: 'https://court.example.other.example' },
    { origin: 'http://localhost:81' },
    { origin: 'nonsense' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-origin, cross-site' },
  ])('of another site is not answered where the browser says less of it either: %o', async (headers: Record<string, string>) => {
    expect((await desk()('form=ask&text=hello', headers)).statusCode).toBe(403)
    expect(asked).toEqual([])
  })

  test('is not found on the host of the reduced set, however its name is written', async () => {
    for (const host of ['rate.court.example', 'RATE.court.example', 'Rate.Court.Example']) {
      expect([host, (await desk()('form=ask&text=hello', { host })).statusCode]).toEqual([host, 404])
    }
  })

  // `null` is what our own pages send, for they send no referrer.
  test.each([{ origin: 'https://court.example' }, { origin: 'http://localhost:80' }, { origin: 'null' }, { 'sec-fetch-site': 'none' }, {}])(
    'of our own page is answered, in an old browser too: %o',
    async (headers: Record<string, string>) => {
      expect((await desk()('form=ask&text=hello', headers)).statusCode).toBe(200)
    },
  )

  test.each(['form=nothing&text=hello', 'text=hello', 'form=__proto__', 'form=constructor', '%00%ff=%zz'])(
    'that the page does not have (%s) is not found',
    async (body) => {
      expect((await desk()(body)).statusCode).toBe(404)
      expect((await desk()(body, {}, '/elsewhere')).statusCode).toBe(404)
    },
  )
})
