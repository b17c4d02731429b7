import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { casesOf, type CaseTx, changed } from '#access/cases.ts'
import { correctionOf, pairOf } from '#domain/books/entry.ts'
import type { Cause, Entry } from '#domain/books/types.ts'
import type { Side } from '#domain/splits/split.ts'
import type { Day } from '#kernel/day.ts'
import { family, type Family, grant, newPerson, system, type TestPerson } from '#test/support/family.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'
import { entriesOf, openItems, post, type Posted, raiseEvidence } from './public.ts'

const theApp = sharedApp()

/** Does work as a person, with the leaf that a call would leave. */
const as = <T>(
  { database, clock }: TestApp,
  { caseId }: Family,
  who: TestPerson & { memberId: string },
  work: (tx: CaseTx) => Promise<T>,
) =>
  casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now }).asActor({ account: who.account }, async (tx) => {
    const done = await work(tx)
    const entry = { actor: who.memberId, verb: 'by.hand', content: {}, isShared: true }
    await changed(tx, { caseId, topic: 'payments', at: new Date(clock.now), entry })
    return done
  })
const by = (backend: TestApp, { caseId }: Family, who: { memberId: string }, id: string = crypto.randomUUID()) => ({
  caseId,
  id,
  authorId: who.memberId,
  at: new Date(backend.clock.now),
})
const expense = (id: string = crypto.randomUUID()): Cause => ({ kind: 'expense', id })
const known = expense()
const posted = (cause: Cause, creditor: Side, cents: number, more: Partial<Posted> = {}): Posted => ({
  day: '2026-03-10' as Day,
  cause,
  postings: pairOf({ book: 'shared', purpose: 'principal', child: null, category: 'medical', item: known }, creditor, cents),
  ...more,
})

test('what one parent books both see with the same cents, a retry adds nothing, and a payment counts for its receiver once confirmed', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const id = crypto.randomUUID()
  const write = (entry: Posted, entryId?: string) => as(backend, f, f.ana, (tx) => post(tx, by(backend, f, f.ana, entryId), entry))
  expect(await write(posted(expense(), 'A', 4_000, { due: '2026-04-09' as Day }), id)).toBe(true)
  expect(await write(posted(expense(), 'A', 9_999), id)).toBe(false)

  const open = (who: Family['ana'], of?: Side) => as(backend, f, who, (tx) => openItems(tx, f.caseId, of))
  expect(await open(f.ben)).toMatchObject([{ debtor: 'B', cents: 4_000, due: '2026-04-09', category: 'medical' }])
  expect(await open(f.ana)).toEqual(await open(f.ben))

  const payment = posted({ kind: 'payment', id: crypto.randomUUID() }, 'B', 1_500, { evidence: 'declared', day: '2026-03-11' as Day })
  const entry = crypto.randomUUID()
  await as(backend, f, f.ben, (tx) => post(tx, by(backend, f, f.ben, entry), payment))
  expect((await open(f.ana, 'B')).map(({ cents }) => cents)).toEqual([2_500])
  expect((await open(f.ana, 'A')).map(({ cents }) => cents)).toEqual([4_000])
  const raise = (level: 'confirmed' | 'bank_matched') =>
    as(backend, f, f.ana, (tx) => raiseEvidence(tx, by(backend, f, f.ana), { entry, level, day: '2026-03-12' as Day }))
  expect(await raise('bank_matched')).toBe(true)
  expect(await raise('confirmed')).toBe(true)
  expect((await open(f.ana, 'A')).map(({ cents }) => cents)).toEqual([2_500])
  const read = await as(backend, f, f.ben, (tx) => entriesOf(tx, f.caseId, payment.cause))
  expect(read).toMatchObject([{ id: entry, evidence: 'bank_matched', authorId: f.ben.memberId, note: '' }])
  expect(read[0]!.postings).toEqual(payment.postings)
})

test('the books are only added to, also by their owner, and an entry is undone once', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const id = crypto.randomUUID()
  const cause = expense()
  await as(backend, f, f.ana, (tx) => post(tx, by(backend, f, f.ana, id), posted(cause, 'A', 700)))
  const [entry] = await as(backend, f, f.ana, (tx) => entriesOf(tx, f.caseId))
  const undo = () =>
    as(backend, f, f.ana, (tx) => {
      const correction: Entry = correctionOf(entry!, {
        id: crypto.randomUUID(),
        day: entry!.day,
        cause: { kind: 'correction', id: crypto.randomUUID() },
      })
      return post(tx, by(backend, f, f.ana, correction.id), correction)
    })
  expect([await undo(), await undo()]).toEqual([true, false])
  expect(await as(backend, f, f.ana, (tx) => openItems(tx, f.caseId))).toEqual([])
  for (const statement of [
    sql`update book_entry set note = 'x' where case_id = ${f.caseId}`,
    sql`delete from book_entry where case_id = ${f.caseId}`,
  ])
    await expect(system(backend, (tx) => statement.execute(tx))).rejects.toThrow('the books are only added to')
})

test('neither the code nor the database takes an entry that does not balance', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const entry = posted(expense(), 'A', 700)
  const uneven = { ...entry, postings: [entry.postings[0]!, { ...entry.postings[1]!, cents: -699 }] }
  await expect(as(backend, f, f.ana, (tx) => post(tx, by(backend, f, f.ana), uneven))).rejects.toThrow(RangeError)
  const inserted = sql`insert into book_entry (case_id, id, author_id, day, cause, cause_id, book, postings, created_at) values (${f.caseId},
    ${crypto.randomUUID()}, ${f.ana.memberId}, '2026-03-10', 'expense', ${crypto.randomUUID()}, 'shared', ${JSON.stringify(uneven.postings)}, now())`
  await expect(system(backend, (tx) => inserted.execute(tx))).rejects.toThrow(/check constraint/)
})

test('a granted seat reads the books where it was granted payments, and writes nothing; a stranger reads none', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await as(backend, f, f.ana, (tx) => post(tx, by(backend, f, f.ana), posted(expense(), 'A', 700)))
  const cases = casesOf({ cases: backend.database.cases, owner: backend.database.owner, clock: () => backend.clock.now })
  const seen = async (who: TestPerson) =>
    (await cases.asActor({ account: who.account }, (tx) => entriesOf(tx, f.caseId))).map(({ postings }) => postings[0]!.cents)
  const lawyer = await grant(backend, f, { scopes: ['payments'] })
  expect(await seen(lawyer)).toEqual([700])
  expect(await seen(await grant(backend, f, { scopes: ['orders'] }))).toEqual([])
  expect(await seen(await newPerson(backend))).toEqual([])
  const write = cases.asActor({ account: lawyer.account }, (tx) => post(tx, by(backend, f, lawyer), posted(expense(), 'A', 1)))
  await expect(write).rejects.toThrow(/row-level security/)
})
