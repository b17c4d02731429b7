import { type Person, signedIn } from '#access/actor.ts'
import { confirmed } from '#access/confirmed.ts'
import { outcomesIn } from '#domain/takedown/steps.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { emailsOf } from '#accounts/accounts/public.ts'
import { isCounsel } from '#ratings/legal-demands/public.ts'
import { mayNote } from '#ratings/profile-notes/public.ts'
import { namedReviews } from '#ratings/reviews/public.ts'
import type { deskCalls, Queued } from './contract.ts'
import { desk } from './desk.ts'
import { proposerOf, standingOf, takesTwoNow } from './effects.ts'
import { byClock, canOf, clockOf } from './rules.ts'
import { type Deps, numberIn } from './service.ts'
import { records } from './service.records.ts'
import { byNumber, effectsOf, endedOnes, openOnes, type Takedown } from './store.ts'
import { poolsLow } from './store.pools.ts'
import { stepsOf } from './store.steps.ts'

/** The pages of the admin desk. Reading changes nothing; each act is in the audit. */
export function staff(deps: Deps): Handlers<typeof deskCalls> {
  const { reviews, accounts, clock, find } = deps
  const at = desk(deps)
  const names = new Map<string, Promise<string>>()
  const nameOf = (id: string) => {
    // People of the directory keep their names for longer than a page is open; a few hundred of them at most.
    if (names.size > 500) names.clear()
    const known = names.get(id) ?? find(id).then((person) => person?.name ?? '')
    names.set(id, known)
    return known
  }
  const queued = async (of: Takedown): Promise<Queued> => ({
    number: of.number,
    ground: of.ground,
    lane: of.lane,
    state: of.state,
    receivedAt: of.receivedAt.toISOString(),
    clock: clockOf(of, clock()),
    outcome: of.outcome,
    professional: await nameOf(of.professional),
    isRepeat: of.isRepeat,
    isOver: of.isOver,
    isAbusive: of.isAbusive,
    isHeld: of.heldFor !== null,
    isCourtUnknown: of.isCourtKnown === false,
    isProven: of.isProven,
  })
  const done = async (work: Promise<void>) => {
    await work
    return { done: true }
  }

  return {
    queue: async ({ query: { show = 'open' } }) => {
      const open = (await Promise.all((await openOnes(reviews)).map(queued))).toSorted(byClock)
      return {
        notices: show === 'open' ? open : await Promise.all((await endedOnes(reviews)).map(queued)),
        counts: {
          open: open.length,
          overdue: open.filter((one) => one.clock?.isOver).length,
          counsel: open.filter(({ lane }) => lane === 'counsel').length,
        },
        low: await Promise.all(
          (await poolsLow(reviews)).map(async ({ professional, ...low }) => ({
            ...low,
            professional: professional === null ? null : await nameOf(professional),
          })),
        ),
      }
    },

    show: async ({ params, actor }) => {
      const me = signedIn(actor).account
      const notice = await byNumber(reviews, numberIn(params.number))
      if (!notice) throw new Fault('not_found', msg`There is no such notice.`)
      const [effects, steps, counsel] = await Promise.all([
        effectsOf(reviews, notice.id),
        stepsOf(reviews, notice.id),
        isCounsel(accounts, me),
      ])
      const named = await namedReviews(
        reviews,
        effects.map(({ review }) => review),
      )
      const emails = await emailsOf(
        accounts,
        steps.flatMap(({ by }) => by ?? []),
      )
      const { professional, sender, capacity, authority, email, isOfficial, words, why, evidence, order, letter, heldFor } = notice
      return {
        ...(await queued(notice)),
        professionalId: professional,
        sender,
        capacity,
        authority,
        email,
        isOfficial,
        words,
        why,
        evidence,
        order,
        letter,
        heldFor,
        ackBy: notice.ackBy.toISOString(),
        decideBy: notice.decideBy?.toISOString() ?? null,
        closedAt: notice.closedAt?.toISOString() ?? null,
        seen: await standingOf(reviews, notice.id),
        ratings: effects.map(({ review, effect, became }) => {
          const found = named.find(({ id }) => id === review)
          const texts = found ? [found.saw, found.wentWell, found.shouldKnow].flatMap((text) => text || []) : []
          return { id: review, effect, status: found?.status ?? 'gone', became, texts }
        }),
        log: steps.map(({ at: when, event, by, actor: whose, reason }) => ({
          at: when.toISOString(),
          event,
          by: whose === 'sender' ? 'sender' : (by !== null && emails.get(by)) || '',
          reason,
        })),
        can: {
          ...canOf(notice, {
            isCounsel: counsel,
            needsTwo: await takesTwoNow(reviews, notice),
            proposedBy: await proposerOf(reviews, notice.id),
            me,
          }),
          note: await mayNote(accounts, notice),
        },
        outcomes: [...outcomesIn(notice.lane)],
      }
    },

    step: ({ params, body, actor }) => done(at.step(signedIn(actor), params.number, body.step)),
    propose: ({ params, body, actor }) => done(at.propose(signedIn(actor), params.number, body.reason)),
    decide: async ({ params, body, actor }) => {
      // What takes a rating away cannot be taken back from this page.
      const isGrave = body.outcome === 'removed' || body.outcome === 'hidden'
      const by: Person = isGrave ? confirmed(actor, clock) : signedIn(actor)
      return done(at.decide(by, params.number, body))
    },
    mark: ({ params, body, actor }) => done(at.mark(signedIn(actor), params.number, body.isAbusive, body.reason)),
    hold: ({ params, body, actor }) => done(at.hold(signedIn(actor), params.number, body.isHeld, body.reason)),
    export: ({ params, body, actor }) => at.export(confirmed(actor, clock), params.number, body.reason),
    ...records(deps),
  }
}
