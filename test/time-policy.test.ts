// One sentence says what is stored of the time at which a visitor sent something. It must be true of the tables and of the
// sweeper, be on every page that speaks of it, and nothing may say it in other words.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { root } from '#scripts/build.ts'
import { dayOf } from '#kernel/day.ts'
import { documents } from '#accounts/agreements/documents/all.ts'
import { jobs, tick } from '#ratings/reviews/jobs.ts'
import { timePolicy } from '#web/time-policy.tsx'
import { newPerson } from './support/family.ts'
import { seededRandom } from './support/random.ts'
import { file, putPerson, ratingOf } from './support/ratings.ts'
import { builtPages, testApp } from './support/test-app.ts'

let pages: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  pages = await builtPages()
}, 150_000)

const sentence = timePolicy.message!
const newestPolicy = documents
  .filter(({ documentType }) => documentType === 'privacy_policy')
  .toSorted((a, b) => b.version.localeCompare(a.version))[0]!

/** What visitors send without an account, and where it lies from then on. */
const tables = [
  'review',
  'review_intake',
  'review_act_intake',
  'review_answer',
  'review_event',
  'review_print',
  'review_alike',
  'review_withdrawn',
  'suggestion',
  'ticket',
  'ticket_file',
  'error_log',
  'token_spent',
  'token_spent_intake',
]

test('"We keep the day, not the time": the tables have days, and no column holds a time', async () => {
  const { database } = await testApp()
  const { rows } = await sql<{ table_name: string; column_name: string; data_type: string }>`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and table_name::text = any (${tables}::text[])`.execute(database.owner)
  expect(new Set(rows.map(({ table_name }) => table_name))).toEqual(new Set(tables))
  const times = rows.filter(({ data_type }) => /^time|interval/.test(data_type)).map((one) => `${one.table_name}.${one.column_name}`)
  const days = rows.filter(({ data_type, column_name }) => data_type === 'date' && column_name !== 'event_month')
  const says =
    times.length > 0 ? `We keep the time (${times.join()})` : days.length > 0 ? 'We keep the day, not the time' : 'We keep no day'
  expect(sentence.split('; ')[0]).toBe(says)
})

test('"until we erase it after midnight UTC": the sweeper erases the log when the day in UTC is over, and not before', async () => {
  const home = await testApp()
  home.clock.now = Date.parse('2026-03-12T23:50:00Z')
  const person = await putPerson(home.database.owner)
  const erased: string[] = []
  const forgetLog = async () => erased.push(dayOf(home.clock.now)) > 0
  const [sweep] = jobs({ database: { ...home.database, forgetLog }, clock: () => home.clock.now, random: seededRandom(3), demo: false })
  for (let turn = 0; turn < 3; turn += 1) await sweep!.run()
  const afterStart = erased.length
  await file(home.app, ratingOf(person))
  while (dayOf(home.clock.now + tick) === '2026-03-12') {
    home.clock.now += tick
    await sweep!.run()
  }
  expect(erased.slice(afterStart)).toEqual([])
  home.clock.now += tick
  for (let turn = 0; turn < 3; turn += 1) await sweep!.run()
  expect(erased.slice(afterStart)).toEqual(['2026-03-13', '2026-03-13'])
  expect(sentence).toContain('a database log holds the time until we erase it after midnight UTC.')
})

const textOf = (html: string) =>
  html
    .replace(/[\s\S]*<main/, '')
    .replace(/<\/main>[\s\S]*/, '')
    .replaceAll(/<!--.*?-->|<[^>]*>/g, '')

test.each([
  '/',
  '/rate-your-court?professional=',
  '/transparency',
  '/privacy-policy',
  '/support',
  '/add-professional?name=Nobody%20Listed',
  '/add-professional?correct=',
])('%s says it in that sentence, word for word', async (address) => {
  const { app, database } = await testApp({ pages })
  const person = await putPerson(database.owner)
  expect(textOf((await app.inject(address.replace(/=$/, `=${person}`))).body)).toContain(sentence)
})

test('a person who is signed in reads it on /legal-protection', async () => {
  const ana = await newPerson(await testApp({ pages }))
  expect(textOf((await ana.inject('/legal-protection')).body)).toContain(sentence)
})

test('the newest privacy policy has the sentence, and the version before promised more than is true', () => {
  expect(newestPolicy.content).toContain(sentence)
  expect(newestPolicy.content.replaceAll(sentence, '')).not.toMatch(otherWords)
  expect(documents.find(({ version }) => version === '2026-11-22')!.content).toMatch(otherWords)
})

/** What pages said before there was one sentence. */
const otherWords = /\b(?:no|not the|or the|never the|the) time of day|never the time\b|without the hour/i

/** Every text that people read, from the catalogs. */
function textsOfPages(): { file: string; text: string }[] {
  const src = path.join(root, 'src')
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('en.po'))
    .flatMap((name) =>
      [...readFileSync(path.join(src, name), 'utf8').matchAll(/^msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm)].map(([, quoted]) => ({
        file: name,
        text: [...quoted!.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join(''),
      })),
    )
}

test('no page says it in other words', () => {
  const texts = textsOfPages()
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(({ text }) => text === sentence)).toHaveLength(1)
  // Of a hearing in a file that someone imports, and of a rule of a schedule.
  expect(
    texts.filter(
      ({ text }) => otherWords.test(text) && !['It has no time of day. Add it by hand.', '“{time}” is no time of day.'].includes(text),
    ),
  ).toEqual([])
})
