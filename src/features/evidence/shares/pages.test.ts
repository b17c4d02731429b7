import { beforeAll, expect, test } from 'vitest'
import { limiter } from '#http/limits.ts'
import { family } from '#test/support/family.ts'
import { madeLink } from '#test/support/shares.ts'
import { builtPages, testApp } from '#test/support/test-app.ts'

// The page of a link, as someone sees it who has no JavaScript, and as someone who guesses.

let pages: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  pages = await builtPages()
}, 300_000)

test('codes are guessed a thousand times: the limit stops each way to ask, and none says that it was near', async () => {
  const clock = { now: Date.parse('2026-03-12T18:00:00Z') }
  const backend = await testApp({ limiter: limiter(() => clock.now), pages })
  const f = await family(backend)
  const { code } = await madeLink(f)
  const ways = {
    look: async (guess: string) => backend.app.inject(`/api/shared/${guess}`),
    page: async (guess: string) => backend.app.inject(`/shared/${guess}`),
    open: async (guess: string) => backend.app.inject({ method: 'POST', url: '/api/shared/open', payload: { code: guess, word: '' } }),
  }
  const guesses: Readonly<Record<string, number>> = { look: 700, page: 20, open: 280 }
  const guess = (n: number) => `${code.slice(0, -3)}${String(100 + n).slice(-3)}`
  const counted: Record<string, number[]> = {}
  for (const [way, ask] of Object.entries(ways)) {
    const statuses: number[] = []
    for (let n = 0; n < (guesses[way] ?? 0); n += 1) statuses.push((await ask(guess(n))).statusCode)
    counted[way] = [404, 429].map((status) => statuses.filter((one) => one === status).length)
    // Not even the right one gets through then.
    expect([way, (await ask(code)).statusCode]).toEqual([way, 429])
  }
  // A page asks by the same call: it counts with the others of its network.
  expect(counted).toEqual({ look: [120, 580], page: [0, 20], open: [60, 220] })
})

test('a page without JavaScript: it says what the link is, opens by a form, shows the picture, and is not stored or indexed', async () => {
  const backend = await testApp({ pages })
  const f = await family(backend)
  const { code, link } = await madeLink(f, { openings: 1, word: 'blue heron' })
  const first = await backend.app.inject(`/shared/${code}`)
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  for (const part of ['Ana Moreno', 'Dana Lee, attorney', 'Open files', 'Code word', 'noindex']) expect(first.body).toContain(part)
  // What a mail scanner learns: no name of a file.
  expect(first.body).not.toContain('motion.png')
  const logged = async () => (await f.ana.inject(`/api/share-links/${link}/log?case=${f.caseId}`)).json().entries
  expect(await logged()).toEqual([])

  const send = async (fields: Record<string, string>) =>
    backend.app.inject({
      method: 'POST',
      url: `/shared/${code}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const key = /<input(?=[^>]*name="key")[^>]*value="([^"]+)"/.exec(first.body)![1]!
  const refused = await send({ form: 'open', key, word: 'red heron' })
  expect([refused.statusCode, refused.body.includes('That isn’t the code word of this link.')]).toEqual([400, true])
  const opened = await send({ form: 'open', key, word: 'Blue Heron' })
  expect(opened.statusCode).toBe(200)
  const picture = /src="(\/api\/shared-files\/[^"]+\/picture)"/.exec(opened.body)![1]!
  expect((await backend.app.inject(picture)).statusCode).toBe(200)
  // Loaded again, the same press is the same opening.
  expect((await send({ form: 'open', key, word: 'Blue Heron' })).body).toContain(picture)
  const later = await backend.app.inject(`/shared/${code}`)
  expect([later.statusCode, later.body.includes('This link is no longer open'), later.body.includes('Ana Moreno')]).toEqual([
    200,
    true,
    false,
  ])
  expect((await logged()).map(({ what }: { what: string }) => what).toSorted()).toEqual(['opened', 'viewed'])
  const unknown = await backend.app.inject('/shared/a-code-that-there-never-was')
  expect([unknown.statusCode, unknown.body.includes('We can’t find this link'), unknown.body.includes('router')]).toEqual([
    404,
    true,
    false,
  ])
})
