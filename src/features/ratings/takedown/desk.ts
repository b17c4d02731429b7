// What the admin desk does with a notice. Its rules are the tables of domain/takedown and, for the ratings, domain/moderation.
import { createHash } from 'node:crypto'
import type { Person } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import { outcomesIn, stateAfter, type TakedownState, type TakedownStep } from '#domain/takedown/steps.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Db } from '#ports/db/port.ts'
import { mustBeSecond } from '#access/second-person.ts'
import { isCounsel } from '#ratings/legal-demands/public.ts'
import type { deskCalls } from './contract.ts'
import type { Asked } from '#http/contract.ts'
import { carryOut, moveAll, proposerOf, standingOf } from './effects.ts'
import { type Deps, numberIn } from './service.ts'
import { letterOfAnswer } from './letters.ts'
import { byNumber, effectsOf, type Takedown } from './store.ts'
import { keepExport } from './store.exports.ts'
import { addStep, putHold, putMark, putState, stepsOf } from './store.steps.ts'

/** So many digits of a record's hash are its code: no two records share them by chance. */
export const codeDigits = 16

export function desk(deps: Pick<Deps, 'reviews' | 'accounts' | 'clock' | 'random' | 'mail' | 'appName' | 'appUrl'>) {
  const { reviews, accounts, clock, random, mail, appName, appUrl } = deps

  /**
   * One act on a notice: the line in the audit first, in a transaction that ends after the one of the notice, so that
   * nothing is done that the audit does not have.
   */
  const act = (
    by: Person,
    typed: string,
    event: string,
    reason: string | null,
    work: (tx: Db, notice: Takedown, outer: Db) => Promise<void>,
  ) => {
    mustBePrintable(reason, 'reason')
    return accounts.transaction().execute(async (outer) => {
      const number = numberIn(typed)
      await note(outer, { account: by.account, action: `takedown.${event}`, subject: number, outcome: 'done', reason }, { clock, random })
      await reviews.transaction().execute(async (tx) => {
        const notice = await byNumber(tx, number, { lock: true })
        if (!notice) throw new Fault('not_found', msg`There is no such notice.`)
        await work(tx, notice, outer)
        const actor = notice.lane === 'counsel' && event === 'decided' ? 'counsel' : 'staff'
        await addStep(tx, { id: random.uuid(), takedown: notice.id, event, actor, by: by.account, reason, at: new Date(clock()) })
      })
    })
  }

  const mustLead = ({ state, outcome }: Takedown, step: TakedownStep): TakedownState => {
    const next = stateAfter(state, step, 'staff')
    if (next !== null) return next
    const said =
      outcome !== null
        ? msg`This notice was decided at another desk meanwhile. The decision stands below.`
        : state === 'withdrawn'
          ? msg`The sender took this notice back meanwhile.`
          : msg`This cannot be done with the notice as it stands now.`
    throw new Fault('conflict', said, { why: 'changed', ...(outcome !== null && { outcome }) })
  }

  return {
    step: (by: Person, number: string, step: 'acknowledged' | 'taken') =>
      act(by, number, step, null, async (tx, notice) => {
        const state = mustLead(notice, step)
        await putState(tx, notice.id, { state, acknowledgedAt: notice.acknowledgedAt ?? new Date(clock()) })
      }),

    propose: (by: Person, number: string, reason: string) =>
      act(by, number, 'proposed', reason, async (tx, notice) => {
        mustLead(notice, 'proposed')
        if ((await proposerOf(tx, notice.id)) !== null) throw new Fault('conflict', msg`It was proposed already: somebody else decides.`)
        const left = await moveAll(tx, notice, { event: 'removal_proposed', by: by.account, isLegal: false, toAuthor: null }, deps)
        if (left.length === 0)
          throw new Fault('conflict', msg`None of the ratings is there any more: their authors edited or withdrew them.`)
      }),

    decide: async (by: Person, number: string, { outcome, letter, toAuthor, reason, seen }: Asked<typeof deskCalls.decide>['body']) => {
      mustBePrintable(letter, 'letter')
      mustBePrintable(toAuthor, 'toAuthor')
      if (outcome !== 'kept' && outcome !== 'gone' && toAuthor === undefined)
        throw new Fault('invalid', msg`Write what the authors are told, in at least 10 characters.`, { field: 'toAuthor' })
      const counsel = await isCounsel(accounts, by.account)
      await act(by, number, 'decided', reason, async (tx, notice, outer) => {
        const state = mustLead(notice, 'decided')
        if (notice.lane === 'counsel' && !counsel)
          throw new Fault('forbidden', msg`An order of a court is decided by an admin who is marked as counsel.`, { why: 'counsel' })
        if (!outcomesIn(notice.lane).includes(outcome))
          throw new Fault('invalid', msg`Only an order of a court can hide a rating by law.`, { field: 'outcome' })
        if ((await standingOf(tx, notice.id)) !== seen)
          throw new Fault('conflict', msg`A review of this notice was decided or changed meanwhile. See how it stands now, then decide.`, {
            why: 'changed',
          })
        const proposer = outcome === 'kept' || outcome === 'gone' ? null : await proposerOf(tx, notice.id)
        if (proposer !== null && proposer !== by.account)
          await mustBeSecond(outer, by.account, [proposer], ['admin', 'super_admin'], clock())
        const counted = await carryOut(tx, notice, { outcome, by: by.account, toAuthor: toAuthor ?? null }, deps)
        const at = new Date(clock())
        await putState(tx, notice.id, { state, acknowledgedAt: notice.acknowledgedAt, outcome: counted, letter, closedAt: at })
        // That there is an answer, and nothing of it: nobody has shown that the address is the sender's.
        if (notice.email !== null) await mail.post(outer, letterOfAnswer(notice.email, notice.number, { appName, appUrl }))
      })
    },

    mark: (by: Person, number: string, isAbusive: boolean, reason: string) =>
      act(by, number, isAbusive ? 'marked' : 'unmarked', reason, (tx, { id }) => putMark(tx, id, isAbusive)),

    hold: (by: Person, number: string, isHeld: boolean, reason: string) =>
      act(by, number, isHeld ? 'held' : 'let_go', reason, (tx, { id }) => putHold(tx, id, isHeld ? reason : null)),

    /** The record as it stands, this export included, with the hash that a certificate names. */
    export: async (by: Person, typed: string, reason: string) => {
      await act(by, typed, 'exported', reason, async () => {})
      const notice = (await byNumber(reviews, numberIn(typed)))!
      const [ratings, log] = await Promise.all([effectsOf(reviews, notice.id), stepsOf(reviews, notice.id)])
      const { id: _id, ...record } = notice
      const json = JSON.stringify({ ...record, ratings, log: log.map(({ by: _by, ...step }) => step) }, null, 2)
      const sha256 = createHash('sha256').update(json).digest()
      const at = new Date(clock())
      await keepExport(reviews, { sha256, takedown: notice.id, by: by.account, reason, at })
      const digits = sha256.toString('hex')
      return { json, sha256: digits, code: digits.slice(0, codeDigits), exportedAt: at.toISOString() }
    },
  }
}
