import type { Handlers } from '#http/bind.ts'
import { clocksOf } from '#domain/takedown/clocks.ts'
import { hidesAtOnce, laneOf, needsWords, ruleOfGround } from '#domain/takedown/grounds.ts'
import { misquoted } from '#domain/takedown/quote.ts'
import { mostByNetwork, noneHidden, type Pool, poolFor } from '#domain/takedown/pools.ts'
import { type Outcome, outcomes, stateAfter } from '#domain/takedown/steps.ts'
import { isVisible } from '#domain/moderation/states.ts'
import type { Limiter } from '#http/limits.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import { isPrintable } from '#kernel/printable.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { move, namedReviews } from '#ratings/reviews/public.ts'
import type { Proofs } from '#ratings/tokens/public.ts'
import { codeHashOf, codeOf, keyHashOf, keyOf, marksOf } from '#http/reference.ts'
import { isEmail } from '#kernel/email.ts'
import { readCode, readNumber } from '#domain/reference/reading.ts'
import type { calls, Notice, NoticeView } from './contract.ts'
import { release } from './effects.ts'
import { notesCounted } from '#ratings/profile-notes/public.ts'
import { hiddenNow, holdPools, oneMore } from './store.pools.ts'
import { byNumber, decidedBefore, type Effect, effectsOf, holdKey, keep, keepEffects, numberOf, type Takedown } from './store.ts'
import { addStep, endings, putState } from './store.steps.ts'
import { publishedOf } from './published.ts'

export interface Deps {
  /** The role of the ratings: notices, and their effects on ratings. */
  reviews: Db
  /** The accounts' role: staff's actions, and demands of courts. */
  accounts: Db
  clock: Clock
  random: Random
  limiter: Limiter
  /** The proof of work for this feature alone: many notices do not raise the price of a rating. */
  work: Proofs
  mail: MailPort
  appName: string
  appUrl: string
  /** Looks a professional up in the directory; `null` if the id is unknown. */
  find: (id: string) => Promise<{ id: string; name: string } | null>
  isCourtNamed: (name: string) => Promise<boolean>
}

const refuse = (why: Text, field: string): never => {
  throw new Fault('invalid', why, { field })
}

/** @throws Fault `invalid` for what cannot be a number */
export function numberIn(typed: string): string {
  return readNumber(typed) ?? refuse(msg`A notice has a number of eight letters and digits, such as H7K2-94QD.`, 'number')
}

/** The checks that the contract cannot express. */
function check({ ground, order, words, email, capacity, authority, ...rest }: Notice) {
  const { isSure: _, ...orderTexts } = order ?? {}
  const texts = { words, why: rest.why, evidence: rest.evidence, sender: rest.sender, authority, ...orderTexts }
  for (const [field, text] of Object.entries(texts)) {
    if (text !== undefined && !isPrintable(text)) refuse(msg`The text holds characters that cannot be shown. Type that part again.`, field)
  }
  if (email !== undefined && !isEmail(email)) refuse(msg`This e-mail address cannot be used. Check it, or leave it out.`, 'email')
  if (capacity !== 'self' && authority === undefined) refuse(msg`Say by what right you write for somebody else.`, 'authority')
  if (needsWords(ground) && words === undefined)
    refuse(msg`Copy the exact words that you mean, each statement on a line of its own.`, 'words')
  if (ground === 'court_order' && order === undefined) refuse(msg`Name the court, the case and the parties of the order.`, 'court')
  if (ground !== 'court_order' && order !== undefined) refuse(msg`You named an order of a court. Choose that as what is wrong.`, 'ground')
}

const presentNotice = (of: Takedown, became: readonly (Outcome | null)[]): NoticeView => ({
  number: of.number,
  ground: of.ground,
  lane: of.lane,
  state: of.state,
  receivedAt: of.receivedAt.toISOString(),
  ackBy: of.ackBy.toISOString(),
  decideBy: of.decideBy?.toISOString() ?? null,
  acknowledgedAt: of.acknowledgedAt?.toISOString() ?? null,
  outcome: of.outcome,
  became:
    of.outcome === null
      ? []
      : outcomes.flatMap((outcome) => {
          const n = became.filter((one) => one === outcome).length
          return n === 0 ? [] : [{ outcome, n }]
        }),
  letter: of.letter,
  closedAt: of.closedAt?.toISOString() ?? null,
  canWithdraw: stateAfter(of.state, 'withdrawn', 'sender') !== null,
})

/** Calls of visitors. */
export function service({ reviews, accounts, clock, random, limiter, work, find, isCourtNamed }: Deps): Handlers<typeof calls> {
  /** Whether this network may hide one more rating today. */
  const networkMay = (isProven: boolean, address: string): boolean => {
    try {
      const [name, most] = isProven ? ['takedown.hides', mostByNetwork.proven] : ['takedown.hidesUnproven', mostByNetwork.plain]
      limiter.take(name as string, { most: most as number, minutes: 24 * 60 }, address)
      return true
    } catch (error) {
      if (error instanceof Fault) return false
      throw error
    }
  }

  /** Flags a rating for a notice; a harmful one is hidden until the decision. A rating in any other state stays unchanged. */
  const report = async (tx: Db, review: string, ground: Notice['ground']): Promise<Effect> => {
    try {
      const rules = [ruleOfGround(ground)]
      const state = await move(tx, { id: random.uuid(), reviewId: review, event: 'flagged', actor: 'reader', rules, onDay: dayOf(clock()) })
      return isVisible(state) ? 'flagged' : 'hidden'
    } catch (error) {
      if (error instanceof Fault) return 'none'
      throw error
    }
  }

  interface Filing {
    key: string
    attempt: number
    isCourtKnown: boolean | null
    isProven: boolean
    address: string
  }
  const file = (notice: Notice, { key, attempt, isCourtKnown, isProven, address }: Filing): Promise<string | null> =>
    reviews
      .transaction()
      .execute(async (tx) => {
        const { number, keyHash, codeHash } = marksOf(key, attempt)
        // Of two concurrent copies, the second waits for the first and finds it: its ratings may be hidden already.
        await holdKey(tx, keyHash)
        const there = await numberOf(tx, keyHash)
        if (there !== null) return there
        const named = await namedReviews(tx, notice.ratings)
        const mine = named.filter(({ professional, status }) => professional === notice.professional && isVisible(status))
        if (mine.length !== new Set(notice.ratings).size)
          refuse(msg`One of the reviews is not among those of this person that are shown. Choose again.`, 'ratings')
        const wrong =
          notice.words === undefined
            ? null
            : misquoted(
                notice.words,
                mine.flatMap(({ saw, wentWell, shouldKnow }) => [saw, wentWell ?? '', shouldKnow ?? '']),
              )
        if (wrong !== null)
          refuse(
            msg`These words do not stand in the reviews that you chose: “${{ words: wrong.slice(0, 80) }}”. Copy them as they stand.`,
            'words',
          )

        const now = clock()
        const before = await decidedBefore(tx, notice.ground, notice.ratings)
        const hides = hidesAtOnce(notice.ground)
        if (hides) await holdPools(tx)
        const hidden = hides ? await hiddenNow(tx) : { site: noneHidden, ofEach: new Map() }
        let site = hidden.site
        let one = hidden.ofEach.get(notice.professional) ?? noneHidden
        let isOver = false
        const effects: { review: string; effect: Effect; pool: Pool | null }[] = []
        for (const { id } of mine) {
          // A rating that was decided is not hidden again by a repeated report, and an unknown court cannot hide one.
          const isIdle = hides && (before.has(id) || isCourtKnown === false)
          const pool = hides && !isIdle ? poolFor(notice.ground, isProven, one, site) : null
          const isAllowed = isIdle || !hides || (pool !== null && networkMay(isProven, address))
          if (!isAllowed) isOver = true
          const effect = !isAllowed || isIdle ? 'none' : await report(tx, id, notice.ground)
          if (effect === 'hidden' && pool !== null) {
            site = oneMore(site, pool, isProven)
            one = oneMore(one, pool, isProven)
          }
          effects.push({ review: id, effect, pool: effect === 'hidden' ? pool : null })
        }
        const { ackBy, decideBy } = clocksOf(notice.ground, now)
        const id = random.uuid()
        const stored = await keep(tx, {
          id,
          number,
          keyHash,
          codeHash,
          notice,
          lane: laneOf(notice.ground),
          isCourtKnown,
          isProven,
          receivedAt: new Date(now),
          ackBy: new Date(ackBy),
          decideBy: decideBy === null ? null : new Date(decideBy),
          isRepeat: before.size > 0,
          isOver,
        })
        // The number is taken: undo this attempt.
        if (!stored) throw new Taken()
        await keepEffects(tx, id, effects)
        await addStep(tx, {
          id: random.uuid(),
          takedown: id,
          event: 'received',
          actor: 'sender',
          by: null,
          reason: null,
          at: new Date(now),
        })
        return number
      })
      .catch((error: unknown) => {
        if (error instanceof Taken) return null
        throw error
      })

  const open = async (db: Db, typed: { number: string; code: string }, lock = false): Promise<Takedown> => {
    const number = numberIn(typed.number)
    const found = await byNumber(db, number, { codeHash: codeHashOf(number, readCode(typed.code)), lock })
    // One sentence for a wrong number and for wrong words, so that nobody learns which numbers exist.
    if (!found) throw new Fault('not_found', msg`No notice has this number with these words. Check both.`, { field: 'code' })
    return found
  }

  return {
    published: async () => ({ ...publishedOf(await endings(reviews)), notes: await notesCounted(accounts) }),

    challenge: async ({ query: { professional } }) => {
      const { challenge, seconds } = await work.challenge(professional)
      return { challenge: { ...challenge }, seconds }
    },

    file: async ({ body: { proof, ...body }, key: sent, caller }) => {
      check(body)
      const about = await find(body.professional)
      if (about === null) return refuse(msg`Nobody in the directory has this id. Search for the person again.`, 'professional')
      const isCourtKnown = body.order === undefined ? null : await isCourtNamed(body.order.court)
      if (isCourtKnown === false && body.order?.isSure !== true)
        refuse(
          msg`Our list of courts has no court of this name. Write it as the order has it, or say below that the order has just this name.`,
          'court',
        )
      const key = keyOf(sent ?? random.uuid(), body)
      const existing = await numberOf(reviews, keyHashOf(key))
      // A notice that is already stored needs no proof of work again: its challenge would be void after a restart.
      if (existing === null && proof !== undefined) await work.take(proof, body.professional, keyHashOf(key).toString('hex'))
      const filing = { key, isCourtKnown, isProven: proof !== undefined, address: caller.address }
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const number = existing ?? (await file({ ...body, professional: about.id }, { ...filing, attempt }))
        if (number === null) continue
        const found = (await byNumber(reviews, number))!
        const effects = await effectsOf(reviews, found.id)
        return {
          number,
          code: codeOf(key),
          lane: found.lane,
          ackBy: found.ackBy.toISOString(),
          decideBy: found.decideBy?.toISOString() ?? null,
          hidden: effects.filter(({ effect }) => effect === 'hidden').length,
          isCourtUnknown: found.isCourtKnown === false,
        }
      }
      throw new Fault('unavailable', msg`The notice could not be kept. Nothing was sent. Try again.`)
    },

    look: async ({ body }) => {
      const found = await open(reviews, body)
      return presentNotice(
        found,
        (await effectsOf(reviews, found.id)).map(({ became }) => became),
      )
    },

    withdraw: async ({ body }) =>
      reviews.transaction().execute(async (tx) => {
        const found = await open(tx, body, true)
        const at = new Date(clock())
        const state = stateAfter(found.state, 'withdrawn', 'sender')
        if (state === null) throw new Fault('conflict', msg`This notice has ended: it can no longer be taken back.`)
        await putState(tx, found.id, { state, acknowledgedAt: found.acknowledgedAt, closedAt: at })
        // Release it before any deadline: ratings that only this notice had flagged return to their earlier state.
        await release(tx, found, { actor: 'reader', by: null }, { clock, random })
        await addStep(tx, { id: random.uuid(), takedown: found.id, event: 'withdrawn', actor: 'sender', by: null, reason: null, at })
        return presentNotice({ ...found, state, closedAt: at }, [])
      }),
  }
}

/** Rolls back an attempt whose number is taken. */
class Taken extends Error {}
