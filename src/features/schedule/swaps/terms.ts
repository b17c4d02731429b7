import type { CaseTx } from '#access/cases.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import type { Plan } from '#domain/schedule/types.ts'
import { type Effect, effectOf, effectsByLeg } from '#domain/swaps/effect.ts'
import { problemsOfLegs } from '#domain/swaps/legs.ts'
import { beginOf, daysOf, instantOf, pointOf } from '#domain/swaps/moments.ts'
import { isEmergency, noticeMissing, type RespondBy, respondByOf, wrongRespondBy } from '#domain/swaps/respond-by.ts'
import { Fault } from '#kernel/fault.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import { childrenIn, type Membership } from '#case/cases/public.ts'
import { hoursBy, inForce, type Order, ordersIn } from '#case/orders/public.ts'
import { planFor } from '#schedule/schedule/public.ts'
import type { Preview, TradeDraft } from './contract.ts'
import { legSentence } from './rules.ts'
import type { Written } from './store.ts'

/** What terms are held against: the schedule, the children, and what the orders in force say of requests. */
export interface SwapContext {
  plan: Plan
  children: readonly { id: string; name: string }[]
  orders: readonly Order[]
  now: number
}

export async function loadContext(tx: CaseTx, here: Membership, now: number): Promise<SwapContext> {
  const plan = await planFor(tx, here)
  const children = await childrenIn(tx, here.caseId)
  const orders = inForce(await ordersIn(tx, here.caseId), dayOfInstant(zoneNamed(here.zone), now))
  return { plan, children: children.map(({ id, name }) => ({ id, name })), orders, now }
}

/** Moved time by the schedule as it is; `null` where there is none to hold it against. */
export const effectBy = ({ plan, now }: SwapContext, legs: TradeDraft['legs']): Effect | null =>
  plan.versions.length === 0 ? null : effectOf(plan, legs, now)

/** The same leg by leg, as it is stored. */
export const effectsBy = ({ plan, now }: SwapContext, legs: TradeDraft['legs']): readonly Effect[] | null =>
  plan.versions.length === 0 ? null : effectsByLeg(plan, legs, now)

const problemsBy = (ground: SwapContext, draft: TradeDraft) =>
  problemsOfLegs(draft, { ...ground, children: ground.children.map(({ id }) => id) })

function usualAnswer({ plan, orders, now }: SwapContext, draft: TradeDraft): RespondBy {
  return respondByOf({ now, begins: beginOf(draft.legs, plan.zone), answerHours: hoursBy(orders, 'answerWithin')?.hours ?? null })
}

export function previewOf(ground: SwapContext, draft: TradeDraft): Preview {
  const problems = problemsBy(ground, draft).map((problem) => ({ leg: problem.leg, sentence: english(legSentence(problem)) }))
  const areReal = draft.legs.every(({ from, to }) => pointOf(from) && pointOf(to) && from < to)
  if (!areReal) return { problems, effect: null, isEmergency: false, respondBy: null, noticeMissing: 0 }
  const begins = beginOf(draft.legs, ground.plan.zone)
  const isToCome = begins > ground.now
  const answer = usualAnswer(ground, draft)
  return {
    problems,
    effect: problems.length === 0 ? (effectBy(ground, draft.legs)?.map((each) => ({ ...each })) ?? null) : null,
    isEmergency: isToCome && isEmergency(begins, ground.now),
    respondBy: isToCome ? { at: new Date(answer.at).toISOString(), why: answer.why } : null,
    noticeMissing: isToCome
      ? noticeMissing({ now: ground.now, begins, noticeHours: hoursBy(ground.orders, 'swapNotice')?.hours ?? null })
      : 0,
  }
}

const lateSentence = {
  over: msg`That time is over already. Leave more time to answer.`,
  too_late: msg`That is after the time that you ask for begins. Choose an earlier time.`,
} as const

/** A draft as it is stored: it may be unfinished, but its times must be times. @throws Fault `invalid` */
export function toDraftRow(draft: TradeDraft, zone: string): Written {
  const wrong = draft.legs.findIndex(({ from, to }) => pointOf(from) === null || pointOf(to) === null)
  if (wrong !== -1) throw new Fault('invalid', legSentence({ leg: wrong, key: 'no_moment' }), { field: `legs.${wrong}` })
  if (draft.respondBy !== null && pointOf(draft.respondBy) === null)
    throw new Fault('invalid', legSentence({ leg: null, key: 'no_moment' }), { field: 'respondBy' })
  return {
    kind: draft.kind,
    reason: draft.reason,
    legs: draft.legs,
    firstDay: daysOf(draft.legs).from,
    handover: draft.handover,
    respondBy: draft.respondBy === null ? null : new Date(instantOf(draft.respondBy, zone)),
    isEmergency: false,
    sentAt: null,
  }
}

/** A draft as it is sent. @throws Fault `invalid` with the first thing that keeps it from that, at its field */
export function toSentRow(ground: SwapContext, draft: TradeDraft): Written {
  const [problem] = problemsBy(ground, draft)
  if (problem) throw new Fault('invalid', legSentence(problem), { field: problem.leg === null ? 'kind' : `legs.${problem.leg}` })
  const { zone } = ground.plan
  const written = toDraftRow(draft, zone)
  const begins = beginOf(draft.legs, zone)
  const respondBy = written.respondBy?.getTime() ?? usualAnswer(ground, draft).at
  const late = wrongRespondBy(respondBy, { now: ground.now, begins })
  if (late) throw new Fault('invalid', lateSentence[late], { field: 'respondBy' })
  return { ...written, respondBy: new Date(respondBy), isEmergency: isEmergency(begins, ground.now), sentAt: new Date(ground.now) }
}
