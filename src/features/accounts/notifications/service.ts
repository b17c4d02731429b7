import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import { type calls, type List, mostListed, type Notification } from './contract.ts'
import { countUnseen, markSeen, notificationsOf } from './store.ts'

export interface Deps {
  /** The accounts' role. */
  db: Db
  clock: Clock
}

export function service({ db, clock }: Deps): Handlers<typeof calls> {
  async function list(account: string): Promise<List> {
    const now = new Date(clock())
    const rows = await notificationsOf(db, account, now, mostListed + 1)
    return {
      notifications: rows.slice(0, mostListed).map(({ id, kind, page, times, created_at, seen_at }) => ({
        id,
        kind: kind as Notification['kind'],
        to: page,
        at: created_at.toISOString(),
        times,
        isSeen: seen_at !== null,
      })),
      unseen: await countUnseen(db, account, now),
      isMore: rows.length > mostListed,
    }
  }
  return {
    list: async ({ actor }) => list(signedIn(actor).account),
    see: async ({ actor, body }) => {
      const { account } = signedIn(actor)
      await markSeen(db, account, body.ids, new Date(clock()))
      return list(account)
    },
  }
}
