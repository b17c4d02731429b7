import { expect } from 'vitest'
import type { Rating } from '#ratings/ratings/contract.ts'
import { mix, pending, publish } from '#ratings/reviews/store.sweep.ts'
import { file } from './ratings.ts'
import type { TestApp } from './test-app.ts'

/** Files ratings and publishes them at once, as days of sweeps would. */
export async function filePublished(home: TestApp, ratings: readonly Rating[]): Promise<void> {
  for (const rating of ratings) expect((await file(home.app, rating)).statusCode).toBe(200)
  await mix(home.database.reviews, '9999-12-31')
  const waiting = await pending(home.database.reviews)
  await publish(
    home.database.reviews,
    waiting.map(({ id }) => id),
    '2026-03-14',
  )
}
