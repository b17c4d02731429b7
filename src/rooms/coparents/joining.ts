import { type Person, signedIn } from '../../access/actor.ts'
import type { Cases, CaseTx } from '../../access/cases.ts'
import type { Handlers } from '../../http/bind.ts'
import type { Limiter } from '../../http/limits.ts'
import type { Clock } from '../../kernel/clock.ts'
import { Fault, type FaultCode } from '../../kernel/fault.ts'
import type { Random } from '../../kernel/random.ts'
import { uuid7 } from '../../kernel/uuid7.ts'
import type { SeatRole } from '../cases/contract.ts'
import { enterAnySeat, idOf } from '../cases/door.ts'
import { hashOf } from './codes.ts'
import type { calls, Offer } from './contract.ts'
import { reachOf } from './reach.ts'
import { codeSentences, readCode } from './rules.ts'
import { decline, join, offerOf, type OfferRow } from './store.invitations.ts'

export interface JoiningNeeds {
  cases: Cases
  clock: Clock
  random: Random
  limiter: Limiter
}

/** Codes that are none, by one account or from one network: 50 bits are not to be guessed five at a time. */
const tries = { most: 5, minutes: 15 }
const counted = 'invitations.code'

type Why = keyof typeof codeSentences
const codes: Readonly<Record<Why, FaultCode>> = {
  nothing: 'not_found',
  expired: 'gone',
  accepted: 'gone',
  own: 'conflict',
  member: 'conflict',
}
/** Why there is no seat. Whatever a stranger could learn from is answered as a code that nobody has. */
const refusal = (word: string) => {
  const why: Why = word in codes ? (word as Why) : 'nothing'
  return new Fault(codes[why], codeSentences[why])
}

function shown({ zone, expires_at, invited_by, ...offer }: OfferRow): Offer {
  return {
    role: offer.role as SeatRole,
    invitedBy: invited_by,
    name: offer.name,
    reach: reachOf(offer, offer.grant_until, zone),
    expiresAt: expires_at.toISOString(),
  }
}

export function joining({ cases, clock, random, limiter }: JoiningNeeds): Pick<Handlers<typeof calls>, 'look' | 'accept' | 'decline'> {
  /** Does what a code is for. Only a code that is none counts as a try. */
  async function withCode<T>(person: Person, typed: string, address: string, work: (tx: CaseTx, hash: string) => Promise<T>): Promise<T> {
    const places = [address, person.account]
    for (const place of places) limiter.take(counted, tries, place)
    const back = () => places.forEach((place) => limiter.giveBack(counted, place))
    try {
      const code = readCode(typed)
      if (code === null) throw refusal('nothing')
      const result = await cases.asActor(person, (tx) => work(tx, hashOf(code)))
      back()
      return result
    } catch (error) {
      if (!(error instanceof Fault && error.code === 'not_found')) back()
      throw error
    }
  }

  /** Whoever took the seat already is answered as the first time: they pressed twice, or the answer was lost. */
  async function ownAlready(tx: CaseTx, hash: string): Promise<string | null> {
    const offer = await offerOf(tx, hash)
    if (!offer) return null
    const here = await enterAnySeat(tx, offer.case_id).catch(() => null)
    return here && here.role === offer.role ? here.caseId : null
  }

  return {
    look: async ({ actor, body, caller }) =>
      withCode(signedIn(actor), body.code, caller.address, async (tx, hash) => {
        const offer = await offerOf(tx, hash)
        if (offer?.state !== 'pending') throw refusal(offer?.state ?? 'nothing')
        return shown(offer)
      }),

    accept: async ({ actor, key, body, caller }) => {
      const person = signedIn(actor)
      const now = clock()
      const seat = key ? idOf(person.account, key) : uuid7(now, random)
      return withCode(person, body.code, caller.address, async (tx, hash) => {
        const { outcome, caseId } = await join(tx, hash, seat, body.name)
        if (outcome === 'joined') return { caseId: caseId! }
        const there = outcome === 'accepted' ? await ownAlready(tx, hash) : null
        if (there !== null) return { caseId: there }
        throw refusal(outcome)
      })
    },

    decline: async ({ actor, body, caller }) =>
      withCode(signedIn(actor), body.code, caller.address, async (tx, hash) => {
        const outcome = await decline(tx, hash, body.block, random.uuid())
        if (outcome !== 'gone') return { declined: true }
        throw refusal((await offerOf(tx, hash))?.state ?? 'nothing')
      }),
  }
}
