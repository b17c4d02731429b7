import { createHash } from 'node:crypto'
import type { CaseTx } from '#access/cases.ts'
import { keepsBack, sentenceOf } from '#domain/schedule/problem-words.ts'
import { problemsOf } from '#domain/schedule/problems.ts'
import type { Day } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { idOf } from '#http/key-id.ts'
import { addOrder, ordersIn } from '#case/orders/public.ts'
import { childrenIn, type Membership } from '#case/cases/public.ts'
import { proposeVersion, versionIn } from '#schedule/versions/public.ts'
import { agreedOf, factsOf, hasBase, rulesOf } from './install.ts'
import type { Chain } from './items.ts'
import type { PlanRow } from './store.ts'

/** Of the agreed words of a plan: made of the same words once, the one who asks. */
function wordsOf(chains: readonly Chain[]): string {
  const digests = chains.flatMap(({ agreed }) => agreed?.row.digest ?? [])
  return createHash('sha256').update(digests.join('\n')).digest('hex')
}

/** How many times a schedule that was declined or withdrawn can be proposed again. */
const attempts = 20

/** The last schedule that was proposed of these words, and the id for the next one. */
async function proposedOf(tx: CaseTx, caseId: string, plan: string, words: string) {
  let last: Awaited<ReturnType<typeof versionIn>> = null
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const id = idOf(plan, `schedule ${words} ${attempt}`)
    const found = await versionIn(tx, caseId, id)
    if (!found) return { last, next: id }
    last = found
  }
  return { last, next: null }
}

const isOver = (state: string) => state === 'declined' || state === 'withdrawn'

/** What was made of a plan's words as they are agreed now; `null` where nothing was. */
export async function installedIn(tx: CaseTx, here: Membership, plan: string, chains: readonly Chain[]) {
  const words = wordsOf(chains)
  const { last } = await proposedOf(tx, here.caseId, plan, words)
  const order = (await ordersIn(tx, here.caseId)).find(({ id }) => id === idOf(plan, `order ${words}`))
  const schedule = last && !isOver(last.state) ? last : null
  const effective = schedule?.effective ?? order?.effective
  return effective === undefined ? null : { effective, schedule: schedule !== null, order: order !== undefined }
}

/**
 * Makes of an agreed plan what programs work with: a schedule that waits for the other parent's yes, and an order record,
 * not signed by a court, with the notice times. A plan without a repeating schedule proposes none.
 * @throws Fault `conflict` where it was done already, or the schedule has a problem
 */
export async function installPlan(
  tx: CaseTx,
  {
    here,
    plan,
    chains,
    numbers,
    effective,
    at,
  }: {
    here: Membership
    plan: PlanRow
    chains: readonly Chain[]
    numbers: ReadonlyMap<string, string>
    effective: string
    at: Date
  },
): Promise<{ schedule: boolean; order: boolean }> {
  const agreed = agreedOf(chains, numbers)
  const [rules, facts, words] = [rulesOf(agreed), factsOf(agreed), wordsOf(chains)]
  const { last, next } = await proposedOf(tx, here.caseId, plan.id, words)
  const hasSchedule = hasBase(rules)
  if (hasSchedule && (next === null || (last && !isOver(last.state))))
    throw new Fault('conflict', msg`A schedule was made of this plan already. It is in the shared schedule.`)
  if (hasSchedule) {
    const children = (await childrenIn(tx, here.caseId)).map(({ id }) => id)
    const problem = problemsOf({ id: 'plan', effective: effective as Day, rules }, here.zone, children).find(keepsBack)
    if (problem) throw new Fault('conflict', sentenceOf(problem, rules))
    await proposeVersion(
      tx,
      { caseId: here.caseId, id: next!, authorId: here.memberId, at },
      { title: plan.title, effective, rules, note: english(msg`Made of the parenting plan that both parents agreed on.`) },
    )
  }
  const hasFacts = Object.keys(facts).length > 0
  const isNew =
    hasFacts &&
    (await addOrder(
      tx,
      { caseId: here.caseId, id: idOf(plan.id, `order ${words}`), authorId: here.memberId, at },
      // Both said yes to every word of it, so both see it; a court has signed nothing.
      { title: plan.title, kind: 'consent', isShared: true, signedOn: null, effectiveOn: effective, endsOn: null, facts },
    ))
  if (!hasSchedule && !isNew)
    throw new Fault(
      'conflict',
      hasFacts
        ? msg`This plan was taken over already. It is among the orders of the case.`
        : msg`Nothing in this plan can be worked with by the calendar yet.`,
    )
  return { schedule: hasSchedule, order: isNew }
}
