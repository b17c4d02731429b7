import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { casesOf } from '#access/cases.ts'
import { countedBy } from '#domain/books/balances.ts'
import { pairOf } from '#domain/books/entry.ts'
import { outstanding } from '#domain/books/items.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { post } from '#money/books/public.ts'
import { family, system } from '#test/support/family.ts'
import { paymentBody, supportBody } from '#test/support/payments.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { Board, OpenItem, Payment } from './contract.ts'
import { booksUpTo } from './due.ts'

const theApp = sharedApp()

test('payments and what is open are read in pages: none is left out or there twice while others arrive', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/support`, payload: supportBody() })
  const [ana, ben] = [f.ana, f.ben]
  await system(backend, async (tx) => {
    await sql`insert into payment (case_id, id, author_id, payer, book, cents, paid_on, method, reference, note, outside_order, state, proofs, created_at)
      select ${f.caseId}::uuid, gen_random_uuid(), ${ben.memberId}::uuid, 'B', 'shared', 100 + n, date '2026-03-01' - n % 40, 'bank', '', '', false,
        case when n % 2 = 0 then 'declared' else 'confirmed' end, 0, now() from generate_series(1, 240) n`.execute(tx)
    for (let n = 0; n < 120; n += 1) {
      const item = { kind: 'expense', id: randomUUID() } as const
      const owed = { book: 'shared', purpose: 'principal', child: null, category: null, item } as const
      const by = { caseId: f.caseId, id: randomUUID(), authorId: ana.memberId, at: new Date() }
      await post(tx, by, {
        day: dayAt(numberOf('2026-03-01' as Day) - (n % 50)),
        cause: item,
        postings: pairOf(owed, n % 3 ? 'A' : 'B', 100 + n),
      })
    }
  })
  const boardOf = async (query = '') => (await ana.inject(`/api/payments?case=${f.caseId}${query}`)).json<Board>()
  const board = await boardOf()
  const rest = async <T>(path: string, cursor: string | null, of: string, between?: () => Promise<unknown>): Promise<T[]> => {
    if (cursor === null) return []
    const reply = (await ana.inject(`/api/payments/${path}case=${f.caseId}&cursor=${cursor}`)).json()
    await between?.()
    return [...reply[of], ...(await rest<T>(path, reply.next, of))]
  }
  const record = () => ben.inject({ method: 'POST', url: `/api/cases/${f.caseId}/payments`, payload: paymentBody() })
  const isOpen = ({ state }: Payment) => state === 'declared'
  const open = [...board.payments.filter(isOpen), ...(await rest<Payment>('page?of=open&', board.next.open, 'payments', record))]
  const settled = [
    ...board.payments.filter((row) => !isOpen(row)),
    ...(await rest<Payment>('page?of=settled&', board.next.settled, 'payments')),
  ]
  for (const [rows, state] of [
    [open, 'declared'],
    [settled, 'confirmed'],
  ] as const) {
    expect([rows.length, new Set(rows.map(({ id }) => id)).size, new Set(rows.map((row) => row.state))]).toEqual([
      120,
      120,
      new Set([state]),
    ])
    expect(rows.map(({ paidOn, id }) => `${paidOn} ${id}`)).toEqual(
      rows
        .map(({ paidOn, id }) => `${paidOn} ${id}`)
        .toSorted()
        .toReversed(),
    )
  }
  expect(board.years).toEqual([{ year: 2026, settled: 120 }])

  const items = [...board.items, ...(await rest<OpenItem>('items?', board.nextItems, 'items'))]
  const { database, clock } = backend
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now })
  const expected = await cases.asActor({ account: ana.account }, async (tx) =>
    outstanding(countedBy(await booksUpTo(tx, f.caseId, '2026-03-12' as Day), 'A')),
  )
  expect(items.map(({ item, cents, due }) => ({ item, cents, due }))).toEqual(
    expected.map(({ item, cents, due }) => ({ item, cents, due })),
  )
  expect(items.filter(({ item }) => item.kind === 'support')).toHaveLength(2)
  const sum = (debtor: string) => expected.filter((item) => item.debtor === debtor).reduce((all, { cents }) => all + cents, 0)
  expect([board.owed.A.cents, board.owed.B.cents]).toEqual([sum('A'), sum('B')])
  const some = await rest<OpenItem>('items?book=shared&debtor=A&from=2026-02-10&', '', 'items')
  expect(some.map(({ item }) => item)).toEqual(
    expected.filter(({ book, debtor, due }) => book === 'shared' && debtor === 'A' && due >= '2026-02-10').map(({ item }) => item),
  )

  const far = settled.at(-1)!
  expect((await boardOf()).named).toBeNull()
  expect((await boardOf(`&payment=${far.id}`)).named).toMatchObject({ id: far.id })
  expect((await boardOf(`&payment=${f.caseId}`)).named).toBeNull()
  expect((await boardOf('&year=2025')).payments.filter((row) => !isOpen(row))).toEqual([])
  for (const path of [`items?cursor=${board.next.open!}&`, `items?from=2026-02-30&`, `page?of=open&cursor=${board.next.settled!}&`])
    expect((await ana.inject(`/api/payments/${path}case=${f.caseId}`)).statusCode).toBe(400)
})
