import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { casesOf, type CaseTx } from '#access/cases.ts'
import { applyOldestFirst, paymentPostings } from '#domain/books/apply.ts'
import { countedBy } from '#domain/books/balances.ts'
import { correctionOf, pairOf } from '#domain/books/entry.ts'
import { type OpenItem, outstanding } from '#domain/books/items.ts'
import { type Book, books, type Cause } from '#domain/books/types.ts'
import type { Side } from '#domain/splits/split.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { seededNumbers } from '#kernel/seeded.ts'
import { iterations } from '#test/support/depth.ts'
import { family, grant, system } from '#test/support/family.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'
import {
  entriesOf,
  lowerEvidence,
  openCents,
  openItems,
  openPage,
  owedOf,
  post,
  type Posted,
  raiseEvidence,
  type Unwritten,
} from './public.ts'

const theApp = sharedApp()
const first = numberOf('2026-01-01' as Day)
const today = '2026-04-01'
const sides = ['A', 'B'] as const

interface Authors {
  caseId: string
  members: Record<Side, string>
}

/** Books as two parents might make them: what is owed, with further parts of it, payments and their proofs, waivers, corrections. */
async function fill(tx: CaseTx, { caseId, members }: Authors, next: () => number, steps: number): Promise<void> {
  const below = (n: number) => Math.floor(next() * n)
  const oneOf = <T>(list: readonly T[]): T | undefined => list[below(list.length)]
  const by = (side: Side, n: number) => ({
    caseId,
    id: uuidOf(next),
    authorId: members[side],
    // Some of one moment: then their ids say which is later.
    at: new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 3) * 1_000),
  })
  for (let n = 0; n < steps; n += 1) {
    const [side, book, day] = [oneOf(sides)!, oneOf(books)!, dayAt(first + below(120))]
    const known = await entriesOf(tx, caseId)
    const open = outstanding(known).filter((item) => item.book === book)
    const write = (posted: Omit<Posted, 'day'>, at = by(side, n)) => post(tx, at, { day, ...posted })
    const owed = (cause: Cause, cents: number) =>
      write({
        cause,
        due: next() < 0.5 ? dayAt(first + below(180)) : null,
        postings: pairOf({ book, purpose: 'principal', child: null, category: oneOf([null, 'School']) ?? null, item: cause }, side, cents),
      })
    const kind = below(10)
    const payment = oneOf(known.filter(({ evidence }) => evidence !== null))
    const item = oneOf(open)
    if (kind < 3) await owed({ kind: book === 'support' ? 'support' : 'expense', id: uuidOf(next) }, 1 + below(9_000))
    // A further part of an expense, maybe of an earlier day.
    else if (kind === 3 && item?.item.kind === 'expense') await owed(item.item, 1 + below(500))
    else if (kind === 4 && item) {
      const { purpose, child, category } = item
      const cause: Cause = { kind: 'waiver', id: uuidOf(next) }
      await write({ cause, postings: pairOf({ book, purpose, child, category, item: item.item }, item.debtor, 1 + below(item.cents)) })
    } else if (kind === 5) {
      const undone = oneOf(known.filter(({ id, corrects }) => corrects === null && !known.some((each) => each.corrects === id)))
      const at = by(side, n)
      if (undone) await write(correctionOf(undone, { id: at.id, day, cause: { kind: 'correction', id: at.id } }), at)
    } else if (kind < 8) {
      const id = uuidOf(next)
      const to = { payer: side, book, cents: 1 + below(6_000) }
      const postings = paymentPostings(applyOldestFirst(open, to), { ...to, payment: id })
      await write({ cause: { kind: 'payment', id }, evidence: next() < 0.8 ? 'declared' : 'confirmed', postings })
    } else if (payment) {
      const proof = { entry: payment.id, day }
      const ofUnit = next() < 0.4
      if (next() < 0.4) await lowerEvidence(tx, by(side, n), { ...proof, level: ofUnit ? 'unit_unmatched' : 'unmatched' })
      else await raiseEvidence(tx, by(side, n), { ...proof, level: next() < 0.3 ? 'confirmed' : ofUnit ? 'unit_matched' : 'bank_matched' })
    }
  }
}

const uuidOf = (next: () => number) =>
  `${[8, 4, 4, 4, 12].map((length) => Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join('')).join('-')}`

const owedBy = (items: readonly OpenItem[], debtor: Side) => {
  const its = items.filter((item) => item.debtor === debtor)
  const sum = (list: readonly OpenItem[]) => list.reduce((all, { cents }) => all + cents, 0)
  return {
    cents: sum(its),
    items: its.length,
    overdue: sum(its.filter(({ due }) => due < today)),
    oldest: its.map(({ day }) => day).toSorted()[0] ?? null,
  }
}

const sumsOf = (items: readonly OpenItem[]) => {
  const [{ cents: a, items: ofA }, { cents: b, items: ofB }] = [owedBy(items, 'A'), owedBy(items, 'B')]
  return { A: { cents: a, items: ofA }, B: { cents: b, items: ofB } }
}

/** All that pages of three have, one after the other, with the sums that each of them says. */
async function pagesOf(tx: CaseTx, caseId: string, by: Side | undefined, filter: Omit<Parameters<typeof openPage>[3], 'most' | 'after'>) {
  const found: OpenItem[] = []
  for (;;) {
    const last = found.at(-1)
    const after = last ? { due: last.due, kind: last.item.kind, id: last.item.id } : null
    const { items, owed } = await openPage(tx, caseId, by, { ...filter, after, most: 3 })
    found.push(...items)
    if (items.length < 3) return { items: found, owed }
  }
}

/** Support that is due on some days and not booked yet. */
const unwritten: Unwritten[] = ['2026-01-15', '2026-02-15', '2026-03-15'].map((day, n) => {
  const item: Cause = { kind: 'support', id: `00000000-0000-4000-8000-00000000000${n}` }
  const postings = pairOf({ book: 'support', purpose: 'principal', child: null, category: null, item }, 'A', 50_000 + n)
  return { id: item.id, day: day as Day, due: day as Day, cause: item, postings }
})

/** What the database adds up, beside what the domain says of the entries that the same reader sees. */
async function bothOf(tx: CaseTx, caseId: string) {
  const entries = await entriesOf(tx, caseId)
  const views = { A: outstanding(countedBy(entries, 'A')), B: outstanding(countedBy(entries, 'B')) }
  const ofExpenses = (items: readonly OpenItem[]) => items.filter(({ item }) => item.kind === 'expense')
  const all = outstanding(entries)
  const withUnwritten = outstanding([
    ...entries,
    ...unwritten.map((entry) => ({ ...entry, due: entry.due!, corrects: null, evidence: null })),
  ])
  const [some, book]: [Cause[], Book] = [all.filter((_, n) => n % 3 === 0).map(({ item }) => item), 'shared']
  const posted = entries.flatMap(({ postings }) => postings.map(({ item }) => item))
  const ids = [...new Set(posted.filter(({ kind }) => kind === 'expense').map(({ id }) => id))].toSorted()
  const centsOf = (side: Side, id: string) => views[side].find(({ item }) => item.kind === 'expense' && item.id === id)?.cents ?? 0
  const cents = await openCents(tx, caseId, 'expense', ids)
  const isNamed = ({ item: { kind, id } }: OpenItem) => some.some((each) => each.kind === kind && each.id === id)
  const among = (open: RawBuilder<string>) => sql`select id from unnest(${ids}::uuid[]) as id where id in ${open} order by id`
  const owed = (side: Side | null) => owedOf(tx, caseId, 'expense', { by: side, today, among }).then((found) => found.owed)
  const { open } = await owedOf(tx, caseId, 'expense', { by: 'A', today, among })
  return {
    database: {
      all: await openItems(tx, caseId),
      A: await openItems(tx, caseId, 'A'),
      B: await openItems(tx, caseId, 'B'),
      some: await openItems(tx, caseId, 'A', { items: some }),
      book: await openItems(tx, caseId, 'B', { book }),
      cents: ids.map((id) => [id, cents.get(id)]),
      open,
      pages: await pagesOf(tx, caseId, 'A', {}),
      pagesOfB: await pagesOf(tx, caseId, 'B', { book, debtor: 'A', from: '2026-02-01' }),
      pagesOfAll: await pagesOf(tx, caseId, undefined, { unwritten }),
      owedA: await owed('A'),
      owedB: await owed('B'),
      owed: await owed(null),
    },
    domain: {
      all,
      ...views,
      some: views.A.filter(isNamed),
      book: views.B.filter((item) => item.book === book),
      cents: ids.map((id) => [id, { A: centsOf('A', id), B: centsOf('B', id) }]),
      open: ids.filter((id) => sides.some((side) => centsOf(side, id) !== 0)),
      pages: { items: views.A, owed: sumsOf(views.A) },
      pagesOfB: {
        items: views.B.filter((item) => item.book === book && item.debtor === 'A' && item.due >= '2026-02-01'),
        owed: sumsOf(views.B.filter((item) => item.book === book)),
      },
      pagesOfAll: { items: withUnwritten, owed: sumsOf(withUnwritten) },
      owedA: { A: owedBy(ofExpenses(views.A), 'A'), B: owedBy(ofExpenses(views.A), 'B') },
      owedB: { A: owedBy(ofExpenses(views.B), 'A'), B: owedBy(ofExpenses(views.B), 'B') },
      owed: { A: owedBy(ofExpenses(views.B), 'A'), B: owedBy(ofExpenses(views.A), 'B') },
    },
    entries,
  }
}

const read = <T>({ database, clock }: TestApp, account: string, work: (tx: CaseTx) => Promise<T>) =>
  casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now }).asActor({ account }, work)

test('the database adds up random books as the domain does, for parents and for a seat with days', { timeout: 600_000 }, async () => {
  const backend = await theApp()
  let differences = 0
  for (let seed = 1; seed <= iterations(40, 3); seed += 1) {
    const f = await family(backend)
    await system(backend, (tx) =>
      fill(tx, { caseId: f.caseId, members: { A: f.ana.memberId, B: f.ben.memberId } }, seededNumbers(seed), 70),
    )
    const lawyer = await grant(backend, f, { scopes: ['payments'], days: { from: '2026-01-20', to: '2026-03-20' } })
    for (const who of [f.ana, lawyer]) {
      const { database, domain } = await read(backend, who.account, (tx) => bothOf(tx, f.caseId))
      expect(database, `seed ${seed}`).toEqual(domain)
      expect(domain.all.length).toBeGreaterThan(5)
      if (JSON.stringify(domain.A) !== JSON.stringify(domain.B)) differences += 1
    }
  }
  // Payments that wait are among them: otherwise both views are the same.
  expect(differences).toBeGreaterThan(iterations(40, 3))
})

test('the postings of an entry are its rows, which nobody adds, changes or takes away', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await system(backend, (tx) => fill(tx, { caseId: f.caseId, members: { A: f.ana.memberId, B: f.ben.memberId } }, seededNumbers(99), 30))
  const { entries, rows } = await read(backend, f.ben.account, async (tx) => ({
    entries: await entriesOf(tx, f.caseId),
    rows: await tx
      .selectFrom('book_posting')
      .selectAll()
      .where('case_id', '=', f.caseId)
      .orderBy('day')
      .orderBy('entry_id')
      .orderBy('n')
      .execute(),
  }))
  const expected = entries.flatMap(({ id, day, due, corrects, authorId, cause, postings }) =>
    postings.map(({ book, side, purpose, child, category, item, cents }, index) => ({
      case_id: f.caseId,
      entry_id: id,
      n: index + 1,
      author_id: authorId,
      day,
      due_on: due ?? day,
      book,
      side,
      purpose,
      child_id: child,
      category,
      item_kind: item.kind,
      item_id: item.id,
      cents,
      is_origin: item.kind === cause.kind && item.id === cause.id,
      counts_with: corrects ?? id,
    })),
  )
  expect(rows).toEqual(expected)
  const more = { ...expected[0]!, n: 2_000 }
  await expect(system(backend, (tx) => tx.insertInto('book_posting').values(more).execute())).rejects.toThrow('follows from its entry')
  await expect(read(backend, f.ana.account, (tx) => tx.insertInto('book_posting').values(more).execute())).rejects.toThrow(
    'follows from its entry',
  )
  await expect(
    system(backend, (tx) => tx.updateTable('book_posting').set({ cents: 1 }).where('case_id', '=', f.caseId).execute()),
  ).rejects.toThrow('only added to')
  await expect(system(backend, (tx) => tx.deleteFrom('book_posting').where('case_id', '=', f.caseId).execute())).rejects.toThrow(
    'only added to',
  )
})
