import { audience, type CaseContext, type CaseDeps, caseHandlers, notFound, type ParentContext } from '#case/cases/public.ts'
import { wrongIn } from '#domain/plan/answers.ts'
import { digestOfWording, type Wording, wordingOf } from '#domain/plan/digest.ts'
import { clauseOf, missingSections } from '#domain/plan/library.ts'
import { drafted, type Item as Negotiated, move, type Move, type Words } from '#domain/plan/negotiation.ts'
import type { Answers, Clause, Names } from '#domain/plan/types.ts'
import type { Asking, Handlers } from '#http/bind.ts'
import type { Asked } from '#http/contract.ts'
import { dayInZone } from '#kernel/dates.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { calls } from './contract.ts'
import { rulesIn } from './install.ts'
import { installedIn, installPlan } from './installing.ts'
import { agreedNow, type Chain, chainsOf, conflictsOf, standing } from './items.ts'
import { eyesOf, lineOf, loadPlan, noPlan } from './load.ts'
import { canOf, refusalSentences, wrongSentences } from './rules.ts'
import { addClause, addPlan, clausesIn, editDraft, hasClause, lockPlan, plansIn, setPlan, settle } from './store.ts'

type Loaded = Awaited<ReturnType<typeof loadPlan>>
interface Seen {
  version: string
  digest: string
}
type Saying = Asked<typeof calls.propose> & Asking

const noClause = () => notFound(msg`There is no such clause in this plan.`)

/** The answers as a parent's words. @throws Fault `invalid` at the blank that has something wrong */
function wordsOf(clause: Clause, answers: Answers, names: Names): Words & { wording: Wording } {
  const [wrong] = wrongIn(clause, answers)
  if (wrong) throw new Fault('invalid', wrongSentences[wrong.key], { field: wrong.blank })
  const wording = wordingOf(clause, answers, names)
  return { answers, digest: digestOfWording(wording), wording }
}

/** A clause as the caller saw it. @throws Fault `conflict` where it has changed since */
function seenClause({ chains }: Loaded, item: string, seen: Seen): Chain {
  const chain = chains.find(({ id }) => id === item) ?? noClause()
  if (chain.head.id !== seen.version || chain.head.digest !== seen.digest)
    throw new Fault(
      'conflict',
      msg`This clause was changed meanwhile, by the other parent or in another window. Look at it again before you answer.`,
    )
  return chain
}

/** What the move makes of the clause. @throws Fault with a sentence where it cannot be made */
function moved({ seat }: ParentContext, chain: Chain, made: Move): Negotiated {
  const result = move(chain.item, seat.side, made)
  if (result.ok) return result.item
  const isOthers = result.refusal === 'not_yours' || result.refusal === 'own_words'
  throw new Fault(isOthers ? 'forbidden' : 'conflict', refusalSentences[result.refusal])
}

/** Notes since when the plan is agreed, or that it no longer is. */
async function updateAgreed({ tx, caseId, at }: CaseContext, { row, eyes }: Loaded, { isYes = false } = {}): Promise<boolean> {
  const isAgreed = agreedNow(chainsOf(await clausesIn(tx, caseId, row.id), eyes))
  // A change that both agree on makes an agreed plan another one, as of now.
  if (isAgreed !== (row.agreedAt !== null) || (isAgreed && isYes))
    await setPlan(tx, { caseId, id: row.id }, { agreedAt: isAgreed ? at : null })
  return isAgreed
}

export function service(deps: CaseDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'schedule')

  /** A plan to change it: changes of one plan come one after the other. */
  async function locked(c: CaseContext, plan: string): Promise<Loaded> {
    await lockPlan(c.tx, c.caseId, plan)
    return loadPlan(c.tx, c.seat, plan)
  }
  const byCaller = (c: CaseContext, id: string) => ({ caseId: c.caseId, id, by: c.seat.memberId, at: c.at })

  /** New words of a clause: a version of its own beside the one that it answers. */
  const say = (act: 'propose' | 'counter') =>
    on.change(async (c, { key, params, body }: Saying) => {
      const id = c.newId()
      const plan = await locked(c, params.plan)
      // Asked after the lock: a retry that came meanwhile finds what the first one made.
      if (key && (await hasClause(c.tx, c.caseId, id))) {
        const again = plan.chains.find(({ rows }) => rows.some((row) => row.id === id))
        return { reply: { item: again?.id ?? id, isAgreed: plan.line.isAgreed } }
      }
      const { row, eyes } = plan
      const chain = seenClause(plan, params.item, body)
      const clause = clauseOf(chain.head.clause)
      if (!clause) throw new Fault('conflict', msg`This clause is no longer in the library. Take another one.`)
      const { wording, ...said } = wordsOf(clause, body.answers, eyes.names)
      const { state, words } = moved(c, chain, { act, words: said })
      const isFirst = chain.head.state === 'draft'
      const names = { ...eyes.names, caseTitle: c.seat.title }
      // A draft stays with its author: what the other sees begins with what was proposed.
      const counters = isFirst ? null : chain.last.id
      await addClause(c.tx, c.authored(id), { planId: row.id, clause: clause.id, ...words, state, counters, names, wording })
      if (isFirst) await settle(c.tx, byCaller(c, chain.head.id), 'draft')
      if (!row.isShared) await setPlan(c.tx, { caseId: c.caseId, id: row.id }, { isShared: true })
      const item = isFirst ? id : chain.id
      const record = { plan: row.id, item, version: id, counters, clause: clause.id, wording, digest: words.digest }
      return { reply: { item, isAgreed: await updateAgreed(c, plan) }, publish: 'all', record }
    })

  return {
    list: on.read(calls.list, async ({ tx, caseId, seat }) => {
      const eyes = await eyesOf(tx, seat)
      const rows = await clausesIn(tx, caseId)
      const chainsIn = (plan: string) =>
        chainsOf(
          rows.filter(({ planId }) => planId === plan),
          eyes,
        )
      const plans = (await plansIn(tx, caseId)).map((row) => lineOf(row, chainsIn(row.id), seat, eyes))
      return { caseId, side: seat.side, plans, can: { begin: eyes.side !== null } }
    }),

    one: on.inSeat(async ({ tx, seat, now }, { params }) => {
      const { row, eyes, chains, items, line } = await loadPlan(tx, seat, params.plan)
      return {
        caseId: seat.caseId,
        zone: seat.zone,
        today: dayInZone(seat.zone, now),
        side: seat.side,
        otherJoined: eyes.otherJoined,
        otherLeft: eyes.otherLeft,
        names: { ...eyes.names, children: [...eyes.names.children] },
        plan: line,
        items,
        conflicts: [...conflictsOf(chains)],
        rules: rulesIn(chains),
        missing: [...missingSections(standing(chains).flatMap(({ clause }) => clause ?? []))],
        installed: await installedIn(tx, seat, row.id, chains),
        can: canOf({ isMine: line.isMine, isShared: row.isShared, isAgreed: line.isAgreed, isParent: eyes.side !== null }),
      }
    }),

    begin: on.change(async (c, { body }) => {
      const row = c.authored()
      return { reply: { id: row.id }, publish: (await addPlan(c.tx, row, body.title)) && 'author', isRecorded: false }
    }),

    remove: on.change(async (c, { params, body }) => {
      await lockPlan(c.tx, c.caseId, params.plan)
      const [row = noPlan()] = await plansIn(c.tx, c.caseId, params.plan)
      if (row.authorId !== c.seat.memberId) throw new Fault('forbidden', msg`Only who began a plan takes it away.`)
      if (row.isShared) throw new Fault('conflict', msg`The other parent has seen this plan. Take back your own clauses instead.`)
      await setPlan(c.tx, { caseId: c.caseId, id: row.id }, { removedAt: body.removed ? c.at : null })
      // Not published: the page that removed the plan goes on showing it, so that it can be brought back.
      return { reply: body }
    }),

    draft: on.change(async (c, { params, body }) => {
      const { row, eyes } = await locked(c, params.plan)
      const clause = clauseOf(body.clause)
      if (!clause) throw new Fault('invalid', msg`There is no such clause in the library.`, { field: 'clause' })
      const { state, words } = drafted(c.seat.side, wordsOf(clause, body.answers, eyes.names))
      const by = c.authored()
      const { answers, digest } = words
      const is = { planId: row.id, clause: clause.id, answers, digest, state, counters: null, names: null, wording: null }
      return { reply: { item: by.id }, publish: (await addClause(c.tx, by, is)) && 'author', isRecorded: false }
    }),

    edit: on.change(async (c, { params, body }) => {
      const plan = await locked(c, params.plan)
      const chain = seenClause(plan, params.item, body)
      const clause = clauseOf(chain.head.clause) ?? noClause()
      const { words } = moved(c, chain, { act: 'edit', words: wordsOf(clause, body.answers, plan.eyes.names) })
      await editDraft(c.tx, { caseId: c.caseId, id: chain.head.id }, words)
      return { reply: { item: chain.id, isAgreed: plan.line.isAgreed }, publish: 'author', isRecorded: false }
    }),

    propose: say('propose'),
    counter: say('counter'),

    answer: on.change(async (c, { params, body }) => {
      const plan = await locked(c, params.plan)
      const chain = seenClause(plan, params.item, body)
      // What is accepted is the text that was proposed, to the letter, whatever the names are by now.
      const digest = chain.text.isExact ? chain.head.digest : ''
      const { state } = moved(c, chain, body.act === 'accept' ? { act: 'accept', digest } : { act: 'decline' })
      await settle(c.tx, byCaller(c, chain.head.id), state)
      const isAgreed = await updateAgreed(c, plan, { isYes: body.act === 'accept' })
      const record = { item: chain.id, version: chain.head.id, digest: chain.head.digest, act: body.act }
      return { reply: { item: chain.id, isAgreed }, publish: 'all', record }
    }),

    withdraw: on.change(async (c, { params, body }) => {
      const plan = await locked(c, params.plan)
      const chain = seenClause(plan, params.item, body)
      const { state } = moved(c, chain, { act: 'withdraw' })
      const { state: was, clause, answers, digest, planId, names, wording, ...head } = chain.head
      const id = was === 'declined' ? c.freshId() : head.id
      // That it was declined, and when, stays: a withdrawal after that is a version of its own.
      if (was === 'declined')
        await addClause(c.tx, c.authored(id), { planId, clause, answers, digest, state, counters: chain.last.id, names, wording })
      // A discarded draft stays unseen: only what was proposed can be seen to be withdrawn.
      await settle(c.tx, byCaller(c, id), was === 'draft' ? was : state)
      const isAgreed = await updateAgreed(c, plan)
      const isSeen = was !== 'draft'
      return { reply: { item: chain.id, isAgreed }, publish: audience(isSeen), isRecorded: isSeen, record: { item: chain.id, version: id } }
    }),

    install: on.change(async (c, { params, body: { effective } }) => {
      const { row, chains, items, line } = await locked(c, params.plan)
      if (!line.isAgreed)
        throw new Fault('conflict', msg`Only a plan that both parents agreed on can be taken over. Something in it is still open.`)
      if (effective < dayInZone(c.seat.zone, c.now))
        throw new Fault('invalid', msg`It begins today or later. The days before stay as they were.`, { field: 'effective' })
      const numbers = new Map(items.map(({ id, number }) => [id, number]))
      const made = await installPlan(c.tx, { here: c.seat, plan: row, chains, numbers, effective, at: c.at })
      return { reply: made, publish: 'all', record: { plan: row.id, effective, ...made } }
    }),
  }
}
