import { screenTexts, type FoundIn } from '../../domain/screening/texts.ts'
import type { Clock } from '../../kernel/clock.ts'
import { dayOf } from '../../kernel/day.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Random } from '../../kernel/random.ts'
import type { Db } from '../../ports/db/port.ts'
import type { Rated } from './filing.ts'
import { move } from './store.moving.ts'
import { queue, type Queued, type Step, stepsOfVersion, versionsBegun } from './store.moderation.ts'

export interface Needs {
  reviews: Db
  clock: Clock
  random: Random
  find: (id: string) => Promise<Rated | null>
}

export interface Shown {
  of: Queued
  professional: Rated | null
  steps: Step[]
  /** What the checks find in it today; "held for" says what they found when it came. */
  findings: readonly FoundIn[]
}

/** A reason or a question is read by its author: a few words at least, and not an essay. */
const shortestWords = 10
const longestWords = 1_000

/**
 * What a person does with ratings that wait for one. There is no verb that changes a text: it is released
 * as its author wrote it, refused with a reason, or its author is asked (ratings.md, sections 1 and 3.5).
 */
export function moderation({ reviews, clock, random, find }: Needs) {
  const one = async (beginning: string): Promise<Queued> => {
    if (!/^[0-9a-f-]{4,36}$/.test(beginning)) throw new Fault('invalid', 'Name the rating by the first letters of its id, at least 4.')
    const [found, another] = await versionsBegun(reviews, beginning)
    if (!found)
      throw new Fault(
        'not_found',
        `No rating's id begins with ${beginning}. What arrived today is seen tomorrow; what was withdrawn is seen no more.`,
      )
    if (another) throw new Fault('invalid', `More than one rating's id begins with ${beginning}. Give more of it.`)
    return found
  }

  const say = async (beginning: string, event: 'released' | 'refused' | 'asked', words: string) => {
    const said = words.trim()
    if (said.length < shortestWords || said.length > longestWords) {
      throw new Fault(
        'invalid',
        `Its author reads these words: write ${shortestWords} to ${longestWords.toLocaleString('en-US')} characters.`,
      )
    }
    const of = await one(beginning)
    if (of.status !== 'queued_human') throw new Fault('conflict', `This rating does not wait for a decision: it is ${of.status}.`)
    await move(reviews, {
      id: random.uuid(),
      reviewId: of.id,
      event,
      actor: 'moderator',
      rules: event === 'asked' ? [] : of.heldFor,
      said,
      onDay: dayOf(clock()),
    })
    return of
  }

  return {
    /** What waits, the longest waiting first, with the name of the professional. */
    list: async (): Promise<{ of: Queued; name: string }[]> => {
      const waiting = await queue(reviews)
      const names = new Map<string, string>()
      for (const id of new Set(waiting.map(({ professionalId }) => professionalId))) names.set(id, (await find(id))?.name ?? '?')
      return waiting.map((of) => ({ of, name: names.get(of.professionalId)! }))
    },
    show: async (beginning: string): Promise<Shown> => {
      const of = await one(beginning)
      const [professional, steps] = await Promise.all([find(of.professionalId), stepsOfVersion(reviews, of.id)])
      const { findings } = screenTexts(of, { name: professional?.name ?? '', role: professional?.role ?? 'judge' })
      return { of, professional, steps, findings }
    },
    /** It waits for its moment like any other, and is published as it was written. */
    release: (beginning: string, reason: string) => say(beginning, 'released', reason),
    refuse: (beginning: string, reason: string) => say(beginning, 'refused', reason),
    /** The author reads the question through the receipt, and may answer or edit. */
    ask: (beginning: string, question: string) => say(beginning, 'asked', question),
  }
}
