import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ask, confirm, holder, lenas, claimUser } from '#test/support/claims.ts'
import { desk, type Desk, imported, type Known, merge, propose, rate, undo } from '#test/support/duplicates.ts'
import { file, ratingOf } from '#test/support/ratings.ts'
import { testApp } from '#test/support/test-app.ts'
import type { Claim } from '#ratings/profile-claims/contract.ts'

// Everything that belongs to a person, through a merge and back (docs/decisions/0036). All names are invented.

const lena: Known = {
  key: 'lena',
  given: 'Lena',
  family: 'Brandt',
  county: 'Tansy',
  facts: { bar_number: '24031877', website: 'https://www.fernhollow.example', year_admitted: '1999' },
}
const second: Known = { ...lena, key: 'second', middle: 'M.' }
const third: Known = { ...lena, key: 'third', middle: 'Maria' }

const kind = 'Thank you for writing. The rules of my profession keep me from speaking about any matter. I read every rating.'
const revised = 'I have practiced family law for many years. My office answers calls within two working days, by a person.'

/** Two records of one person, the survivor and the merged one, in a directory whose pairs were computed. */
async function two(people: readonly Known[] = [lena, second]) {
  const backend = await desk(people)
  const [survivor, merged] = [await backend.id(people[0]!.key), await backend.id(people[1]!.key)]
  await propose(backend, survivor, merged)
  const join = async () => {
    const reply = await merge(backend, survivor, merged)
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
    return reply.json<{ merge: string }>().merge
  }
  const listed = async (id: string) =>
    (await backend.app.inject(`/api/professionals/${id}/reviews`)).json<{
      items: { id: string; reply: { text: string } | null }[]
      statement: { text: string } | null
      total: number
      frozenOn: string | null
    }>()
  return { backend, owner: backend.owner, survivor, merged, join, listed }
}

/** Every table with its rows. */
async function everything({ owner }: Desk): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    owner,
  )
  const found = new Map<string, string>()
  for (const { name } of rows) {
    const { rows: held } = await sql<{ is: string }>`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as is from ${sql.table(name)} t`.execute(owner)
    found.set(name, held[0]!.is)
  }
  return found
}
const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after].filter(([name, held]) => before.get(name) !== held).map(([name]) => name)

test('each table that names a record of a person is decided on', async () => {
  const { owner } = (await testApp()).database
  const { rows } = await sql<{ is: string }>`
    select c.table_name || '.' || c.column_name as is from information_schema.columns c join information_schema.tables t
      on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.data_type = 'uuid' and (c.column_name ~ 'professional|survivor|merged_id' or exists (
      select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
      where f.contype = 'f' and f.confrelid = 'professional'::regclass and f.conrelid::regclass::text = c.table_name and a.attname = c.column_name))
    order by 1`.execute(owner)
  // Decision 0036 has a table that says what a merge does to each of these. Add a new one there first.
  expect(rows.map(({ is }) => is)).toEqual([
    'case_contact.professional_id',
    'claim.professional_id',
    'duplicate_pair.a_id',
    'duplicate_pair.b_id',
    'fact.professional_id',
    'linkage_due.professional_id',
    'linkage_key.professional_id',
    'merge_event.merged_id',
    'merge_event.name_from',
    'merge_event.seat_from',
    'merge_event.survivor_id',
    'organization_seat.professional_id',
    'position.professional_id',
    'profile_choice.name_from',
    'profile_choice.professional_id',
    'profile_choice.seat_from',
    'review.professional_id',
    'review_intake.professional_id',
    'review_withdrawn.professional_id',
    'score_freeze.professional_id',
    'search_person.professional_id',
    'stands_for.merged_id',
    'stands_for.survivor_id',
    'suggestion.professional_id',
    'takedown.professional_id',
    'threat_note.professional_id',
  ])
})

test('a merge writes only to the tables of merges and of the search; after undoing it, all other tables are as before', async () => {
  const { backend, survivor, merged, join } = await two()
  await rate(backend, merged)
  const one = await holder(backend, merged)
  await one.post(`/api/claims/${one.claim}/replies`, { review: null, text: revised })
  await sql`insert into score_freeze (professional_id, from_on, last_on, as_of, found_on)
    values (${survivor}, '2026-03-05', '2026-03-06', '2026-03-04', '2026-03-07')`.execute(backend.owner)
  const before = await everything(backend)
  const id = await join()
  const own = ['audit', 'directory_edition', 'duplicate_pair', 'linkage_due', 'merge_event']
  const isSearch = (name: string) => name.startsWith('search_')
  const after = changed(before, await everything(backend))
  // In the record itself only the day on which it left the lists changes.
  expect(after.filter((name) => !isSearch(name))).toEqual([...own, 'professional', 'stands_for'].toSorted())
  expect(after.filter(isSearch)).toContain('search_person')
  expect((await undo(backend, id)).statusCode).toBe(200)
  const left = changed(before, await everything(backend))
  expect(left.filter((name) => !isSearch(name))).toEqual(['audit', 'directory_edition', 'linkage_due', 'merge_event'])
})

test("the merged record's holder holds the page: statement, replies and claim are there, and are back after the undo", async () => {
  const { backend, survivor, merged, join, listed } = await two()
  const [own, others] = [await rate(backend, merged), await rate(backend, survivor)]
  const one = await holder(backend, merged)
  await one.post(`/api/claims/${one.claim}/replies`, { review: null, text: revised })
  await one.post(`/api/claims/${one.claim}/replies`, { review: own, text: kind })
  backend.clock.now += 1_000
  const id = await join()
  for (const address of [survivor, merged]) {
    const { items, statement } = await listed(address)
    expect(statement?.text).toBe(revised)
    expect(items.map(({ id: of, reply }) => [of, reply?.text ?? null]).toSorted()).toEqual(
      [
        [own, kind],
        [others, null],
      ].toSorted(),
    )
  }
  expect((await one.get('/api/claims')).json<{ claims: Claim[] }>().claims).toMatchObject([
    { id: one.claim, professional: { id: survivor, name: 'Lena Brandt' }, state: 'granted' },
  ])
  // There is one page: its holder may also answer ratings of the other record.
  expect((await one.post(`/api/claims/${one.claim}/replies`, { review: others, text: kind })).json()).toMatchObject({ became: 'published' })
  expect((await listed(survivor)).items.every(({ reply }) => reply?.text === kind)).toBe(true)

  expect((await undo(backend, id)).json()).toEqual({ claims: 0 })
  const [back, apart] = [await listed(merged), await listed(survivor)]
  expect([back.statement?.text, back.items.map(({ reply }) => reply?.text)]).toEqual([revised, [kind]])
  expect([apart.statement, apart.items.map(({ reply }) => reply)]).toEqual([null, [null]])
})

test('a page has one holder: the one who asks after the merge, at either address, waits for a person, who cannot grant it', async () => {
  const { backend, survivor, merged, join } = await two()
  await holder(backend, merged)
  await join()
  for (const address of [survivor, merged]) {
    const other = await claimUser(backend)
    const claim = await ask(other, address, { ...lenas, email: 'l.brandt@fernhollow.example' })
    expect(claim.professional.id).toBe(survivor)
    expect((await confirm(backend, other, claim.id, 'l.brandt@fernhollow.example')).json()).toMatchObject({ state: 'checking' })
    const moderator = await claimUser(backend, { roles: ['moderator'] })
    const granted = await moderator.post(`/api/desk/claims/${claim.id}/decision`, { decision: 'grant' })
    expect([granted.statusCode, granted.json().detail]).toEqual([409, { why: 'held' }])
  }
})

test('two profiles that two accounts hold are not merged, by a list either; when one claim has ended they are', async () => {
  const { backend, survivor, merged, join } = await two()
  const [one] = [await holder(backend, survivor), await holder(backend, merged)]
  const refused = await merge(backend, survivor, merged)
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/two accounts/)])
  const [a, b] = [survivor, merged].toSorted()
  const accept = await backend.admin.inject({ method: 'POST', url: '/api/staff/duplicates/accept', payload: { pairs: [{ a, b }] } })
  expect(accept.json()).toMatchObject({ merged: 0, passedOver: 1 })
  await one.post(`/api/claims/${one.claim}/withdraw`)
  await join()
})

test('of a claim and a merge at the same time, the second sees the result of the first: a page never has two holders', async () => {
  const { backend, survivor, merged } = await two()
  await holder(backend, survivor)
  const other = await claimUser(backend)
  const { id } = await ask(other, merged)
  const [joined] = await Promise.all([merge(backend, survivor, merged), confirm(backend, other, id)])
  const { rows } = await sql<{ n: number }>`
    select count(distinct account_id)::int as n from claim where state = 'granted'`.execute(backend.owner)
  // Either the merge came first, and the claim waits for a person; or the claim did, and there is no merge.
  expect([joined.statusCode, rows[0]!.n]).toEqual(joined.statusCode === 200 ? [200, 1] : [409, 2])
})

test('undoing a merge lists the claims that were granted meanwhile, because they were judged by the data of both records', async () => {
  const { backend, survivor, merged, join } = await two([{ ...lena, facts: { year_admitted: '1999' } }, second])
  const id = await join()
  // The number and the website are the other record's.
  const one = await holder(backend, survivor)
  expect((await undo(backend, id)).json()).toEqual({ claims: 1 })
  const rows = await backend.owner.selectFrom('claim').select(['professional_id', 'state']).where('id', '=', one.claim).execute()
  expect(rows).toEqual([{ professional_id: survivor, state: 'granted' }])
  expect(merged).not.toBe(survivor)
})

test('a notice about a rating of the record behind is taken on the page that shows it, at either address', async () => {
  const { backend, survivor, merged, join } = await two()
  const review = await rate(backend, merged)
  await join()
  for (const [at, professional] of [survivor, merged].entries()) {
    const reply = await backend.app.inject({
      method: 'POST',
      url: '/api/takedowns',
      payload: {
        professional,
        ratings: [review],
        ground: 'false_fact',
        sender: 'Lena Brandt',
        capacity: 'self',
        isOfficial: false,
        words: 'The hearing was on time.',
        why: `There was no hearing on that day, as the docket shows. ${at}`,
        sworn: true,
      },
    })
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
  }
  const rows = await backend.owner.selectFrom('takedown').select('professional_id').execute()
  expect(rows).toEqual([{ professional_id: survivor }, { professional_id: survivor }])
})

test('a frozen score of one record is frozen for the profile, and after the undo no longer for the other record', async () => {
  const { backend, survivor, merged, join, listed } = await two()
  await rate(backend, merged)
  await rate(backend, survivor)
  await sql`insert into score_freeze (professional_id, from_on, last_on, as_of, found_on)
    values (${merged}, '2026-03-05', '2026-03-06', '2026-03-04', '2026-03-07')`.execute(backend.owner)
  const counted = async () =>
    (await backend.database.app.selectFrom('review_counted').select('professional_id').execute()).map(({ professional_id: id }) => id)
  expect([(await listed(survivor)).frozenOn, (await listed(merged)).frozenOn, await counted()]).toEqual([null, '2026-03-04', [survivor]])
  const id = await join()
  expect([(await listed(survivor)).frozenOn, await counted()]).toEqual(['2026-03-04', []])
  expect((await listed(survivor)).total).toBe(2)
  await undo(backend, id)
  expect([(await listed(survivor)).frozenOn, await counted()]).toEqual([null, [survivor]])
})

test('a rating that is sent from a page that was opened before the merge is the profile’s: one person is paid for once', async () => {
  const { backend, survivor, merged, join } = await two()
  await join()
  expect((await file(backend.app, ratingOf(merged, { role: 'attorney', kind: 'attorney' }))).statusCode).toBe(200)
  const rows = await backend.owner.selectFrom('review_intake').select('professional_id').execute()
  expect(rows).toEqual([{ professional_id: survivor }])
})

test('a correction of the merged profile goes to the record that has the fact, even if the merge was undone meanwhile', async () => {
  const { backend, survivor, merged, join } = await two()
  const id = await join()
  const of = (await backend.app.inject(`/api/professionals/${survivor}`)).json()
  const county = of.facts.find(
    ({ field, positionSeq }: { field: string; positionSeq: number }) => field === 'county' && positionSeq > 1_000,
  )
  const sent = await backend.app.inject({
    method: 'POST',
    url: '/api/corrections',
    payload: {
      professional: survivor,
      field: 'county',
      positionSeq: county.positionSeq,
      was: 'Tansy',
      now: 'Sedge',
      proof: 'https://courts.example/roster',
    },
  })
  expect([sent.statusCode, sent.body]).toEqual([200, expect.any(String)])
  await undo(backend, id)
  const rows = await backend.owner.selectFrom('suggestion').select(['professional_id', 'position_seq', 'was']).execute()
  expect(rows).toEqual([{ professional_id: merged, position_seq: county.positionSeq % 1_000, was: 'Tansy' }])
})

test("each record decides who serves: if a profile's own record has ended, the other record's seat still bars a third", async () => {
  const judge: Known = { key: 'one', given: 'Ada', family: 'Quillfeather', role: 'judge', court: 'Larkmoor Family Court', county: 'Tansy' }
  const backend = await desk([judge, { ...judge, key: 'other' }, { ...judge, key: 'far', court: 'Sedge Family Court' }])
  const [one, other, far] = [await backend.id('one'), await backend.id('other'), await backend.id('far')]
  await sql`update professional set standing = 'ended' where id = ${one}`.execute(backend.owner)
  await sql`update position set from_on = null where professional_id in (${one}, ${other}, ${far})`.execute(backend.owner)
  await propose(backend, one, other)
  expect((await merge(backend, one, other)).statusCode).toBe(200)
  await propose(backend, one, far)
  expect((await merge(backend, one, far)).json().message).toMatch(/two courts/)
})

test('an import of a third record changes nothing that belongs to the two', async () => {
  const { backend, survivor, merged, join, listed } = await two()
  await rate(backend, merged)
  const one = await holder(backend, merged)
  await one.post(`/api/claims/${one.claim}/replies`, { review: null, text: revised })
  await join()
  await imported(backend.owner, 'late', [third])
  await backend.compare()
  expect([(await listed(survivor)).total, (await listed(survivor)).statement?.text]).toEqual([1, revised])
})
