import type { Day } from '#kernel/day.ts'
import { msg, type Text } from '#kernel/text.ts'

export const folders = ['pleadings', 'orders', 'financials', 'correspondence'] as const
export type Folder = (typeof folders)[number]
export const folderNames: Readonly<Record<Folder, Text>> = {
  pleadings: msg`Pleadings`,
  orders: msg`Orders`,
  financials: msg`Financials`,
  correspondence: msg`Correspondence`,
}

/** What happens to a paper, in the usual order. */
export const stepKinds = ['signed', 'filed', 'served'] as const
export type StepKind = (typeof stepKinds)[number]
export const states = ['draft', ...stepKinds] as const
export type State = (typeof states)[number]
export const stateNames: Readonly<Record<State, Text>> = {
  draft: msg`Draft`,
  signed: msg`Signed`,
  filed: msg`Filed`,
  served: msg`Served`,
}

/** Ways to serve a paper that has a case already (FRCP 5(b)(2), and the state rules that follow it), and two that begin one (FRCP 4). */
export const serviceWays = ['in_person', 'officer', 'mail', 'certified', 'efiling', 'email', 'other'] as const
export type ServiceWay = (typeof serviceWays)[number]
export const wayNames: Readonly<Record<ServiceWay, Text>> = {
  in_person: msg`Handed over in person`,
  officer: msg`By a sheriff or process server`,
  mail: msg`By mail`,
  certified: msg`By certified mail`,
  efiling: msg`Through the court’s e-filing system`,
  email: msg`By email`,
  other: msg`Another way`,
}

/** Characters, and how many versions and steps a document has at most. */
export const longest = { title: 200, kind: 80, docket: 120, note: 4000, person: 160, stepNote: 500, versions: 200, steps: 200 } as const

interface Step {
  kind: StepKind
  day: Day
  /** Someone took it back: it stays in the list and no longer counts. */
  isTakenBack: boolean
}

/**
 * The state of a document: its latest step by the day that was entered, and of two on one day the one that usually comes later.
 * @param steps in any order
 * @returns `draft` without a day where no step counts
 */
export function stateOf(steps: readonly Step[]): { state: State; day: Day | null } {
  const rank = ({ kind, day }: Step) => `${day} ${stepKinds.indexOf(kind)}`
  const last = steps.filter(({ isTakenBack }) => !isTakenBack).toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1))[0]
  return last ? { state: last.kind, day: last.day } : { state: 'draft', day: null }
}

/** Who was served and how, where a document was served; empty for another step. */
interface Service {
  kind: StepKind
  servedTo: string
  how: ServiceWay | null
}

/** What is missing in a step, with its field; `null` where nothing is. */
export function stepRefusal({ kind, servedTo, how }: Service): { field: string; text: Text } | null {
  const isService = kind === 'served'
  if (isService && servedTo === '') return { field: 'servedTo', text: msg`Enter who was served.` }
  if (isService && how === null) return { field: 'how', text: msg`Choose how it was served.` }
  return isService || (servedTo === '' && how === null)
    ? null
    : { field: 'servedTo', text: msg`Only a served document names who was served.` }
}
