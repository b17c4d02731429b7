import { type Person, signedIn } from '#access/actor.ts'
import type { CaseTx } from '#access/cases.ts'
import type { Handlers } from '#http/bind.ts'
import type { Limiter } from '#http/limits.ts'
import { Fault } from '#kernel/fault.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import type { SeatRole } from '#case/cases/contract.ts'
import { idOf } from '#http/key-id.ts'
import { type CaseDeps, requireAnySeat } from '#case/cases/public.ts'
import { hashOf } from './codes.ts'
import type { calls, Which } from './contract.ts'
import { refusal, presentOffer } from './offers.ts'
import { mailedSentence, readCode } from './rules.ts'
import { decline, invitationsToMe, join, mailedToMe, offerOf } from './store.joining.ts'

export interface JoiningDeps extends CaseDeps {
  limiter: Limiter
  /** Whether someone is in safety mode (features/accounts/settings). */
  isSafety: (account: string) => Promise<boolean>
}

/** Codes that are none, by one account or from one network: 50 bits are not to be guessed five at a time. */
const tries = { most: 5, minutes: 15 }
const counted = 'invitations.code'

/** What an invitation is found by: its code as it was typed, or which of those that wait for oneself it is. */
type Asked = Pick<Which, 'code' | 'invitation'>

export function joining({
  cases,
  clock,
  random,
  limiter,
  isSafety,
}: JoiningDeps): Pick<Handlers<typeof calls>, 'waiting' | 'look' | 'accept' | 'decline'> {
  type Work<T> = (tx: CaseTx, hash: string) => Promise<T>

  /** Does what a code is for. Only a code that is none counts as a try. */
  async function withCode<T>(person: Person, typed: string, address: string, work: Work<T>): Promise<T> {
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

  /** The same for an invitation that was mailed to the one who acts: there is nothing to guess, and no code to blame. */
  const ofMine = async <T>(person: Person, id: string, work: Work<T>): Promise<T> => {
    try {
      return await cases.asActor(person, async (tx) => {
        const hash = await mailedToMe(tx, id)
        if (hash === null) throw refusal('nothing')
        return work(tx, hash)
      })
    } catch (error) {
      if (error instanceof Fault && error.code === 'not_found') throw new Fault('not_found', mailedSentence)
      throw error
    }
  }

  const found = <T>(person: Person, { code, invitation }: Asked, address: string, work: Work<T>): Promise<T> =>
    invitation === undefined ? withCode(person, code ?? '', address, work) : ofMine(person, invitation, work)

  /** A person who took the seat already is answered as the first time: they pressed twice, or the answer was lost. */
  async function ownAlready(tx: CaseTx, hash: string): Promise<string | null> {
    const offer = await offerOf(tx, hash)
    if (!offer) return null
    const here = await requireAnySeat(tx, offer.case_id).catch(() => null)
    return here && here.role === offer.role ? here.caseId : null
  }

  return {
    waiting: async ({ actor }) => {
      const person = signedIn(actor)
      const inSafety = await isSafety(person.account)
      return cases.asActor(person, async (tx) => ({
        isSafety: inSafety,
        waiting: (await invitationsToMe(tx)).map(({ id, role, invited_by, sent_at, expires_at, zone }) => ({
          id,
          role: role as SeatRole,
          invitedBy: invited_by,
          sentAt: sent_at.toISOString(),
          expiresAt: expires_at.toISOString(),
          zone,
        })),
      }))
    },

    look: async ({ actor, body, caller }) =>
      found(signedIn(actor), body, caller.address, async (tx, hash) => {
        const offer = await offerOf(tx, hash)
        if (offer?.state !== 'pending') throw refusal(offer?.state ?? 'nothing')
        return presentOffer(offer)
      }),

    accept: async ({ actor, key, body, caller }) => {
      const person = signedIn(actor)
      const now = clock()
      const seat = key ? idOf(person.account, key) : uuid7(now, random)
      return found(person, body, caller.address, async (tx, hash) => {
        const { outcome, caseId } = await join(tx, hash, seat, body.name)
        if (outcome === 'joined') return { caseId: caseId! }
        const there = outcome === 'accepted' ? await ownAlready(tx, hash) : null
        if (there !== null) return { caseId: there }
        throw refusal(outcome)
      })
    },

    decline: async ({ actor, body, caller }) =>
      found(signedIn(actor), body, caller.address, async (tx, hash) => {
        const outcome = await decline(tx, hash, body.block, random.uuid())
        if (outcome !== 'gone') return { declined: true }
        throw refusal((await offerOf(tx, hash))?.state ?? 'nothing')
      }),
  }
}
