import { randomUUID } from 'node:crypto'
import type { DeskVerb, LetterId } from '#domain/moderation/letters.ts'
import { desk, type Deps } from '#ratings/moderation/desk.ts'
import { seededRandom } from './random.ts'
import { putPersonOf } from './signed-in.ts'
import type { TestApp } from './test-app.ts'

/** What someone who moderates does with ratings, without the pages: each decision is on the log as it was opened last. */
export async function deskOf(home: TestApp, find: Deps['find']) {
  const own = desk({ reviews: home.database.reviews, clock: () => home.clock.now, random: seededRandom(9), find })
  const { account } = await putPersonOf(home, { roles: ['moderator'] })
  const seen = new Map<string, { lines: number; reports: number }>()
  const open = async (id: string) => {
    const opened = await own.open(id, account)
    seen.set(id, { lines: opened.log.length, reports: opened.reports.length })
    return opened
  }
  return {
    list: () => own.list(),
    open,
    decide: async (id: string, verb: DeskVerb, letter: LetterId, words: string | null = null) => {
      if (!seen.has(id)) await open(id)
      return own.decide({ id, line: randomUUID(), account, verb, letter, words, ...seen.get(id)! })
    },
  }
}
