// A user's permission for the desk to look at the account.
import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { breakGlassLooksAt } from '#staff/staff/public.ts'
import type { calls } from './contract.ts'
import { activeSupportAccess, giveSupportAccess, looksAt, withdrawSupportAccess } from './store.ts'

const mostLooks = 100

interface Deps {
  accounts: Db
  clock: Clock
  random: Random
}

export function service({ accounts, clock, random }: Deps): Handlers<typeof calls> {
  const accessOf = async (db: Db, account: string) => {
    const active = await activeSupportAccess(db, account, new Date(clock()))
    const [byPermission, byGlass] = [await looksAt(db, account), await breakGlassLooksAt(db, account, mostLooks)]
    const looks = [
      ...byPermission.map((look) => ({ ...look, isGlass: false })),
      ...byGlass.map((look) => ({ ...look, what: look.what.join(', '), isGlass: true })),
    ].toSorted((one, other) => other.at.getTime() - one.at.getTime())
    return {
      standing: active && { hours: active.hours, grantedAt: active.grantedAt.toISOString(), endsAt: active.endsAt.toISOString() },
      looks: looks.map(({ at, ...look }) => ({ ...look, at: at.toISOString() })),
    }
  }

  return {
    access: async ({ actor }) => accessOf(accounts, signedIn(actor).account),

    giveAccess: async ({ body, actor }) => {
      const { account } = signedIn(actor)
      return accounts.transaction().execute(async (tx) => {
        const at = new Date(clock())
        await withdrawSupportAccess(tx, account, at)
        await giveSupportAccess(tx, { id: random.uuid(), account, hours: body.hours, at })
        return accessOf(tx, account)
      })
    },

    withdrawAccess: async ({ actor }) => {
      const { account } = signedIn(actor)
      await withdrawSupportAccess(accounts, account, new Date(clock()))
      return accessOf(accounts, account)
    },
  }
}
