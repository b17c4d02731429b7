import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import { type calls, type List, mostListed, type Notification } from './contract.ts'
import { devices } from './devices.ts'
import { countUnseen, markAllSeen, markSeen, notificationsOf } from './store.ts'

export interface Deps {
  /** The accounts' role. */
  db: Db
  clock: Clock
}

export function service({ db, clock, ...deps }: Deps & Parameters<typeof devices>[0]): Handlers<typeof calls> {
  async function list(account: string, { only, cursor }: { only?: 'unseen' | undefined; cursor?: string | undefined } = {}): Promise<List> {
    const now = new Date(clock())
    const of = { list: 'notifications', only }
    const place = readCursor(of, cursor, ['instant', 'id'])
    const after = place && { at: place[0], id: place[1] }
    const rows = await notificationsOf(db, account, { now, most: mostListed + 1, after, unseen: only === 'unseen' })
    const { items, next } = pageOf(rows, mostListed, of, (last) => [last.created_at.getTime(), last.id])
    return {
      notifications: items.map(({ id, kind, page, times, created_at, seen_at }) => ({
        id,
        kind: kind as Notification['kind'],
        to: page,
        at: created_at.toISOString(),
        times,
        isSeen: seen_at !== null,
      })),
      unseen: await countUnseen(db, account, now),
      next,
    }
  }
  return {
    ...devices({ db, clock, ...deps }),
    list: async ({ actor, query }) => list(signedIn(actor).account, query),
    see: async ({ actor, body }) => {
      const { account } = signedIn(actor)
      await markSeen(db, account, body.ids, new Date(clock()))
      return list(account)
    },
    seeAll: async ({ actor, body }) => {
      const { account } = signedIn(actor)
      await markAllSeen(db, account, new Date(body.until), new Date(clock()))
      return list(account)
    },
  }
}
