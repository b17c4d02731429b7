import { createHash, createHmac } from 'node:crypto'
import { epochsTakenOn } from '#domain/tokens/epoch.ts'
import { bytesIn, messageOf, signatureBytes, tokenIn, written } from '#domain/tokens/token.ts'
import type { Handlers } from '#http/bind.ts'
import { dayCounts } from '#http/day-counts.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Blind } from '#ports/blind/port.ts'
import type { Db } from '#ports/db/port.ts'
import type { calls } from './contract.ts'
import { epochKeys } from './keys.ts'
import { type Cost, proofs } from './proof.ts'
import { countTokens, hasPaidFor, type Marks } from './store.ts'

export interface Deps {
  reviews: Db
  clock: Clock
  blind: Blind
  secret: string
  cost: Cost
  /** Reports counts that could not be written. */
  report: (error: unknown, where: string) => void
}

/** What a token pays for. */
export interface PaidFor {
  professional: string
  /** `YYYY-MM` of the events. */
  month: string
}

const refuse = (why: Text): never => {
  throw new Fault('invalid', msg`${{ why }} Your text is still here: send it again.`, { field: 'token' })
}

/**
 * Tokens: each pays for one rating, and the signer cannot tell which request it came from (RFC 9474, docs/decisions/0034).
 * A request names no professional, and leaves only a count for the day.
 */
export function service({ reviews, clock, blind, secret, cost, report }: Deps) {
  const keys = epochKeys({ reviews, blind, secret })
  const work = proofs({ clock, cost })
  const counts = dayCounts<'issued' | 'replayed'>({
    clock,
    write: (day, what, n) => countTokens(reviews, day, what, n),
    report: (error) => report(error, 'reviews.tokens'),
  })

  const handlers: Handlers<typeof calls> = {
    offer: async () => {
      const { epoch, publicKey } = await keys.now(dayOf(clock()))
      return { epoch, key: publicKey.toString('hex'), ...(await work.challenge(null)) } as never
    },

    sign: async ({ body: { epoch, blinded, proof } }) => {
      const now = await keys.now(dayOf(clock()))
      if (epoch !== now.epoch) return refuse(msg`The month is over for which this token was asked.`)
      const bytes = bytesIn(blinded, signatureBytes)
      // The same blinded message may be sent again: it gets the same signature, not a second token.
      await work.take(proof, null, createHash('sha256').update(blinded).digest('hex'))
      const signed = bytes && now.signer.sign(bytes)
      if (!signed) return refuse(msg`What was sent to be signed does not fit the key.`)
      counts.add('issued', 'issued')
      return { signed: written(signed) }
    },
  }

  return {
    handlers,

    /** Writes how many tokens were issued and used twice on the days before today. */
    turn: counts.turn,

    /**
     * Checks a token and returns the marks that it leaves when it pays. It is not spent yet: `spend` does that, with the rating.
     * @throws Fault `invalid` for one that is missing, malformed, too old, or signed by another key
     */
    async check(text: string | undefined, { professional, month }: PaidFor): Promise<Marks> {
      if (text === undefined) return refuse(msg`The token is missing.`)
      const token = tokenIn(text)
      if (!token) return refuse(msg`The token does not fit.`)
      const onDay = dayOf(clock())
      const { epoch, nonce, signature } = token
      if (!epochsTakenOn(onDay).includes(epoch)) return refuse(msg`The token is too old.`)
      const own = await keys.of(epoch)
      if (!own || !own.signer.verify(messageOf(epoch, nonce), signature)) return refuse(msg`The token does not fit.`)
      const hashed = (...what: string[]) => createHmac('sha256', own.secret).update(nonce).update(what.join('\n')).digest()
      return { epoch, mark: hashed('paid'), nullifier: hashed('paid for', professional, month), onDay }
    },

    /** Refuses a token that is already spent, and counts the refusal. */
    async refuseSpent({ nullifier }: Marks): Promise<never> {
      counts.add('replayed', 'replayed')
      return (await hasPaidFor(reviews, nullifier))
        ? refuse(msg`This token has paid for a rating of this person and month before.`)
        : refuse(msg`This token has paid for another rating before.`)
    },
  }
}
export type Tokens = ReturnType<typeof service>
