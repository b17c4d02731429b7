import { proposedIn, verbsFor, whereOf } from '#domain/moderation/log.ts'
import type { Outcome } from '#domain/takedown/steps.ts'
import { type DeskState, type DeskVerb, deskVerbs, type LetterId, lettersFor } from '#domain/moderation/letters.ts'
import type { State } from '#domain/moderation/states.ts'
import { look } from '#domain/screening/model/served.ts'
import { type FoundIn, screenTexts } from '#domain/screening/texts.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { type Likeness, likenessesOf } from '#ratings/bursts/public.ts'
import type { Role } from '#directory/professionals/contract.ts'
import { seal } from '#ratings/receipts/public.ts'
import { lastLineOf, lockedLog, logOf, move, numberOfLine } from '#ratings/reviews/public.ts'
import { decideReports, holdDecidedBy, poolsLow, reopenReports, reportCounts, type Report, reportsOn } from '#ratings/takedown/public.ts'
import type { Low } from '#ratings/takedown/contract.ts'
import { authorKeyOf, deskCounts, dropClaims, letGo, take, type Waiting, waiting } from './store.desk.ts'
import { type History, historyOf, type Noted, notedOf, type Seen, seen } from './store.history.ts'

/** How long one who took a rating has it for themselves. Milliseconds. */
const claimFor = 10 * 60_000
const mostListed = 200
const mostOthers = 8
const mostAlike = 4

/** Someone in the directory, as far as who decides has to know. */
interface Rated {
  name: string
  role: Role
  kind: string
}

export interface Opened {
  of: Seen
  professional: Rated | null
  findings: readonly FoundIn[]
  log: Noted[]
  history: History
  /** Other ratings of which it is a rewriting, or they of it (features/ratings/bursts). */
  alike: { n: number; nearest: (Likeness & { name: string })[] }
  /** The notices about it that nobody has decided, without their senders. */
  reports: Report[]
  verbs: DeskVerb[]
}

export interface Decision {
  id: string
  /** The id of the log's line: asked for again with it, nothing happens, and the answer is the first one. */
  line: string
  /** Who decides: an account. */
  account: string
  verb: DeskVerb
  letter: LetterId
  /** Free words to the author besides, or to the colleague who decides on a proposal. */
  words: string | null
  /** How many lines its log had when they looked, and how many notices were open. */
  lines: number
  reports: number
}

/** What moderators do with ratings, for their desk. There is no verb that changes a text. */
export interface Desk {
  counts: () => Promise<{ state: DeskState; n: number }[]>
  /** Pools of what notices may hide at once that run low, with the name of whom one is. */
  low: () => Promise<Low[]>
  list: (state?: DeskState) => Promise<{ waiting: Waiting; name: string; reports: number }[]>
  /** The next one that someone can decide, taken for them; `null` where there is none. */
  next: (account: string, not: readonly string[], state?: DeskState) => Promise<string | null>
  /** @throws Fault `conflict`, `detail.why` `taken`: someone else looks at it */
  open: (id: string, account: string) => Promise<Opened>
  leave: (id: string, account: string) => Promise<void>
  /** @returns where it stands after it, and whether it was decided by this and not before */
  decide: (decision: Decision) => Promise<{ state: State; isNew: boolean }>
  undo: (id: string, account: string) => Promise<State>
  /** Who proposed to take it down, as long as that stands; `null` for nobody. */
  proposer: (id: string) => Promise<string | null>
}

export interface Deps {
  reviews: Db
  clock: Clock
  random: Random
  find: (id: string) => Promise<Rated | null>
}

const taken = () => new Fault('conflict', msg`Somebody else looks at this rating now.`, { why: 'taken' })
const changed = (status: State) =>
  new Fault('conflict', msg`This rating was decided or reported elsewhere since you opened it. See how it stands now.`, {
    why: 'changed',
    state: status,
  })
const forCounsel = () =>
  new Fault('conflict', msg`An order of a court hides this rating. Counsel decides whether it is shown again.`, { why: 'counsel' })

/** The decisions that answer a report, and what each of them makes of a notice. */
const answers: Readonly<Partial<Record<DeskVerb, Outcome>>> = {
  kept: 'kept',
  disputed: 'disputed',
  affirm_asked: 'affirm_asked',
  edit_asked: 'edit_asked',
  removed: 'removed',
}
const showsAgain: readonly DeskVerb[] = ['kept', 'disputed', 'affirm_asked']
/** Hidden by an order of a court that nobody has decided: only counsel shows it again. */
const isForCounsel = (verb: DeskVerb, status: State, reports: readonly Report[]) =>
  showsAgain.includes(verb) &&
  status === 'flagged_hidden' &&
  reports.some(({ ground, effect }) => ground === 'court_order' && effect === 'hidden')

const gone = () => new Fault('not_found', msg`There is no such rating, or its author has edited or withdrawn it meanwhile.`)

export function desk({ reviews, clock, random, find }: Deps): Desk {
  const claim = (db: Db, reviewId: string, account: string) => {
    const at = clock()
    return take(db, { reviewId, account, at: new Date(at), until: new Date(at + claimFor) })
  }

  /** Each with the name of whom it is about. */
  const withNames = async <T extends { professionalId: string }>(ratings: readonly T[]): Promise<(T & { name: string })[]> => {
    const names = new Map<string, string>()
    for (const { professionalId: id } of ratings) if (!names.has(id)) names.set(id, (await find(id))?.name ?? '')
    return ratings.map((one) => ({ ...one, name: names.get(one.professionalId)! }))
  }

  return {
    counts: () => deskCounts(reviews),

    low: async () =>
      Promise.all(
        (await poolsLow(reviews)).map(async (low) => ({
          ...low,
          professional: low.professional === null ? null : ((await find(low.professional))?.name ?? ''),
        })),
      ),

    list: async (state) => {
      const found = await waiting(reviews, { at: new Date(clock()), most: mostListed, ...(state && { states: [state] }) })
      const counts = await reportCounts(
        reviews,
        found.map(({ id }) => id),
      )
      return (await withNames(found)).map(({ name, ...one }) => ({ waiting: one, name, reports: counts.get(one.id) ?? 0 }))
    },

    next: async (account, not, state) => {
      const at = new Date(clock())
      await dropClaims(reviews, at)
      const found = await waiting(reviews, { at, most: 5, ...(state && { states: [state] }), for: { account, not } })
      // Someone else may take the first of them at this moment.
      for (const { id } of found) if (await claim(reviews, id, account)) return id
      return null
    },

    open: async (id, account) => {
      const of = await seen(reviews, id)
      if (!of) throw gone()
      if (!(await claim(reviews, id, account))) throw taken()
      const [professional, lines, log, history, alike, reports] = await Promise.all([
        find(of.professionalId),
        logOf(reviews, id),
        notedOf(reviews, id),
        historyOf(reviews, of.professionalId, id, mostOthers),
        likenessesOf(reviews, id, mostAlike),
        reportsOn(reviews, id),
      ])
      const nearest = await withNames(alike.nearest)
      const may = verbsFor(lines, 'moderator', account)
      const about = { name: professional?.name ?? '', role: professional?.role ?? 'judge' }
      // With the answers, as when it came: what contradicts the words (C14), and a matter that goes on (C15).
      const { findings } = screenTexts(of, about, { criteria: of.criteria, isOngoing: of.outcome === 'ongoing' }, look)
      return {
        of,
        professional,
        findings,
        log,
        history,
        alike: { n: alike.n, nearest },
        reports,
        verbs: deskVerbs.filter((verb) => may.includes(verb) && !isForCounsel(verb, of.status, reports)),
      }
    },

    proposer: async (id) => proposedIn(await logOf(reviews, id)),

    leave: (id, account) => letGo(reviews, id, account),

    decide: ({ id, line, account, verb, letter, words, lines, reports }) =>
      reviews.transaction().execute(async (tx) => {
        // The notices before the rating, as the other desk has them: two who decide at once take turns.
        const open = await reportsOn(tx, id, true)
        const here = await lockedLog(tx, id)
        if (!here) throw gone()
        const before = await numberOfLine(tx, id, line)
        if (before !== null) return { state: whereOf(here.lines.slice(0, before))!.state as State, isNew: false }
        if (!(await claim(tx, id, account))) throw taken()
        if (here.lines.length !== lines || open.length !== reports) throw changed(here.status)
        if (isForCounsel(verb, here.status, open)) throw forCounsel()
        const canned = lettersFor(verb).find((each) => each.id === letter)
        if (!canned) throw new Fault('invalid', msg`This letter does not go with this decision.`, { field: 'letter' })
        // A proposal is read by a colleague; everything else by the author alone.
        const key = words !== null && verb !== 'removal_proposed' ? await authorKeyOf(tx, id) : null
        const state = await move(tx, {
          id: line,
          reviewId: id,
          event: verb,
          actor: 'moderator',
          by: account,
          rules: canned.rule === null ? [] : [canned.rule],
          letter,
          said: key ? null : words,
          sealed: key && words !== null ? seal(words, key, line) : null,
          onDay: dayOf(clock()),
        })
        const outcome = answers[verb]
        if (outcome) await decideReports(tx, { review: id, line, outcome, by: account, at: new Date(clock()), uuid: random.uuid })
        await letGo(tx, id, account)
        return { state, isNew: true }
      }),

    undo: (id, account) =>
      reviews.transaction().execute(async (tx) => {
        const line = await lastLineOf(tx, id)
        if (line !== null) await holdDecidedBy(tx, line)
        const state = await move(tx, {
          id: random.uuid(),
          reviewId: id,
          event: 'undone',
          actor: 'moderator',
          by: account,
          onDay: dayOf(clock()),
        })
        if (line !== null) await reopenReports(tx, { line, by: account, at: new Date(clock()), uuid: random.uuid })
        await claim(tx, id, account)
        return state
      }),
  }
}
