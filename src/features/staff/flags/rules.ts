import { type Answer, type HarmQuestion, harmQuestions, type Scope } from './contract.ts'

/** What is set for a flag, as far as it can concern one person. */
export interface Word {
  scope: Scope
  isOn: boolean
  /** Milliseconds. Of two cohorts that say different things, the later word counts. */
  at: number
}

const rank: Readonly<Record<Scope, number>> = { person: 2, cohort: 1, all: 0 }

/** Whether a flag is on for someone: what is set for the person, before the cohort, before all, before the default. */
export function resolve(isOnByDefault: boolean, words: readonly Word[]): boolean {
  const [first] = words.toSorted((one, other) => rank[other.scope] - rank[one.scope] || other.at - one.at)
  return first?.isOn ?? isOnByDefault
}

/** All flags for one person. `showAll`: everything is shown (spec.md section 5; the caller judges whether that holds). */
export function flagsOf(
  defaults: Readonly<Record<string, boolean>>,
  words: readonly (Word & { name: string })[],
  { showAll }: { showAll: boolean },
): Record<string, boolean> {
  const of = (name: string, isOn: boolean) =>
    showAll ||
    resolve(
      isOn,
      words.filter((word) => word.name === name),
    )
  return Object.fromEntries(Object.entries(defaults).map(([name, isOn]) => [name, of(name, isOn)]))
}

/** Turning on what is off for everybody asks for the harm checklist first; all else does not wait. */
export function needsHarmCheck(isOnByDefault: boolean, isOn: boolean | null): boolean {
  return isOn === true && !isOnByDefault
}

/** What `npm run admin -- flags release` does with the flags of what is built. */
export interface Release<Name extends string> {
  turnedOn: readonly Name[]
  /** Staff switched them off for everybody: they stay off. */
  leftOff: readonly { name: Name; at: Date; reason: string }[]
  wereOn: readonly Name[]
}

/** Only a flag that nobody has set for everybody, and that is off by default, is turned on. */
export function releaseOf<Name extends string>(
  built: readonly Name[],
  defaults: Readonly<Record<Name, boolean>>,
  settings: readonly { name: string; scope: Scope; isOn: boolean; at: Date; reason: string }[],
): Release<Name> {
  const set = new Map<string, (typeof settings)[number]>(
    settings.filter(({ scope }) => scope === 'all').map((setting) => [setting.name, setting]),
  )
  return {
    turnedOn: built.filter((name) => !set.has(name) && !defaults[name]),
    leftOff: built.flatMap((name) => {
      const setting = set.get(name)
      return setting && !setting.isOn ? [{ name, at: setting.at, reason: setting.reason }] : []
    }),
    wereOn: built.filter((name) => set.get(name)?.isOn ?? defaults[name]),
  }
}

export interface HarmProblem {
  question: HarmQuestion
  is: 'unanswered' | 'twice' | 'without_a_note'
}

/** What is missing from the answers to the harm checklist; `null` when they are whole. */
export function harmProblem(answers: readonly Answer[]): HarmProblem | null {
  for (const question of harmQuestions) {
    const given = answers.filter((answer) => answer.question === question)
    if (given.length === 0) return { question, is: 'unanswered' }
    if (given.length > 1) return { question, is: 'twice' }
    if (given[0]!.isRisk && given[0]!.note.trim().length < 3) return { question, is: 'without_a_note' }
  }
  return null
}

/** Features that are never closed: without them nobody could sign in, agree, or open one again. */
export const neverClosed: readonly string[] = ['accounts', 'agreements', 'security', 'flags', 'staff']

/** The features that have a kill switch, with the addresses that it closes. */
export function closable(lines: readonly { name: string; path: string }[]): ReadonlyMap<string, readonly string[]> {
  const features = new Map<string, string[]>()
  for (const { name, path } of lines) {
    if (neverClosed.includes(name)) continue
    const paths = features.get(name) ?? []
    if (!paths.includes(path)) features.set(name, [...paths, path])
  }
  return new Map([...features].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
