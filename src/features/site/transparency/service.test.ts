import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'

test('the counts are those of the log as it is now, by month, and counts of 1 to 4 are left out', async () => {
  const { app, database } = await testApp()
  const counts = async () => (await app.inject('/api/transparency')).json<{ months: unknown[]; reasons: unknown[] }>()
  expect(await counts()).toEqual({ months: [], reasons: [] })

  const step = (event: string, on_day: string, checks: string[] = []) => ({
    id: randomUUID(),
    review_id: randomUUID(),
    actor: 'system',
    event,
    on_day,
    checks,
    said: event === 'refused' ? 'It names a child.' : null,
    n: 1,
  })
  const many = <T>(howMany: number, make: () => T) => Array.from({ length: howMany }, make)
  await database.owner
    .insertInto('review_event')
    .values([
      ...many(6, () => step('published', '2026-02-03')),
      ...many(5, () => step('held', '2026-02-28', ['C4.1'])),
      ...many(2, () => step('held', '2026-03-01', ['C4.1', 'C2.1'])),
      ...many(4, () => step('refused', '2026-03-01')),
    ])
    .execute()
  expect(await counts()).toEqual({
    months: [
      { month: '2026-03', published: 0, held: null, released: 0, refused: null, withdrawn: 0 },
      { month: '2026-02', published: 6, held: 5, released: 0, refused: 0, withdrawn: 0 },
    ],
    // C2 held two ratings: they are counted with the others.
    reasons: [{ reason: 'other', n: 9 }],
  })
})
