import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { act } from '#test/support/expenses.ts'
import { family, system } from '#test/support/family.ts'
import { ask, sendRequest } from '#test/support/requests.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { Request } from './contract.ts'

const theApp = sharedApp()
interface Page {
  requests: Request[]
  next: string | null
  count: number
}

test('requests are read in pages; old ones that need something done, and the one that is named, come with the first page', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id: first } = await sendRequest(f.ana, f, { title: 'First' })
  const { id: last } = (await ask(f.ben, f, `${first}/counter`, { cents: 18_000, provider: '', note: '' })).json<{ id: string }>()
  await ask(f.ana, f, `${last}/decline`, { reason: 'No.' })
  const { id: waiting } = await sendRequest(f.ana, f, { title: 'Waiting' })
  const { id: agreed } = await sendRequest(f.ana, f, { title: 'Agreed' })
  await ask(f.ben, f, `${agreed}/agree`)
  const { id: billed, expense } = await sendRequest(f.ana, f, { title: 'Billed' })
  await ask(f.ben, f, `${billed}/agree`)
  await act(f.ana, f, '', { ...expense, title: 'Braces', request: billed, send: true })
  /** Later ones that were declined, three of each minute. */
  const later = (from: number, to: number) =>
    system(backend, (tx) =>
      sql`insert into expense_request (case_id, id, author_id, title, cents, category_id, children, provider, note, day, state, split, shares, sent_at,
          settled_at, settled_by, reason, created_at)
        select case_id, gen_random_uuid(), author_id, 'Declined ' || n, cents, category_id, children, provider, note, day, 'declined', split, shares,
          sent_at + (n / 3) * interval '1 minute', sent_at + interval '1 day', ${f.ben.memberId}::uuid, 'No.', created_at
        from expense_request, generate_series(${from}::int, ${to}::int) n where case_id = ${f.caseId} and id = ${waiting}`.execute(tx),
    )
  await later(3, 122)
  const pageOf = async (query = '') => (await f.ana.inject(`/api/expenses/requests?case=${f.caseId}${query}`)).json<Page>()
  const page = await pageOf()
  expect([page.count, page.requests.length]).toEqual([124, 52])
  expect(
    page.requests
      .slice(50)
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['Agreed', 'Waiting'])

  const pages = [page.requests.slice(0, 50)]
  for (let next = page.next; next !== null;) {
    const further = await pageOf(`&cursor=${next}`)
    pages.push(further.requests)
    next = further.next
    // What arrives meanwhile stands before the first page.
    await later(300, 303)
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 24])
  const found = pages.flat()
  expect(new Set(found.map(({ id }) => id)).size).toBe(124)
  expect(
    found
      .slice(-4)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([billed, agreed, waiting, last].toSorted())
  expect(found.map(({ sentAt }) => sentAt)).toEqual(
    found
      .map(({ sentAt }) => sentAt)
      .toSorted()
      .toReversed(),
  )
  const steps = ['sent', 'countered', 'declined']
  expect(found.find(({ id }) => id === last)!.history.map(({ what }) => what)).toEqual(steps)

  // A notification names what it was about: terms that others may have followed since.
  const named = (await pageOf(`&request=${first}`)).requests.find(({ id }) => id === last)
  expect(named!.history.map(({ what }) => what)).toEqual(steps)
  const cursor = page.next!.slice(2)
  expect((await f.ana.inject(`/api/expenses/requests?case=${f.caseId}&cursor=${cursor}`)).statusCode).toBe(400)
})
