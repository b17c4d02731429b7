import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Rule } from '#domain/schedule/types.ts'
import { family, system } from '#test/support/family.ts'
import {
  weeks,
  christmas,
  draft,
  post,
  versionsOf,
  current,
  newDraft,
  act,
  inForce,
  notJoined,
  stranger,
} from '#test/support/schedule-acts.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { ExpandedDays } from '#schedule/schedule/contract.ts'
import type { Version } from './contract.ts'

const theApp = sharedApp()

test('only its author sees a draft, both parents see a proposal, and an approved version is in effect', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const id = await newDraft(f.ana, f)
  expect((await current(f.ana, f)).versions).toMatchObject([{ id, state: 'draft', isMine: true, side: 'A', can: { propose: true } }])
  expect((await current(f.ben, f)).versions).toEqual([])
  expect((await act(f.ben, f, id, 'approve', { base: null })).statusCode).toBe(404)

  expect((await act(f.ana, f, id, 'propose', { base: null, respondBy: null })).json()).toEqual({ state: 'proposed' })
  expect((await current(f.ben, f)).versions).toMatchObject([{ state: 'proposed', isMine: false, can: { answer: true, withdraw: false } }])
  const own = await act(f.ana, f, id, 'approve', { base: null })
  expect([own.statusCode, own.json().message]).toEqual([403, 'It is the other parent who answers it.'])
  await act(f.ben, f, id, 'view')
  expect((await act(f.ben, f, id, 'approve', { base: null })).json()).toEqual({ state: 'approved' })
  const after = await current(f.ana, f)
  expect(after).toMatchObject({ base: id, versions: [{ state: 'approved', alone: false }] })
  expect(after.versions[0].viewedAt).not.toBeNull()
})

test('a draft that was begun before another version took effect is behind, and can be proposed only against the new version', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const old = await newDraft(f.ben, f, { title: 'Old', effective: '2027-03-01' })
  backend.clock.now += 60_000
  const base = await inForce(f)
  expect((await current(f.ben, f)).versions.find(({ id }: Version) => id === old)).toMatchObject({ isBehind: true })
  const stale = await act(f.ben, f, old, 'propose', { base: null, respondBy: null })
  expect([stale.statusCode, stale.json().message]).toEqual([409, expect.stringContaining('“2-2-5-5” counts from 2027-01-04')])
  expect((await act(f.ben, f, old, 'propose', { base, respondBy: null })).statusCode).toBe(200)
})

test('two windows change one draft: the second is refused, and the first change stays', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const id = await newDraft(f.ana, f)
  const { digest } = (await current(f.ana, f)).versions[0]
  const change = (title: string, was: string) =>
    f.ana.inject({ method: 'PUT', url: `${versionsOf(f)}/${id}`, payload: { ...draft, title, was } })
  const [one, two] = await Promise.all([change('One', digest), change('Two', digest)])
  expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 409])
  const [row] = (await current(f.ana, f)).versions
  expect(row.title).toBe(one.statusCode === 200 ? 'One' : 'Two')
  expect(row.digest).toBe((one.statusCode === 200 ? one : two).json().digest)
})

test('discarding a draft deletes its content', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const id = await newDraft(f.ana, f, { note: 'Between us.' })
  expect((await act(f.ana, f, id, 'discard')).statusCode).toBe(200)
  expect((await current(f.ana, f)).versions).toEqual([])
  const row = await system(backend, (tx) => tx.selectFrom('schedule_version').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
  expect([row.title, row.note, row.rules]).toEqual(['Discarded', '', []])
  expect((await act(f.ana, f, id, 'propose', { base: null, respondBy: null })).statusCode).toBe(404)
})

test('before the other parent has joined, a plan takes effect at once, and the parent who joins reads that', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await notJoined(backend, f)
  const agreed = await newDraft(f.ana, f)
  const refused = await act(f.ana, f, agreed, 'propose', { base: null, respondBy: null })
  expect([refused.statusCode, refused.json().detail.field]).toEqual([400, 'basis'])
  const own = await newDraft(f.ana, f, { basis: 'own', effective: '2026-01-05' })
  expect((await act(f.ana, f, own, 'propose', { base: null, respondBy: null })).json()).toEqual({ state: 'approved' })
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ joined_at: new Date(backend.clock.now) })
      .where('id', '=', f.ben.memberId)
      .execute(),
  )
  expect((await current(f.ben, f)).versions).toMatchObject([{ id: own, basis: 'own', alone: true, isMine: false }])
})

test('an ordered schedule is proposed with its reference once both have joined, and never takes effect unseen', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const bare = await newDraft(f.ana, f, { basis: 'order' })
  const refused = await act(f.ana, f, bare, 'propose', { base: null, respondBy: null })
  expect([refused.statusCode, refused.json().detail.field]).toEqual([400, 'orderId'])
  const named = await newDraft(f.ana, f, { basis: 'order', note: 'Decree of March 2, paragraph 5' })
  expect((await act(f.ana, f, named, 'propose', { base: null, respondBy: null })).json()).toEqual({ state: 'proposed' })
  expect((await current(f.ben, f)).base).toBeNull()
  const foreign = await post(f.ana, versionsOf(f), { ...draft, basis: 'order', orderId: stranger })
  expect([foreign.statusCode, foreign.json().detail.field]).toEqual([400, 'orderId'])
})

test.each([
  ['a gap', [{ ...christmas }], 'rules', /nobody has the child/],
  [
    'an end before its start',
    [weeks('AB'), { ...christmas, span: { ...christmas.span, to: { offset: -2, at: '12:00' } } }],
    'christmas',
    'Christmas: It ends before it begins.',
  ],
  ['a hand-over at midnight', [weeks('AABB', '00:00')], 'weeks', /at midnight leaves open/],
  ['two rules of one name', [weeks('AABB'), weeks('AB')], 'weeks', 'Two rules have one name.'],
  ['a child that is not in the case', [{ ...weeks('AABB'), children: [stranger] }, weeks('AB')], 'weeks', /not in this case/],
])('%s can be saved in a draft, and is refused with a sentence when it is proposed', async (_what, rules, field, sentence) => {
  const backend = await theApp()
  const f = await family(backend)
  const id = await newDraft(f.ana, f, { rules })
  const reply = await act(f.ana, f, id, 'propose', { base: null, respondBy: null })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ message: expect.stringMatching(sentence), detail: { field } })
  expect((await current(f.ben, f)).versions).toEqual([])
})

test.each([
  ['an unknown key', { rules: [{ ...weeks('AB'), surprise: 1 }] }],
  ['a night that is nobody’s', { rules: [weeks('ABC')] }],
  ['367 nights', { rules: [weeks('A'.repeat(367))] }],
  ['201 rules', { rules: Array.from({ length: 201 }, (_, n) => ({ ...weeks('AB'), id: `r${n}` })) }],
  ['a February 30', { effective: '2026-02-30' }],
  ['an hour 25', { rules: [weeks('AB', '25:00')] }],
  ['the layer of agreed changes', { rules: [{ ...weeks('AB'), layer: 'change' }] }],
])('%s is no schedule', async (_what, wrong) => {
  const backend = await theApp()
  const f = await family(backend)
  expect((await post(f.ana, versionsOf(f), { ...draft, ...wrong })).statusCode).toBe(400)
  expect((await current(f.ana, f)).versions).toEqual([])
})

test('February 29 and an hour that a clock change skips are adjusted, and the reply says how', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const leap: Rule = {
    id: 'leap',
    layer: 'holiday',
    children: 'all',
    label: 'Leap day',
    span: {
      kind: 'holiday',
      date: { type: 'fixed', month: 2, day: 29 },
      from: { offset: 0, at: '09:00' },
      to: { offset: 0, at: '19:00' },
      turn: { every: 'A' },
    },
  }
  const { problems, expanded } = (
    await post(f.ana, `/api/cases/${f.caseId}/schedule/preview`, {
      effective: '2027-01-04',
      rules: [weeks('AB', '02:30'), leap],
      child: null,
      months: 24,
    })
  ).json() as { problems: { level: string; sentence: string }[]; expanded: ExpandedDays }
  expect(problems.map(({ level }) => level)).not.toContain('wrong')
  expect(problems.map(({ sentence }) => sentence)).toContain('Leap day: February 29 is left out in years that do not have it.')
  expect(problems.some(({ sentence }) => sentence.includes('does not exist. The hand-over is at 03:30'))).toBe(true)
  expect(expanded.nights).not.toContain('-'.repeat(5))
})

test('a version from before the current reading of rules keeps its reading; a draft from then gets the current one', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const summer: Rule = {
    id: 'summer',
    layer: 'season',
    children: 'all',
    span: { kind: 'cycle', anchor: 'window', nights: 'AAAAAAABBBBBBB', handover: { at: '18:00' } },
    within: { each: { from: { month: 6, day: 16 }, to: { month: 8, day: 31 } } },
  }
  const rules = [weeks('AAAAAAAAAAAAAA'), summer]
  const first = async () =>
    ((await (await f.ana.inject(`/api/schedule/days?case=${f.caseId}&from=2027-06-01&months=1`)).json()) as { expanded: ExpandedDays })
      .expanded
  const old = await inForce(f, { effective: '2027-01-04', rules })
  expect((await first()).exchanges.map(({ day, minute }) => [day, minute])).toEqual([
    ['2027-06-23', 1080],
    ['2027-06-30', 1080],
  ])
  const waiting = await newDraft(f.ana, f, { title: 'Again', effective: '2027-02-01', rules })
  await backend.database.owner.transaction().execute(async (tx) => {
    await sql`alter table schedule_version disable trigger stands`.execute(tx)
    await sql`update schedule_version set reading = 1`.execute(tx)
    await sql`set constraints all immediate`.execute(tx)
    await sql`alter table schedule_version enable trigger stands`.execute(tx)
  })
  expect((await first()).exchanges[0]).toMatchObject({ day: '2027-06-16', minute: 0 })
  expect((await current(f.ben, f)).versions).toMatchObject([{ id: old, reading: 1 }])
  await expect(backend.database.owner.updateTable('schedule_version').set({ reading: 2 }).where('id', '=', old).execute()).rejects.toThrow(
    /reading stands as it is/,
  )
  backend.clock.now += 60_000
  await act(f.ana, f, waiting, 'propose', { base: old, respondBy: null })
  expect((await current(f.ben, f)).versions.find(({ id }: Version) => id === waiting)).toMatchObject({ reading: null })
  await act(f.ben, f, waiting, 'approve', { base: old })
  expect((await first()).exchanges[0]).toMatchObject({ day: '2027-06-23', minute: 1080 })
})
