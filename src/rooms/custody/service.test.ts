import { expect, test } from 'vitest'
import type { Rule } from '../../domain/custody/types.ts'
import { type Family, family, grant, type Somebody, somebody, system } from '../../../test/family.ts'
import { type TestWorld, world } from '../../../test/world.ts'
import type { Difference, Draft, Laid, Reason, Version } from './contract.ts'
import { addChange } from './store.ts'

const weeks = (nights: string, at = '18:00', anchor = '2026-01-05'): Rule => ({
  id: 'weeks',
  layer: 'base',
  children: 'all',
  span: { kind: 'cycle', anchor: anchor as never, nights, handover: { at, place: 'School' } },
  clause: { paragraph: '5', text: 'The children are with the parents in turns.' },
})
const christmas: Rule = {
  id: 'christmas',
  layer: 'holiday',
  children: 'all',
  span: {
    kind: 'holiday',
    date: { type: 'fixed', month: 12, day: 25 },
    from: { offset: -1, at: '12:00' },
    to: { offset: 1, at: '12:00' },
    turn: { even: 'B', odd: 'A' },
  },
  label: 'Christmas',
}
const draft: Draft = {
  title: '2-2-5-5',
  basis: 'agreed',
  orderId: null,
  effective: '2027-01-04',
  rules: [weeks('AABBAAAAABBBBB'), christmas],
  note: '',
}

const post = (who: Somebody, url: string, payload: object = {}, key?: string) =>
  who.inject({ method: 'POST', url, payload, ...(key && { headers: { 'idempotency-key': key } }) })
const versionsOf = ({ caseId }: Family) => `/api/cases/${caseId}/schedule/versions`
const current = async (who: Somebody, { caseId }: Family) => (await who.inject(`/api/schedule?case=${caseId}`)).json()
const read = async (who: Somebody, { caseId }: Family, noun: string, query: Record<string, string>) =>
  (await who.inject(`/api/schedule/${noun}?${new URLSearchParams({ case: caseId, ...query }).toString()}`)).json()
const newDraft = async (who: Somebody, f: Family, more: object = {}) =>
  (await post(who, versionsOf(f), { ...draft, ...more })).json().id as string
const act = (who: Somebody, f: Family, id: string, verb: string, body: object = {}) => post(who, `${versionsOf(f)}/${id}/${verb}`, body)

async function proposed(who: Somebody, f: Family, more: object = {}): Promise<string> {
  const id = await newDraft(who, f, more)
  const { base } = await current(who, f)
  const reply = await act(who, f, id, 'propose', { base, respondBy: null })
  expect(reply.json()).toEqual({ state: 'proposed' })
  return id
}
async function inForce(f: Family, more: object = {}): Promise<string> {
  const id = await proposed(f.ana, f, more)
  const { base } = await current(f.ben, f)
  expect((await act(f.ben, f, id, 'approve', { base })).json()).toEqual({ state: 'approved' })
  return id
}
/** Ben has not joined yet. */
const notJoined = (court: TestWorld, f: Family) =>
  system(court, (tx) => tx.updateTable('case_member').set({ joined_at: null }).where('id', '=', f.ben.memberId).execute())

const stranger = '99999999-9999-4999-8999-999999999999'

test('a draft is its author’s alone; proposed it is both parents’, and approved it is in force', async () => {
  const court = await world()
  const f = await family(court)
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

test('declined with its reason, or taken back, a proposal is over, and stays in the history', async () => {
  const court = await world()
  const f = await family(court)
  const one = await proposed(f.ana, f)
  expect((await act(f.ben, f, one, 'decline', { reason: '' })).statusCode).toBe(400)
  expect((await act(f.ben, f, one, 'decline', { reason: 'Seven nights are long.' })).statusCode).toBe(200)
  const two = await proposed(f.ana, f, { title: 'Another' })
  expect((await act(f.ben, f, two, 'withdraw')).statusCode).toBe(403)
  expect((await act(f.ana, f, two, 'withdraw')).statusCode).toBe(200)
  expect((await act(f.ben, f, two, 'approve', { base: null })).statusCode).toBe(409)
  const { versions, base } = await current(f.ana, f)
  expect(base).toBeNull()
  expect(versions.find(({ id }: Version) => id === one)).toMatchObject({ state: 'declined', answerNote: 'Seven nights are long.' })
  expect(versions.find(({ id }: Version) => id === two)).toMatchObject({ state: 'withdrawn' })
})

test('of twelve answers at once exactly one counts', async () => {
  const court = await world()
  const f = await family(court)
  const id = await proposed(f.ana, f)
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      n % 3 === 2
        ? act(f.ana, f, id, 'withdraw')
        : n % 3 === 1
          ? act(f.ben, f, id, 'decline', { reason: 'No.' })
          : act(f.ben, f, id, 'approve', { base: null }),
    ),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11)
})

test('two proposals from one base: the first yes counts, the second is told what came into force, and may be given again', async () => {
  const court = await world()
  const f = await family(court)
  const one = await proposed(f.ana, f, { title: 'Ana’s plan' })
  const two = await proposed(f.ben, f, { title: 'Ben’s plan' })
  const [first, second] = await Promise.all([act(f.ben, f, one, 'approve', { base: null }), act(f.ana, f, two, 'approve', { base: null })])
  expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409])
  const { base } = await current(f.ana, f)
  const [loser, who, winner] = first.statusCode === 200 ? [second, f.ana, one] : [first, f.ben, two]
  expect(base).toBe(winner)
  expect(loser.json().message).toContain('counts from 2027-01-04')
  expect((await act(who, f, winner === one ? two : one, 'approve', { base })).statusCode).toBe(200)
})

test('a draft begun before another version came into force is behind, and is proposed only upon the new one', async () => {
  const court = await world()
  const f = await family(court)
  const old = await newDraft(f.ben, f, { title: 'Old', effective: '2027-03-01' })
  court.clock.now += 60_000
  const base = await inForce(f)
  expect((await current(f.ben, f)).versions.find(({ id }: Version) => id === old)).toMatchObject({ isBehind: true })
  const stale = await act(f.ben, f, old, 'propose', { base: null, respondBy: null })
  expect([stale.statusCode, stale.json().message]).toEqual([409, expect.stringContaining('“2-2-5-5” counts from 2027-01-04')])
  expect((await act(f.ben, f, old, 'propose', { base, respondBy: null })).statusCode).toBe(200)
})

test('two windows change one draft: the second is told, and the first one’s words stand', async () => {
  const court = await world()
  const f = await family(court)
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

test('a draft that is thrown away leaves no word', async () => {
  const court = await world()
  const f = await family(court)
  const id = await newDraft(f.ana, f, { note: 'Between us.' })
  expect((await act(f.ana, f, id, 'discard')).statusCode).toBe(200)
  expect((await current(f.ana, f)).versions).toEqual([])
  const kept = await system(court, (tx) => tx.selectFrom('schedule_version').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
  expect([kept.title, kept.note, kept.rules]).toEqual(['Discarded', '', []])
  expect((await act(f.ana, f, id, 'propose', { base: null, respondBy: null })).statusCode).toBe(404)
})

test('before the other parent has joined an own plan is in force at once, and says so to who joins', async () => {
  const court = await world()
  const f = await family(court)
  await notJoined(court, f)
  const agreed = await newDraft(f.ana, f)
  const refused = await act(f.ana, f, agreed, 'propose', { base: null, respondBy: null })
  expect([refused.statusCode, refused.json().detail.field]).toEqual([400, 'basis'])
  const own = await newDraft(f.ana, f, { basis: 'own', effective: '2026-01-05' })
  expect((await act(f.ana, f, own, 'propose', { base: null, respondBy: null })).json()).toEqual({ state: 'approved' })
  await system(court, (tx) =>
    tx
      .updateTable('case_member')
      .set({ joined_at: new Date(court.clock.now) })
      .where('id', '=', f.ben.memberId)
      .execute(),
  )
  expect((await current(f.ben, f)).versions).toMatchObject([{ id: own, basis: 'own', alone: true, isMine: false }])
})

test('what an order says is proposed with its reference once both have joined, and never in force unseen', async () => {
  const court = await world()
  const f = await family(court)
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
])('%s is kept in a draft, and refused with a sentence when it is proposed', async (_what, rules, field, sentence) => {
  const court = await world()
  const f = await family(court)
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
  const court = await world()
  const f = await family(court)
  expect((await post(f.ana, versionsOf(f), { ...draft, ...wrong })).statusCode).toBe(400)
  expect((await current(f.ana, f)).versions).toEqual([])
})

test('February 29 and an hour that a change of clocks skips are settled, and said', async () => {
  const court = await world()
  const f = await family(court)
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
  const { problems, laid } = (
    await post(f.ana, `/api/cases/${f.caseId}/schedule/preview`, {
      effective: '2027-01-04',
      rules: [weeks('AB', '02:30'), leap],
      child: null,
      months: 24,
    })
  ).json() as { problems: { level: string; sentence: string }[]; laid: Laid }
  expect(problems.map(({ level }) => level)).not.toContain('wrong')
  expect(problems.map(({ sentence }) => sentence)).toContain('Leap day: February 29 is left out in years that do not have it.')
  expect(problems.some(({ sentence }) => sentence.includes('does not exist. The hand-over is at 03:30'))).toBe(true)
  expect(laid.nights).not.toContain('-'.repeat(5))
})

test('a preview lays out what is not kept: nights of 2-2-5-5, and what would change hands', async () => {
  const court = await world()
  const f = await family(court)
  await inForce(f, { effective: '2027-01-04', rules: [weeks('AABBAAAAABBBBB')] })
  const reply = await post(f.ana, `/api/cases/${f.caseId}/schedule/preview`, {
    effective: '2027-02-01',
    rules: [weeks('AAAAAAABBBBBBB')],
    child: f.children[0]!.id,
    months: 1,
  })
  const { laid, difference } = reply.json() as { laid: Laid; difference: Difference }
  // February 2027 begins on a Monday and has 28 nights: two whole cycles of each pattern, the same week first.
  expect(laid.nights).toBe('AAAAAAABBBBBBB'.repeat(2))
  expect(difference.before).toBe('AABBAAAAABBBBB'.repeat(2))
  expect(difference.changed).toBe(8)
  expect(laid.total).toMatchObject({ days: 28, nights: { A: 14, B: 14 }, nightShares: { A: 50, B: 50 }, longest: { A: 7, B: 7 } })
  expect(laid.exchanges.map(({ day, minute }) => `${day} ${minute}`)).toEqual([
    '2027-02-01 1080',
    '2027-02-08 1080',
    '2027-02-15 1080',
    '2027-02-22 1080',
  ])
  const { versions } = await current(f.ana, f)
  expect(versions).toHaveLength(1)
})

test('a day says why it is whose it is: the holiday first, then the weeks under it with their clause', async () => {
  const court = await world()
  const f = await family(court)
  await inForce(f)
  const { parts } = (await read(f.ben, f, 'why', { day: '2027-12-24' })) as { parts: Reason[] }
  expect(parts.map(({ from, to, holder }) => [from, to, holder])).toEqual([
    ['00:00', '12:00', expect.any(String)],
    ['12:00', '24:00', 'A'],
  ])
  expect(parts[1]!.links).toMatchObject([
    { layer: 'holiday', label: 'Christmas', because: { key: 'holiday', year: 2027, turn: 'odd', part: 'whole' } },
    { layer: 'base', clause: { paragraph: '5' }, version: '2-2-5-5', because: { key: 'cycle', of: 14 } },
  ])
})

test('where the family’s zone changes, the hand-over stays at 6 pm on the wall', async () => {
  const court = await world()
  const f = await family(court)
  await inForce(f)
  const first = async () => ((await read(f.ana, f, 'days', { from: '2027-02-01', months: '1' })) as { laid: Laid }).laid.exchanges[0]!
  const before = await first()
  await system(court, (tx) => tx.updateTable('case_file').set({ zone: 'America/Los_Angeles' }).where('case_id', '=', f.caseId).execute())
  const after = await first()
  expect([after.day, after.minute]).toEqual([before.day, before.minute])
  expect(Date.parse(after.at) - Date.parse(before.at)).toBe(3 * 3_600_000)
})

test('what was agreed for days of a new version is to be confirmed: kept or dropped when both say so, else it stays', async () => {
  const court = await world()
  const f = await family(court)
  await inForce(f)
  const [keep, drop] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  const at = new Date(court.clock.now)
  for (const [id, day] of [
    [keep, '2027-02-10'],
    [drop, '2027-02-20'],
  ] as const)
    await system(court, (tx) =>
      addChange(tx, {
        caseId: f.caseId,
        id,
        authorId: f.ana.memberId,
        tradeId: null,
        at,
        fromDay: day as never,
        toDay: day as never,
        rule: {
          id,
          layer: 'vacation',
          children: 'all',
          span: { kind: 'block', from: { day: day as never, at: '10:00' }, to: { day: day as never, at: '20:00' }, holder: 'B' },
        },
      }),
    )
  expect((await current(f.ana, f)).toConfirm).toEqual([])
  court.clock.now += 60_000
  const version = await inForce(f, { title: 'New', effective: '2027-02-01' })
  const say = (who: Somebody, id: string, said: string) =>
    post(who, `/api/cases/${f.caseId}/schedule/changes/${id}/confirm`, { say: said, version })
  expect((await current(f.ana, f)).toConfirm.map(({ id }: { id: string }) => id)).toEqual([keep, drop])
  expect((await say(f.ana, keep, 'keep')).json()).toEqual({ is: 'open' })
  expect((await say(f.ana, drop, 'drop')).json()).toEqual({ is: 'open' })
  expect((await current(f.ben, f)).toConfirm).toMatchObject([
    { id: keep, mine: null, others: 'keep' },
    { id: drop, others: 'drop' },
  ])
  expect((await say(f.ben, drop, 'keep')).json()).toEqual({ is: 'open' })
  expect((await say(f.ben, drop, 'drop')).json()).toEqual({ is: 'dropped' })
  expect((await say(f.ben, keep, 'keep')).json()).toEqual({ is: 'confirmed' })
  expect((await current(f.ana, f)).toConfirm).toEqual([])
  expect((await say(f.ana, drop, 'keep')).statusCode).toBe(404)
})

test('a stranger and a missing case are answered with the same bytes; a grant of schedules reads and does nothing; a former parent reads', async () => {
  const court = await world()
  const f = await family(court)
  await inForce(f)
  const strange = await somebody(court)
  for (const path of [
    '/api/schedule?',
    '/api/schedule/days?',
    '/api/schedule/why?day=2027-02-01&',
    '/api/schedule/actual?from=2027-01-01&to=2027-02-01&',
  ]) {
    const [foreign, missing] = [await strange.inject(`${path}case=${f.caseId}`), await strange.inject(`${path}case=${stranger}`)]
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
  }
  const lena = await grant(court, f, { scopes: ['schedule'] })
  expect(await current(lena, f)).toMatchObject({ can: { add: false }, versions: [{ can: { answer: false, propose: false } }] })
  expect((await read(lena, f, 'days', {})).laid.nights).toMatch(/^[AB-]+$/)
  expect((await post(lena, versionsOf(f), draft)).statusCode).toBe(404)
  const blind = await grant(court, f, { role: 'gal', scopes: ['hearings'] })
  expect((await blind.inject(`/api/schedule?case=${f.caseId}`)).statusCode).toBe(404)
  await system(court, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date(court.clock.now) })
      .where('id', '=', f.ben.memberId)
      .execute(),
  )
  court.clock.now += 1000
  expect((await current(f.ben, f)).can).toEqual({ add: false })
  expect((await post(f.ben, versionsOf(f), draft)).statusCode).toBe(410)
})

test('a night that was otherwise than planned is its author’s alone until it is shared, and then counts for both', async () => {
  const court = await world()
  const f = await family(court)
  await notJoined(court, f)
  const own = await newDraft(f.ana, f, { basis: 'own', effective: '2025-01-06', rules: [weeks('AAAAAAABBBBBBB', '18:00', '2025-01-06')] })
  await act(f.ana, f, own, 'propose', { base: null, respondBy: null })
  const past = (from: number, hour: string) => ({ day: new Date(court.clock.now - from * 86_400_000).toISOString().slice(0, 10), at: hour })
  const planned = (await read(f.ana, f, 'days', { from: past(5, '').day, months: '1' })).laid as Laid
  const offset = Number(past(5, '').day.slice(8)) - 1
  const other = planned.nights[offset] === 'A' ? 'B' : 'A'
  const record = {
    from: past(5, '20:00'),
    to: past(4, '08:00'),
    holder: other,
    childIds: [],
    note: 'Asked for the night.',
    isShared: false,
  }
  const key = '33333333-3333-4333-8333-333333333333'
  const { id } = (await post(f.ana, `/api/cases/${f.caseId}/schedule/actual`, record, key)).json()
  expect((await post(f.ana, `/api/cases/${f.caseId}/schedule/actual`, record, key)).json()).toEqual({ id })
  const range = { from: past(10, '').day, to: past(1, '').day }
  const mine = await read(f.ana, f, 'actual', range)
  expect(mine).toMatchObject({ days: 10, records: [{ id, isMine: true }], differing: [{ day: record.from.day, actual: other }] })
  expect(mine.actual.nights[other]).toBe(mine.planned.nights[other] + 1)
  expect((await read(f.ben, f, 'actual', range)).records).toEqual([])
  const settle = (how: string) =>
    f.ana.inject({ method: 'PATCH', url: `/api/cases/${f.caseId}/schedule/actual/${id}`, payload: { act: how } })
  expect((await settle('share')).statusCode).toBe(200)
  expect((await read(f.ben, f, 'actual', range)).records).toMatchObject([{ id, isMine: false }])
  expect((await settle('remove')).statusCode).toBe(404)
})

test('the optimizer finds 2-2-5-5 and its like for equal shares, and names limits that cannot all be kept', async () => {
  const court = await world()
  const f = await family(court)
  const search = {
    cycleNights: 14,
    exchangeAt: '18:00',
    drivePerExchange: 20,
    school: null,
    current: 'AAAAAAABBBBBBB',
    limits: [
      { id: 'share', kind: 'share', percentA: 50, tolerance: 0 },
      { id: 'away', kind: 'away', from: 'A', most: 5 },
    ],
    weights: { share: 3, exchange: 1, gap: 2, splitWeekend: 1, drivingHour: 1, change: 0 },
  }
  const url = `/api/cases/${f.caseId}/schedule/optimize`
  const found = (await post(f.ana, url, search)).json()
  expect(found.kind).toBe('found')
  expect(found.patterns.length).toBeGreaterThanOrEqual(3)
  for (const { figures, points, parts } of found.patterns) {
    expect(figures.nightsA).toBe(7)
    expect(figures.awayFromA).toBeLessThanOrEqual(5)
    expect((Object.values(parts) as number[]).reduce((sum, part) => sum + part, 0)).toBeCloseTo(points, 6)
  }
  expect(found.current).toMatchObject({ name: 'Alternating weeks', broken: ['away'] })
  const limits = [...search.limits, { id: 'few', kind: 'exchanges', most: 2 }, { id: 'wide', kind: 'driving', most: 5000 }]
  const clash = (await post(f.ana, url, { ...search, current: null, limits })).json()
  expect(clash).toMatchObject({ kind: 'conflict', conflict: ['share', 'away', 'few'], known: 'smallest' })
  const wrong = await post(f.ana, url, { ...search, limits: [{ ...search.limits[0], percentA: 130 }] })
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'A share is a whole number from 0 to 100.'])
})

test('four weeks are searched by the solver, outside of the thread that answers', async () => {
  const court = await world()
  const f = await family(court)
  const found = (
    await post(f.ana, `/api/cases/${f.caseId}/schedule/optimize`, {
      cycleNights: 28,
      exchangeAt: '18:00',
      drivePerExchange: 20,
      school: null,
      current: null,
      limits: [
        { id: 'share', kind: 'share', percentA: 50, tolerance: 4 },
        { id: 'shift', kind: 'nights', holder: 'B', nights: [2, 16] },
      ],
      weights: { share: 3, exchange: 1, gap: 2, splitWeekend: 1, drivingHour: 1, change: 0 },
    })
  ).json()
  expect(found.kind).toBe('found')
  for (const { nights } of found.patterns) expect([nights.length, nights[2], nights[16]]).toEqual([28, 'B', 'B'])
})

test('the newest version says what it changed from the one before it', async () => {
  const court = await world()
  const f = await family(court)
  await inForce(f, { rules: [weeks('AABBAAAAABBBBB')] })
  court.clock.now += 60_000
  const version = await inForce(f, { title: 'Weeks', effective: '2027-02-01', rules: [weeks('AAAAAAABBBBBBB')] })
  const { difference } = (await read(f.ben, f, 'days', { version, months: '1' })) as { difference: Difference }
  expect([difference.from, difference.before, difference.after]).toEqual([
    '2027-02-01',
    'AABBAAAAABBBBB'.repeat(2),
    'AAAAAAABBBBBBB'.repeat(2),
  ])
})
