import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { decide, deskOfTwo, open, post, published } from '#test/support/moderators.ts'
import { newReceipt } from '#test/support/ratings.ts'
import { builtPages, type TestApp } from '#test/support/test-app.ts'
import { authorKeyFor } from '#ratings/receipts/sealing.ts'

// Searches every answer of every moderation call, and the page that the server renders from it, for what nobody may learn about an
// author: a token, a receipt, a key, a number of theirs in any encoding, and any time finer than a day.

/** Every value of at least eight bytes that the ratings tables store about authors and their tokens, as raw bytes. */
async function secretsOf({ database: { owner } }: TestApp): Promise<Buffer[]> {
  const { rows: columns } = await sql<{ table: string; name: string }>`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' and (table_name like 'review%' or table_name like 'token%' or table_name like 'proof%')`.execute(
    owner,
  )
  const found: Buffer[] = []
  for (const { table, name } of columns) {
    const { rows } = await sql<{ value: Buffer | null }>`select ${sql.ref(name)} as value from ${sql.table(table)}`.execute(owner)
    found.push(...rows.flatMap(({ value }) => (value !== null && value.length >= 8 ? [value] : [])))
  }
  return found
}

/** The encodings in which bytes could appear. */
const writings = (bytes: Buffer) =>
  (['hex', 'base64', 'base64url'] as const)
    .map((way) => bytes.toString(way).replaceAll('=', ''))
    .flatMap((text) => [text, text.slice(0, 16)])

/** A time of day, or an instant in seconds or milliseconds of these years. */
const time = /(?<![\d-])([01]?\d|2[0-3]):[0-5]\d(?!\d)|\d{4}-\d{2}-\d{2}T|(?<!\d)1[6-9]\d{8}(\d{3})?(?!\d)|\b\d{1,2} ?[ap]\.?m\b/iu

test('the pattern finds a time of day and an instant, and does not take days and shares for one', () => {
  expect(['at 9:05', '2026-03-12T00', '1773273600', '1773273600000', '3 pm'].filter((text) => !time.test(text))).toEqual([])
  expect(['2026-03-12', '0.4375', 'N2.1', '60', 'Mar 3, 2026'].filter((text) => time.test(text))).toEqual([])
})

/** Expects that the answers have no secret. @param others accounts that these answers do not name */
async function expectNothingOf(backend: TestApp, answers: readonly string[], others: readonly string[]) {
  const texts = answers.join('\n')
  expect((await secretsOf(backend)).flatMap(writings).filter((writing) => texts.includes(writing))).toEqual([])
  const names = ['receipt_hash', 'receiptHash', 'authorKey', 'author_key', 'nullifier', 'moderator_id']
  expect([...names, ...others].filter((word) => texts.includes(word))).toEqual([])
  expect(answers.flatMap((text) => time.exec(text)?.[0] ?? [])).toEqual([])
}

test('no answer of the desk has a token, a receipt, a key or a time of day', async () => {
  const { backend, id, put, mia, ned, member, secret, steps } = await deskOfTwo()
  const { receipt, receiptHash } = newReceipt()
  const [asked, reported, other] = [
    await put({ receiptHash, authorKey: authorKeyFor(secret).toString('hex') }),
    await put({ authorKey: authorKeyFor(secret).toString('hex') }),
    await put(),
  ]
  await steps([...published, { event: 'flagged', actor: 'reader', rules: ['N1.1'] }], reported)
  await sql`insert into review_alike (review_id, alike_id, share) values (${id}, ${asked}, 0.4375)`.execute(backend.database.owner)

  const answers: string[] = []
  const keep = (reply: { body: string; headers: Record<string, unknown> }) => {
    const { date: _, ...headers } = reply.headers
    answers.push(reply.body, JSON.stringify(headers))
  }
  keep(await decide(mia, asked, 'asked', 'ask_first_hand', 'Which hearing was it?'))
  await backend.app.inject({ method: 'POST', url: '/api/reviews/receipt', payload: { receipt } })
  keep(await decide(mia, reported, 'removal_proposed', 'false_fact', 'The order says otherwise.'))
  keep(await decide(mia, reported, 'removed', 'false_fact'))
  keep(await post(mia, `${reported}/leave`))
  keep(await decide(ned, reported, 'removed', 'false_fact'))
  keep(await post(ned, `${reported}/undo`))
  keep(await post(mia, `${reported}/open`))
  keep(await post(mia, `${reported}/undo`))
  keep(await post(mia, 'next', { not: [] }))
  keep(await decide(mia, other, 'released', 'as_written'))
  keep(await post(mia, `${other}/undo`))
  for (const each of [id, asked, reported, other]) keep(await post(mia, `${each}/open`))
  keep(await decide(member, id, 'released', 'as_written').catch(() => post(member, 'next', { not: [] })))
  keep(await post(mia, `${crypto.randomUUID()}/open`))
  for (const query of ['', '?state=queued_human', '?state=flagged', '?state=appealed', '?state=nonsense'])
    keep(await mia.inject(`/api/moderation${query}`))
  expect((await open(mia, id)).alike.n).toBe(1)

  // Four receipts, two keys, sealed words, and the marks of four spent tokens.
  expect((await secretsOf(backend)).length).toBeGreaterThan(8)
  await expectNothingOf(backend, answers, [mia.account, ned.account])
}, 60_000)

test('the page of the desk, as the server renders it, has none either', async () => {
  const { backend, put, mia, ned, secret } = await deskOfTwo({ pages: await builtPages() })
  await put({ authorKey: authorKeyFor(secret).toString('hex') })
  const { body } = await mia.inject({ url: '/moderation', headers: { accept: 'text/html' } })
  expect(body).toContain('Vera Example')
  // The names of the build's files may contain anything.
  await expectNothingOf(backend, [body.replaceAll(/\/assets\/[\w.-]+/gu, '')], [ned.account])
}, 180_000)
