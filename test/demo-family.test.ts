import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { documentAddresses } from '#accounts/waivers/public.ts'
import { casesOf } from '#access/cases.ts'
import { removeDemoFamily } from '#app/demo-family.ts'
import { layOut } from '#domain/schedule/lay-out.ts'
import { totalsOf } from '#domain/schedule/totals.ts'
import { demoFamily } from '#case/cases/demo-family.ts'
import type { UsedFile } from '#case/files/contract.ts'
import { checkFiles } from '#case/files/public.ts'
import type { Board } from '#money/unit/contract.ts'
import type { Conflict } from '#schedule/conflicts/contract.ts'
import { planOf } from '#schedule/schedule/public.ts'
import { filesOfTest, loadDemo as load } from './support/demo-family.ts'
import { system } from './support/family.ts'
import { sha256Of } from './support/files.ts'
import { signIn, worldOfAccounts } from './support/signed-in.ts'
import type { TestApp } from './support/test-app.ts'
import type { Day } from '#kernel/day.ts'

const familyOf = ({ clock }: TestApp) =>
  demoFamily(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(clock.now) as Day, clock.now)

test('Ana, Ben and their lawyer each see the family from their own seat', async () => {
  const backend = await worldOfAccounts()
  await load(backend)
  const [ana, ben, lena] = await Promise.all(['ana@demo.test', 'ben@demo.test', 'lawyer@demo.test'].map((email) => signIn(backend, email)))
  const seats = async (who: typeof ana) => (await who!.inject('/api/cases')).json().seats
  expect(await seats(ana)).toMatchObject([{ side: 'A', role: 'parent', title: 'Moreno and Harlow' }])
  expect(await seats(ben)).toMatchObject([{ side: 'B', role: 'parent' }])
  // The lawyer works for two other families too; the one that was opened last comes first.
  expect(await seats(lena)).toMatchObject([
    { side: null, role: 'attorney', title: 'Moreno and Harlow' },
    { role: 'attorney' },
    { role: 'attorney' },
  ])
  const titles = async (who: typeof ana) =>
    (await who!.inject('/api/hearings')).json().hearings.map(({ title }: { title: string }) => title) as string[]
  expect(await titles(ana)).toContain('Mediation about summer')
  expect(await titles(ben)).not.toContain('Mediation about summer')
  expect(await titles(lena)).toContain('Mediation about summer')
})

test.each(['2026-03-12', '2026-07-15', '2026-11-22'])(
  'on whatever day (%s), the calendar of the demonstration shows one way that is too long, with the time that it would take',
  async (day) => {
    const backend = await worldOfAccounts()
    backend.clock.now = Date.parse(`${day}T18:00:00Z`)
    await load(backend)
    for (const email of ['ana@demo.test', 'ben@demo.test']) {
      const who = await signIn(backend, email)
      const { conflicts } = (await who.inject('/api/calendar/conflicts')).json() as { conflicts: Conflict[] }
      const ways = conflicts.filter(({ kind }) => kind === 'travel')
      expect(ways.map(({ items }) => items.map(({ title }) => title))).toEqual([['Maya: piano recital', 'Maya: team photos']])
      // 15.8 km × 1.3 at 50 km/h.
      expect(ways[0]!.reason).toMatchObject({ key: 'too_far', minutes: 10, needed: 25 })
    }
  },
)

test('every minute of twenty months around today belongs to someone, and the nights add up', async () => {
  const backend = await worldOfAccounts()
  await load(backend)
  const f = familyOf(backend)
  const range = { from: f.day(-34), to: f.day(52) }
  const plan = await casesOf({ cases: backend.database.cases, owner: backend.database.owner, clock: () => backend.clock.now }).asSystem(
    'a test',
    (tx) => planOf(tx, f),
  )
  for (const child of f.children.both) {
    expect(layOut(plan, child, range.from, range.to).filter(({ holder }) => holder === 'gap')).toEqual([])
    const { nights } = totalsOf(plan, child, range)
    expect(nights.A + nights.B + nights.third).toBe(86 * 7 + 1)
  }
})

test('a second start makes the same family again, and outside the demonstration there is none', async () => {
  const backend = await worldOfAccounts()
  await load(backend)
  const rows = async () => {
    const counts = []
    for (const table of ['case_member', 'event', 'exchange', 'check_in', 'time_trade', 'hearing', 'schedule_change'] as const) {
      const { rows: found } = await backend.database.owner.executeQuery<{ n: number }>(
        backend.database.owner
          .selectFrom(table)
          .select((q) => q.fn.countAll<number>().as('n'))
          .compile(),
      )
      counts.push([table, found[0]!.n])
    }
    return counts
  }
  const first = await rows()
  expect(first.every(([, count]) => Number(count) > 2)).toBe(true)
  // Someone looked at the metadata of a file in between.
  await system(backend, (tx) =>
    tx
      .insertInto('file_metadata')
      .columns(['case_id', 'id', 'file_id', 'author_id', 'original_sha256', 'tool', 'version', 'refusal', 'read_at'])
      .expression((q) =>
        q
          .selectFrom('stored_file')
          .select((f) => [
            'case_id',
            'id',
            'id as file_id',
            'author_id',
            f.val('0'.repeat(64)).as('sha'),
            f.val('exifreader').as('tool'),
            f.val('1').as('version'),
            f.val('kind').as('refusal'),
            'created_at',
          ]),
      )
      .execute(),
  )
  await load(backend)
  expect(await rows()).toEqual(first)
  await removeDemoFamily({ database: backend.database, clock: () => backend.clock.now })
  expect((await rows()).every(([, count]) => Number(count) === 0)).toBe(true)
})

test('the history of the state’s unit has lines that are the same here, of another day, and that only the unit has', async () => {
  const backend = await worldOfAccounts()
  await load(backend)
  for (const email of ['ana@demo.test', 'ben@demo.test']) {
    const { compared, others } = (await (await signIn(backend, email)).inject('/api/payments/unit')).json<Board>()
    const results = (of: string) => compared.find(({ kind }) => kind === of)!.rows.map(({ result }) => result)
    expect([results('received'), results('sent')]).toEqual([
      ['same', 'day', 'here', 'unit'],
      ['day', 'day'],
    ])
    expect(others).toMatchObject([{ kind: 'fee', cents: 3_500 }])
  }
})

test('a message has a picture, drawn and stored as it begins, that both parents look at', async () => {
  const backend = await worldOfAccounts()
  await load(backend)
  for (const email of ['ana@demo.test', 'ben@demo.test']) {
    const who = await signIn(backend, email)
    const { caseId, threads } = (await who.inject('/api/messages?box=all')).json<{
      caseId: string
      threads: { id: string; subject: string }[]
    }>()
    const { id } = threads.find(({ subject }) => subject === 'Maya’s glasses')!
    const { messages } = (await who.inject(`/api/messages/threads/${id}`)).json()
    expect(messages[0].files).toMatchObject([{ name: 'glasses.jpg', type: 'image/jpeg' }])
    const file = (messages[0].files as UsedFile[])[0]!
    const fetched = async (what: string) => (await who.inject(`/api/cases/${caseId}/files/used/${file.id}/${what}`)).rawPayload
    const photo = await fetched('content')
    expect([sha256Of(photo), photo.length]).toEqual([file.sha256, file.bytes])
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 })
    expect(await sharp(await fetched('small')).metadata()).toMatchObject({ format: 'webp', width: 384 })
  }
  // Every file of the demo opens, and its old ones go with its old case: the sweep finds them.
  const checked = () =>
    checkFiles({
      read: (work) => system(backend, work),
      files: filesOfTest(backend),
      usedElsewhere: (addresses) => documentAddresses(backend.database.accounts, addresses),
    })
  const { whole, ...others } = await checked()
  expect(others).toMatchObject({ broken: [], unused: 0 })
  // The picture of the message is three of them: as it was uploaded, its copy and its small picture.
  expect(whole).toBeGreaterThanOrEqual(6)
  backend.clock.now += 60_000
  await load(backend)
  const again = await checked()
  expect(again).toMatchObject({ whole, broken: [] })
  // With those that are not opened here: copies that are in nothing.
  expect(again.unused).toBeGreaterThanOrEqual(whole)
})

test('every guarded table lets the rows of a case go with it', async () => {
  const { database } = await worldOfAccounts()
  const { rows } = await sql<{ name: string }>`
    select name from guarded where not exists (
      select from pg_constraint f
      where f.conrelid = name::regclass and f.contype = 'f' and f.confrelid = 'case_file'::regclass and f.confdeltype = 'c')
    order by name`.execute(database.owner)
  expect(rows.map(({ name }) => name)).toEqual([])
})
