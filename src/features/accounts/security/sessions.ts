import { note } from '#access/audit.ts'
import { signedIn } from '#access/actor.ts'
import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { calls } from './contract.ts'
import { historyDays } from './rules.ts'
import { endSession, endSessions, sessionsOf, signInsOf } from './store.sessions.ts'

const dayLong = 24 * 3_600_000
/** The most sign-ins that are shown. */
const mostListed = 50

interface Deps {
  /** The database role of accounts. */
  db: Db
  clock: Clock
  random: Random
}

type Sessions = Pick<Handlers<typeof calls>, 'sessions' | 'endSession' | 'endOthers' | 'signIns'>

/** Where a user is signed in, and how they signed in. */
export function sessions({ db, clock, random }: Deps): Sessions {
  const audit = (account: string, action: string) => note(db, { account, action, subject: account, outcome: 'done' }, { clock, random })
  return {
    sessions: async ({ actor }) => {
      const { account, session } = signedIn(actor)
      const live = await sessionsOf(db, account, new Date(clock()))
      return {
        sessions: live
          .map(({ id, device, since, lastUse, isShared }) => ({
            id,
            device,
            since: since.toISOString(),
            lastUse: lastUse.toISOString(),
            isThis: id === session,
            isShared,
          }))
          .toSorted((a, b) => Number(b.isThis) - Number(a.isThis)),
      }
    },
    endSession: async ({ actor, body: { id } }) => {
      const { account } = confirmed(actor, clock)
      if (!(await endSession(db, account, id))) throw new Fault('not_found', msg`This session has ended already.`)
      await audit(account, 'security.endSession')
      return { done: true }
    },
    endOthers: async ({ actor }) => {
      const { account, session } = confirmed(actor, clock)
      const ended = await endSessions(db, account, session)
      await audit(account, 'security.endOthers')
      return { ended }
    },
    signIns: async ({ actor }) => {
      const { account } = signedIn(actor)
      const found = await signInsOf(db, account, new Date(clock() - historyDays * dayLong), mostListed + 1)
      return {
        signIns: found.slice(0, mostListed).map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
        more: found.length > mostListed,
      }
    },
  }
}
