import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  bob,
  desk,
  imported,
  isProposed,
  type Known,
  listOf,
  merge,
  pathOf,
  propose,
  rate,
  rob,
  robert,
  today,
  undo,
} from '#test/support/duplicates.ts'
import { seededNumbers } from '#kernel/seeded.ts'
import type { Db } from '#ports/db/port.ts'
import { importSource } from '#directory/imports/public.ts'
import { correctFact } from '#directory/professionals/public.ts'

/** Every row that a visitor's page is made from, but for the numbers that the search gives again. */
async function rows(owner: Db) {
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(owner)).rows
  return {
    professional: await read(sql`select * from professional order by id`),
    position: await read(sql`select * from position order by professional_id, seq`),
    fact: await read(sql`select * from fact order by id`),
    stands: await read(sql`select * from stands_for order by merged_id`),
    choices: await read(sql`select * from profile_choice order by professional_id`),
    shown: await read(sql`select * from professional_shown order by id`),
    people: await read(sql`select professional_id, group_id, sort_name, card from search_person order by professional_id`),
    names: await read(
      sql`select p.professional_id, n.place, n.token, n.rest, n.group_id from search_name n join search_person p on p.num = n.num order by 1, 2, 3, 4`,
    ),
    tokens: await read(sql`select * from search_token order by token`),
    groups: await read(sql`select id, n from search_group order by id`),
    ratings: await read(sql`select id, professional_id from review_published order by id`),
  }
}

test('two records of one person are found, and the weights of the fields add up to that of the pair', async () => {
  const backend = await desk([bob, robert])
  const [one, other] = [await backend.id('bob'), await backend.id('robert')]
  expect(await isProposed(backend, one, other)).toBe(true)
  const pair = (await backend.admin.inject(pathOf(one, other))).json()
  const bits = pair.weights.reduce(
    (sum: number, weight: { bits: number; frequencyBits: number }) => sum + weight.bits + weight.frequencyBits,
    pair.priorBits,
  )
  expect(pair.probability).toBeCloseTo(1 / (1 + 2 ** -bits), 9)
  expect(pair.weights.find(({ field }: { field: string }) => field === 'given name')).toMatchObject({ level: 'another form of it' })
  const name = pair.fields.find(({ field }: { field: string }) => field === 'name')
  expect([...name.a, ...name.b].map(({ value, source, day }) => [value, source, day]).toSorted()).toEqual([
    ['Bob Quillfeather', 'List first', '2026-01-01'],
    ['Robert L. Quillfeather', 'List first', '2026-01-01'],
  ])
  expect(pair.bar).toBeNull()
})

test('a merge leads the old address to the one profile, which is found by both names, counted once, and shows the ratings and sources of both', async () => {
  const backend = await desk([bob, robert])
  const { app, owner } = backend
  const [survivor, merged] = [await backend.id('robert'), await backend.id('bob')]
  const ratings = [await rate(backend, survivor), await rate(backend, merged)]
  const count = async () => Number((await sql<{ n: string }>`select sum(n) as n from search_group`.execute(owner)).rows[0]!.n)
  const before = await count()
  const reply = await merge(backend, survivor, merged)
  expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('merge')])
  expect(await count()).toBe(before - 1)
  const old = (await app.inject(`/api/professionals/${merged}`)).json()
  expect(old).toMatchObject({ id: survivor, name: 'Robert L. Quillfeather' })
  expect(old.facts.filter(({ field }: { field: string }) => field === 'name').map(({ value }: { value: string }) => value)).toEqual([
    'Robert L. Quillfeather',
    'Bob Quillfeather',
  ])
  const seqs = old.positions.map(({ seq }: { seq: number }) => seq)
  expect(new Set(seqs).size).toBe(2)
  for (const q of ['bob quillfeather', 'robert quillfeather']) {
    const found = (await app.inject(`/api/professionals?q=${encodeURIComponent(q)}`)).json()
    expect(found.items.filter(({ name }: { name: string }) => name.includes('Quillfeather')).map(({ id }: { id: string }) => id)).toEqual([
      survivor,
    ])
  }
  const listed = (await app.inject(`/api/professionals/${survivor}/reviews`)).json()
  expect(listed.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(ratings.toSorted())
  expect(
    (await owner.selectFrom('review').select('professional_id').where('id', '=', ratings[1]!).executeTakeFirstOrThrow()).professional_id,
  ).toBe(merged)
})

test('a value chosen from the other record is shown, and disappears when the merge is undone', async () => {
  const backend = await desk([bob, { ...robert, county: 'Sedge' }])
  const [survivor, merged] = [await backend.id('bob'), await backend.id('robert')]
  const id = (await merge(backend, survivor, merged, { name: merged, seat: merged })).json().merge
  const profileNow = async () => (await backend.app.inject(`/api/professionals/${survivor}`)).json()
  expect(await profileNow()).toMatchObject({ id: survivor, name: 'Robert L. Quillfeather', county: 'Sedge' })
  expect((await undo(backend, id)).statusCode).toBe(200)
  expect(await profileNow()).toMatchObject({ name: 'Bob Quillfeather', county: 'Tansy' })
})

test('merging and undoing, in whatever order, leaves every row as it was', async () => {
  const next = seededNumbers(7)
  const pick = <T>(of: readonly T[]) => of[Math.floor(next() * of.length)]!
  const people = Array.from({ length: 8 }, (_, at): Known => ({
    key: `p${at}`,
    given: pick(['Bob', 'Robert', 'Rob', 'Bobby']),
    middle: pick([null, 'L.', 'Lee']),
    family: pick(['Quillfeather', 'Quilfeather']),
    county: pick(['Tansy', 'Sedge']),
    facts: { year_admitted: pick(['1999', '2000']) },
  }))
  const backend = await desk(people)
  const ids = await Promise.all(people.map(({ key }) => backend.id(key)))
  for (const id of ids) if (next() < 0.5) await rate(backend, id)
  const before = await rows(backend.owner)
  let merges: string[] = []
  const [codes, undone] = [new Set<number>(), new Set<number>()]
  for (let step = 0; step < 24; step += 1) {
    const [one, other] = [pick(ids), pick(ids)]
    if (one === other) continue
    await propose(backend, one, other)
    const reply = await merge(backend, one, other, { name: pick([one, other]), seat: pick([one, other]) })
    codes.add(reply.statusCode)
    if (reply.statusCode === 200) merges.push(reply.json().merge)
    if (merges.length > 0 && next() < 0.4) {
      const id = pick(merges)
      undone.add((await undo(backend, id)).statusCode)
      merges = merges.filter((each) => each !== id)
    }
  }
  // Someone who is behind another profile is not merged again.
  expect([...codes].toSorted()).toEqual([200, 409])
  expect([...undone]).toEqual([200])
  expect(merges.length).toBeGreaterThan(0)
  expect((await rows(backend.owner)).stands.length).toBe(merges.length)
  while (merges.length > 0) {
    const id = pick(merges)
    expect((await undo(backend, id)).statusCode).toBe(200)
    merges = merges.filter((each) => each !== id)
  }
  expect(await rows(backend.owner)).toEqual(before)
})

test('an import does not bring back a merged record; changes of its source meanwhile count once the merge is undone', async () => {
  const backend = await desk([robert])
  await imported(backend.owner, 'second', [bob])
  await backend.compare()
  const [survivor, merged] = [await backend.id('robert'), await backend.id('bob')]
  const id = (await merge(backend, survivor, merged)).json().merge
  const listed = async () =>
    (await backend.app.inject('/api/professionals?q=quillfeather')).json().items.map((item: { id: string }) => item.id)

  await imported(backend.owner, 'second', [{ ...bob, county: 'Sedge' }])
  expect(await listed()).toEqual([survivor])
  expect((await backend.app.inject(`/api/professionals/${survivor}`)).json().facts).toContainEqual(
    expect.objectContaining({ field: 'county', value: 'Sedge' }),
  )

  // The profile's own source no longer names the person, but the other one does: the person stays.
  await importSource(backend.owner, listOf('first', [{ ...bob, key: 'somebody', given: 'Ada', family: 'Otherwise' }]), {
    today,
    force: true,
  })
  expect(await listed()).toEqual([survivor])
  await imported(backend.owner, 'second', [{ ...bob, key: 'nobody', given: 'Ida', family: 'Otherwise' }])
  expect(await listed()).toEqual([])
  expect((await undo(backend, id)).statusCode).toBe(200)
  const gone = await backend.owner.selectFrom('professional').select('gone_on').where('id', 'in', [survivor, merged]).execute()
  expect(gone.every(({ gone_on: on }) => on !== null)).toBe(true)
  await imported(backend.owner, 'second', [bob])
  expect(await listed()).toEqual([merged])
})

const judge: Known = {
  key: 'judge',
  given: 'Ada',
  family: 'Quillfeather',
  role: 'judge',
  court: 'Larkmoor Family Court',
  county: 'Tansy',
  from: '2015-01-01',
}
test.each<[string, Known, Known, RegExp]>([
  ['two judges who sit in two courts at one time', judge, { ...judge, key: 'second', court: 'Sedge Family Court' }, /two courts/],
  ['two bar numbers of one state', { ...bob, facts: { bar_number: '4711' } }, { ...robert, facts: { bar_number: '4712' } }, /two numbers/],
  ['somebody fictional and somebody real', bob, { ...robert, family: 'Quillfether', isFictional: true }, /fictional/],
  ['an attorney and a judge', { ...judge, key: 'attorney', role: 'attorney', court: null }, judge, /two roles/],
])('%s cannot be merged by anybody', async (_what, one, other, sentence) => {
  const backend = await desk([one, other])
  const [a, b] = [await backend.id(one.key), await backend.id(other.key)]
  await propose(backend, a, b)
  const reply = await merge(backend, a, b)
  expect([reply.statusCode, reply.json().message]).toEqual([409, expect.stringMatching(sentence)])
  expect(await backend.owner.selectFrom('stands_for').selectAll().execute()).toEqual([])
})

test('a person who holds two seats after a merge is not merged with a third: the whole profile is checked', async () => {
  const retired = { ...judge, key: 'retired', court: null, from: '2001-01-01' }
  const backend = await desk([judge, retired, { ...judge, key: 'second', court: 'Sedge Family Court' }])
  const [first, plain, second] = [await backend.id('judge'), await backend.id('retired'), await backend.id('second')]
  await propose(backend, plain, first)
  expect((await merge(backend, plain, first)).statusCode).toBe(200)
  await propose(backend, plain, second)
  expect((await merge(backend, plain, second)).json().message).toMatch(/two courts/)
})

test('two admins merge A with B and B with C at once: both merges hold, or the second admin gets an error', async () => {
  const backend = await desk([bob, robert, rob])
  const [a, b, c] = [await backend.id('bob'), await backend.id('robert'), await backend.id('rob')]
  for (const [one, other] of [
    [a, b],
    [b, c],
  ] as const)
    await propose(backend, one, other)
  const replies = await Promise.all([merge(backend, b, a), merge(backend, c, b)])
  const codes = replies.map(({ statusCode }) => statusCode)
  expect(codes.every((code) => code === 200 || code === 409)).toBe(true)
  expect(codes).toContain(200)
  const stands = await backend.owner.selectFrom('stands_for').select(['merged_id', 'survivor_id']).execute()
  // No merged record is the survivor of another merge.
  for (const { survivor_id: survivor } of stands) expect(stands.map(({ merged_id: merged }) => merged)).not.toContain(survivor)
  const items = (await backend.app.inject('/api/professionals?q=quillfeather')).json().items
  expect(items).toHaveLength(3 - stands.length)
})

test('a merge of someone who is merged is refused, and so is the same merge twice', async () => {
  const backend = await desk([bob, robert, rob])
  const [a, b, c] = [await backend.id('bob'), await backend.id('robert'), await backend.id('rob')]
  expect((await merge(backend, b, a)).statusCode).toBe(200)
  expect((await merge(backend, b, a)).statusCode).toBe(409)
  await propose(backend, a, c)
  expect((await merge(backend, c, a)).json().message).toMatch(/in no list any more/)
})

test('"not the same" is remembered: never proposed again, and no merge of either with others brings them together', async () => {
  const backend = await desk([bob, robert, rob])
  const [a, b, c] = [await backend.id('bob'), await backend.id('robert'), await backend.id('rob')]
  await propose(backend, a, b)
  const say = (decision: string) =>
    backend.admin.inject({ method: 'POST', url: `${pathOf(a, b)}/decide`, payload: { decision, reason: null } })
  expect((await say('not_same')).statusCode).toBe(200)
  await sql`insert into linkage_due select id from professional where gone_on is null on conflict do nothing`.execute(backend.owner)
  await backend.compare()
  expect(await isProposed(backend, a, b)).toBe(false)
  await propose(backend, b, c)
  expect((await merge(backend, c, b)).statusCode).toBe(200)
  await propose(backend, a, c)
  expect((await merge(backend, c, a)).json().message).toMatch(/these are two people/)
  expect((await say('open')).statusCode).toBe(200)
  expect((await merge(backend, c, a)).statusCode).toBe(200)
})

test('after a merge the whole profile is compared: a third record is proposed with it, and not with its merged record', async () => {
  const backend = await desk([bob, robert, rob])
  const [a, b, c] = [await backend.id('bob'), await backend.id('robert'), await backend.id('rob')]
  const id = (await merge(backend, b, a)).json().merge
  await backend.compare()
  expect([await isProposed(backend, a, c), await isProposed(backend, b, c)]).toEqual([false, true])
  await undo(backend, id)
  await backend.compare()
  expect([await isProposed(backend, a, c), await isProposed(backend, a, b)]).toEqual([true, true])
})

test("a correction of a merged record's fact goes to the record that has it", async () => {
  const backend = await desk([bob, { ...robert, facts: { year_admitted: '1998', firm: 'Fernhollow Sons LLC' } }])
  const [survivor, merged] = [await backend.id('bob'), await backend.id('robert')]
  expect((await merge(backend, survivor, merged)).statusCode).toBe(200)
  const factsNow = async () => (await backend.app.inject(`/api/professionals/${survivor}`)).json().facts
  const county = (await factsNow()).find(
    ({ field, positionSeq }: { field: string; positionSeq: number }) => field === 'county' && positionSeq > 1,
  )
  const common = { professionalId: survivor, ref: 'checked at the court', today }
  await backend.owner.transaction().execute(async (tx) => {
    await correctFact(tx, { ...common, positionSeq: county.positionSeq, field: 'county', was: 'Tansy', now: 'Sedge' })
    await correctFact(tx, { ...common, positionSeq: null, field: 'year_admitted', was: '1998', now: '1999' })
  })
  const mended = await backend.owner
    .selectFrom('fact')
    .select(['field', 'value'])
    .where('professional_id', '=', merged)
    .where('source_id', '=', 'visitor-suggestions')
    .execute()
  expect(mended.toSorted((one, other) => one.field.localeCompare(other.field))).toEqual([
    { field: 'county', value: 'Sedge' },
    { field: 'year_admitted', value: '1999' },
  ])
  expect(await factsNow()).toContainEqual(expect.objectContaining({ field: 'county', value: 'Sedge', positionSeq: county.positionSeq }))
})
