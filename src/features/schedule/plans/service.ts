import type { CaseDeps } from '#case/cases/public.ts'
import { signedIn } from '#access/actor.ts'
import { type CaseTx, changed } from '#access/cases.ts'
import { wrongIn } from '#domain/plan/answers.ts'
import { digestOfWording, type Wording, wordingOf } from '#domain/plan/digest.ts'
import { clauseOf, missingSections } from '#domain/plan/library.ts'
import { drafted, type Item as Negotiated, move, type Move, type Words } from '#domain/plan/negotiation.ts'
import type { Answers, Clause, Names } from '#domain/plan/types.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import { idOf } from '#http/key-id.ts'
import { childrenIn, requireSeat, requireParent, noCase, parentsIn, parentsShown, sidesIn, type Membership } from '#case/cases/public.ts'
import { dayInZone } from '#kernel/dates.ts'
import type { calls, PlanLine } from './contract.ts'
import { rulesIn } from './install.ts'
import { installedIn, installPlan } from './installing.ts'
import { agreedNow, type Chain, chainsOf, conflictsOf, counted, type Eyes, presentItems, standing, toldOf } from './items.ts'
import { canOf, refusalSentences, wrongSentences } from './rules.ts'
import {
  addClause,
  addPlan,
  type ClauseRow,
  clausesIn,
  editDraft,
  hasClause,
  holdPlan,
  keepWords,
  type PlanRow,
  plansIn,
  setPlan,
  settle,
} from './store.ts'

const noPlan = () => new Fault('not_found', 'There is no such plan.')
const noClause = () => new Fault('not_found', 'There is no such clause in this plan.')
const changedSince = () =>
  new Fault('conflict', 'This clause was changed meanwhile, by the other parent or in another window. Look at it again before you answer.')

/** Whose names stand in the text, and who is who. */
async function eyesOf(tx: CaseTx, here: Membership): Promise<Eyes & { otherJoined: boolean; otherLeft: boolean }> {
  const parents = await parentsIn(tx, here.caseId)
  const sides = await sidesIn(tx, here.caseId)
  const knowsNames = here.role === 'parent' || here.scopes.includes('children')
  const children = knowsNames ? (await childrenIn(tx, here.caseId)).map(({ name }) => name) : []
  const names: Names = {
    A: parents.get('A')?.name ?? 'Parent A',
    B: parents.get('B')?.name ?? 'Parent B',
    children: children.length > 0 ? children : ['the children'],
  }
  const otherSide = here.side === 'A' ? 'B' : 'A'
  const other = (await parentsShown(tx, here.caseId)).find(({ side }) => side === otherSide)
  return {
    names,
    caseTitle: here.title,
    knowsNames,
    side: here.role === 'parent' && !here.isFormer ? here.side : null,
    sideOf: (member) => sides.get(member) ?? 'A',
    otherJoined: other?.joinedAt != null && other.endedAt === null,
    otherLeft: other?.endedAt != null,
  }
}

/** The answers as a parent's words. @throws Fault `invalid` at the blank that has something wrong */
function wordsOf(clause: Clause, answers: Answers, names: Names): Words & { wording: Wording } {
  const [wrong] = wrongIn(clause, answers)
  if (wrong) throw new Fault('invalid', wrongSentences[wrong.key], { field: wrong.blank })
  const wording = wordingOf(clause, answers, names)
  return { answers, digest: digestOfWording(wording), wording }
}

/** When the last of what is agreed was agreed. */
const lastYes = (chains: readonly Chain[]): Date | null =>
  chains.reduce<Date | null>((last, { agreed }) => {
    const at = agreed?.row.answeredAt ?? null
    return at !== null && (last === null || at > last) ? at : last
  }, null)

function lineOf(row: PlanRow, chains: readonly Chain[], here: Membership, { sideOf }: Eyes): PlanLine {
  const isAgreed = agreedNow(chains)
  return {
    id: row.id,
    title: row.title,
    by: sideOf(row.authorId),
    isMine: row.authorId === here.memberId,
    isShared: row.isShared,
    isAgreed,
    agreedAt: isAgreed ? ((row.agreedAt ?? lastYes(chains))?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
    ...counted(chains),
  }
}

/** Keeps the words of what was written before texts were kept, where the digest says that these are the words (decision 0061). */
async function keepUnkept(tx: CaseTx, caseId: string, rows: readonly ClauseRow[], eyes: Eyes) {
  for (const row of rows) {
    if (row.state === 'draft' || row.wording !== null) continue
    const { wording, names, isExact } = toldOf(row, eyes)
    if (wording && isExact) await keepWords(tx, { caseId, id: row.id }, { names, wording })
  }
}

/** A plan with everything that one sees of it. @throws Fault `not_found` */
export async function planFor(tx: CaseTx, here: Membership, id: string) {
  const [row] = await plansIn(tx, here.caseId, id)
  if (!row || row.removedAt !== null) throw noPlan()
  const eyes = await eyesOf(tx, here)
  const clauses = await clausesIn(tx, here.caseId, id)
  if (eyes.side !== null) await keepUnkept(tx, here.caseId, clauses, eyes)
  const chains = chainsOf(clauses, eyes)
  return { row, eyes, chains, items: presentItems(chains, eyes), line: lineOf(row, chains, here, eyes) }
}

export function service({ cases, clock, random }: CaseDeps): Handlers<typeof calls> {
  const tell = (tx: CaseTx, here: Membership, isPrivate: boolean, at: Date) =>
    changed(tx, { caseId: here.caseId, topic: 'schedule', privateTo: isPrivate ? here.memberId : null, at })

  /** A plan to change it, one change after the other. */
  async function planToChange(tx: CaseTx, at: { case: string; plan: string }) {
    const here = await requireParent(tx, at.case)
    await holdPlan(tx, here.caseId, at.plan)
    return { here, ...(await planFor(tx, here, at.plan)) }
  }

  /** A clause as it was seen: if it has moved since, nothing is done to it. */
  async function clauseToMove(tx: CaseTx, at: { case: string; plan: string; item: string }, seen: { version: string; digest: string }) {
    const held = await planToChange(tx, at)
    const chain = held.chains.find(({ id }) => id === at.item)
    if (!chain) throw noClause()
    if (chain.head.id !== seen.version || chain.head.digest !== seen.digest) throw changedSince()
    return { ...held, chain }
  }

  /** What the move makes of the clause. @throws Fault with a sentence where it cannot be made */
  function moved({ chain, here }: { chain: Chain; here: Membership & { side: 'A' | 'B' } }, made: Move): Negotiated {
    const result = move(chain.item, here.side, made)
    if (result.ok) return result.item
    throw new Fault(
      result.refusal === 'not_yours' || result.refusal === 'own_words' ? 'forbidden' : 'conflict',
      refusalSentences[result.refusal],
    )
  }

  /** Notes since when the plan is agreed, or that it no longer is. */
  async function weigh(
    tx: CaseTx,
    { here, row, eyes }: { here: Membership; row: PlanRow; eyes: Eyes },
    at: Date,
    { isYes = false } = {},
  ): Promise<boolean> {
    const isAgreed = agreedNow(chainsOf(await clausesIn(tx, here.caseId, row.id), eyes))
    // A change that both agree on makes an agreed plan another one, as of now.
    if (isAgreed !== (row.agreedAt !== null) || (isAgreed && isYes))
      await setPlan(tx, { caseId: here.caseId, id: row.id }, { agreedAt: isAgreed ? at : null })
    return isAgreed
  }

  /** New words of a clause: a version of its own beside the one that it answers. */
  async function say(
    asked: { account: string; key: string | null; params: { case: string; plan: string; item: string } },
    body: { version: string; digest: string; answers: Answers },
    act: 'propose' | 'counter',
  ) {
    const now = clock()
    const at = new Date(now)
    const id = asked.key ? idOf(asked.account, asked.key) : uuid7(now, random)
    return cases.asActor({ account: asked.account }, async (tx) => {
      const before = await planToChange(tx, asked.params)
      if (asked.key && (await hasClause(tx, before.here.caseId, id))) {
        const again = before.chains.find(({ rows }) => rows.some((row) => row.id === id))
        return { item: again?.id ?? id, isAgreed: before.line.isAgreed }
      }
      const held = await clauseToMove(tx, asked.params, body)
      const { here, chain, row, eyes } = held
      const clause = clauseOf(chain.head.clause)
      if (!clause) throw new Fault('conflict', 'This clause is no longer in the library. Take another one.')
      const said = wordsOf(clause, body.answers, eyes.names)
      const { state, words } = moved(held, { act, words: said })
      const isFirst = chain.head.state === 'draft'
      await addClause(
        tx,
        { caseId: here.caseId, id, authorId: here.memberId, at },
        // A draft stays with its author: what the other sees begins with what was proposed.
        {
          planId: row.id,
          clause: clause.id,
          ...words,
          state,
          counters: isFirst ? null : chain.last.id,
          names: { ...eyes.names, caseTitle: here.title },
          wording: said.wording,
        },
      )
      if (isFirst) await settle(tx, { caseId: here.caseId, id: chain.head.id, by: here.memberId, at }, 'draft')
      if (!row.isShared) await setPlan(tx, { caseId: here.caseId, id: row.id }, { isShared: true })
      const isAgreed = await weigh(tx, held, at)
      await tell(tx, here, false, at)
      return { item: isFirst ? id : chain.id, isAgreed }
    })
  }

  return {
    list: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'schedule' }, { clock, random })
        if (!here) return { caseId: null, side: null, plans: [], can: { begin: false } }
        const eyes = await eyesOf(tx, here)
        const rows = await clausesIn(tx, here.caseId)
        const plans = (await plansIn(tx, here.caseId)).map((row) =>
          lineOf(
            row,
            chainsOf(
              rows.filter(({ planId }) => planId === row.id),
              eyes,
            ),
            here,
            eyes,
          ),
        )
        return { caseId: here.caseId, side: here.side, plans, can: { begin: eyes.side !== null } }
      }),

    one: async ({ actor, params, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'schedule' }, { clock, random })
        if (!here) throw noCase()
        const { row, eyes, chains, items, line } = await planFor(tx, here, params.plan)
        return {
          caseId: here.caseId,
          zone: here.zone,
          today: dayInZone(here.zone, clock()),
          side: here.side,
          otherJoined: eyes.otherJoined,
          otherLeft: eyes.otherLeft,
          names: { ...eyes.names, children: [...eyes.names.children] },
          plan: line,
          items,
          clashes: [...conflictsOf(chains)],
          rules: rulesIn(chains),
          missing: [...missingSections(standing(chains).flatMap(({ clause }) => clause ?? []))],
          installed: await installedIn(tx, here, row.id, chains),
          can: canOf({ isMine: line.isMine, isShared: row.isShared, isAgreed: line.isAgreed, isParent: eyes.side !== null }),
        }
      }),

    begin: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const now = clock()
      const id = key ? idOf(person.account, key) : uuid7(now, random)
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const at = new Date(now)
        if (await addPlan(tx, { caseId: here.caseId, id, authorId: here.memberId, at }, body.title)) await tell(tx, here, true, at)
        return { id }
      })
    },

    remove: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        await holdPlan(tx, here.caseId, params.plan)
        const [row] = await plansIn(tx, here.caseId, params.plan)
        if (!row) throw noPlan()
        if (row.authorId !== here.memberId) throw new Fault('forbidden', 'Only who began a plan takes it away.')
        if (row.isShared) throw new Fault('conflict', 'The other parent has seen this plan. Take back your own clauses instead.')
        // Nobody is told: the page that took it away goes on showing it, so that it can be brought back.
        await setPlan(tx, { caseId: here.caseId, id: row.id }, { removedAt: body.removed ? new Date(clock()) : null })
        return body
      }),

    draft: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const now = clock()
      const id = key ? idOf(person.account, key) : uuid7(now, random)
      return cases.asActor(person, async (tx) => {
        const { here, row, eyes } = await planToChange(tx, params)
        const clause = clauseOf(body.clause)
        if (!clause) throw new Fault('invalid', 'There is no such clause in the library.', { field: 'clause' })
        const { state, words } = drafted(here.side, wordsOf(clause, body.answers, eyes.names))
        const at = new Date(now)
        const by = { caseId: here.caseId, id, authorId: here.memberId, at }
        const is = { planId: row.id, clause: clause.id, ...words, state, counters: null, names: null, wording: null }
        if (await addClause(tx, by, is)) await tell(tx, here, true, at)
        return { item: id }
      })
    },

    edit: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const held = await clauseToMove(tx, params, body)
        const { here, chain, eyes, line } = held
        const clause = clauseOf(chain.head.clause)
        if (!clause) throw noClause()
        const { words } = moved(held, { act: 'edit', words: wordsOf(clause, body.answers, eyes.names) })
        await editDraft(tx, { caseId: here.caseId, id: chain.head.id }, words)
        await tell(tx, here, true, new Date(clock()))
        return { item: chain.id, isAgreed: line.isAgreed }
      }),

    propose: async ({ actor, params, key, body }) => say({ account: signedIn(actor).account, key, params }, body, 'propose'),
    counter: async ({ actor, params, key, body }) => say({ account: signedIn(actor).account, key, params }, body, 'counter'),

    answer: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const held = await clauseToMove(tx, params, body)
        const { here, chain } = held
        // What is accepted is the text that was proposed, to the letter, whatever anybody is called by now.
        const digest = chain.told.isExact ? chain.head.digest : ''
        const { state } = moved(held, body.act === 'accept' ? { act: 'accept', digest } : { act: 'decline' })
        const at = new Date(clock())
        await settle(tx, { caseId: here.caseId, id: chain.head.id, by: here.memberId, at }, state)
        const isAgreed = await weigh(tx, held, at, { isYes: body.act === 'accept' })
        await tell(tx, here, false, at)
        return { item: chain.id, isAgreed }
      }),

    withdraw: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const held = await clauseToMove(tx, params, body)
        const { here, chain } = held
        const { state } = moved(held, { act: 'withdraw' })
        const at = new Date(clock())
        const isDraft = chain.head.state === 'draft'
        const { clause, answers, digest, planId, names, wording } = chain.head
        const isDeclined = chain.head.state === 'declined'
        const id = isDeclined ? uuid7(clock(), random) : chain.head.id
        // That it was declined, and when, stands: taking it back after that is a version of its own.
        if (isDeclined)
          await addClause(
            tx,
            { caseId: here.caseId, id, authorId: here.memberId, at },
            { planId, clause, answers, digest, state, counters: chain.last.id, names, wording },
          )
        // A draft that is thrown away stays unseen: only what was proposed can be seen to be taken back.
        await settle(tx, { caseId: here.caseId, id, by: here.memberId, at }, isDraft ? 'draft' : state)
        const isAgreed = await weigh(tx, held, at)
        await tell(tx, here, isDraft, at)
        return { item: chain.id, isAgreed }
      }),

    install: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, row, chains, items, line } = await planToChange(tx, params)
        if (!line.isAgreed)
          throw new Fault('conflict', 'Only a plan that both parents agreed on can be taken over. Something in it is still open.')
        const now = clock()
        if (body.effective < dayInZone(here.zone, now))
          throw new Fault('invalid', 'It begins today or later. The days before stay as they were.', { field: 'effective' })
        const numbers = new Map(items.map(({ id, number }) => [id, number]))
        const made = await installPlan(tx, {
          here,
          plan: row,
          chains,
          numbers,
          effective: body.effective,
          at: new Date(now),
        })
        await tell(tx, here, false, new Date(now))
        return made
      }),
  }
}
