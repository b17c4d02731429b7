import { signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import { confirmed } from '#access/confirmed.ts'
import { mustBeSecond } from '#access/second-person.ts'
import { askPrice, type AskedPrice as Row, endPrice, priceNow, prices, waitingPrice } from '#accounts/subscriptions/public.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { AskedPrice, calls } from './contract.ts'

export interface Deps {
  /** The accounts' role. */
  accounts: Db
  clock: Clock
  random: Random
  isForSale: boolean
}

const viewOf = ({ id, monthCents, yearCents, askedBy, askedAt, state, endedAt }: Row, me: string): AskedPrice => ({
  id,
  monthCents,
  yearCents,
  askedAt: askedAt.toISOString(),
  isMine: askedBy === me,
  state,
  endedAt: endedAt?.toISOString() ?? null,
})

export function service({ accounts: db, clock, random, isForSale }: Deps): Handlers<typeof calls> {
  /** The price that waits. @throws Fault for one that there isn't, or that has ended */
  async function waiting(tx: Db, id: string): Promise<Row> {
    const found = await waitingPrice(tx)
    if (found?.id !== id) throw new Fault('conflict', msg`This price was withdrawn, or confirmed by someone else.`)
    return found
  }
  const end = async (me: string, id: string, isAgreed: boolean) =>
    db.transaction().execute(async (tx) => {
      const { askedBy, monthCents, yearCents } = await waiting(tx, id)
      if (isAgreed && askedBy !== null) await mustBeSecond(tx, me, [askedBy], ['admin', 'super_admin'], clock())
      const action = isAgreed ? 'prices.confirm' : 'prices.withdraw'
      await note(tx, { account: me, action, subject: id, outcome: 'done', detail: { monthCents, yearCents } }, { clock, random })
      await endPrice(tx, id, { by: me, at: new Date(clock()), isAgreed })
      return { done: true }
    })

  return {
    list: async ({ actor }) => {
      const { account } = signedIn(actor)
      const { monthCents, yearCents } = await priceNow(db)
      return { now: { monthCents, yearCents }, isForSale, changes: (await prices(db)).map((row) => viewOf(row, account)) }
    },
    ask: async ({ actor, body }) => {
      const { account: me } = confirmed(actor, clock)
      const id = random.uuid()
      return db.transaction().execute(async (tx) => {
        const now = await priceNow(tx)
        if (now.monthCents === body.monthCents && now.yearCents === body.yearCents)
          throw new Fault('invalid', msg`That is the price already.`, { field: 'monthCents' })
        if (!(await askPrice(tx, { id, ...body, by: me, at: new Date(clock()) })))
          throw new Fault('conflict', msg`Another price is waiting to be confirmed. Withdraw it first.`)
        await note(tx, { account: me, action: 'prices.ask', subject: id, outcome: 'done', detail: body }, { clock, random })
        return { id }
      })
    },
    confirm: async ({ actor, params }) => end(confirmed(actor, clock).account, params.price, true),
    withdraw: async ({ actor, params }) => end(confirmed(actor, clock).account, params.price, false),
  }
}
