import type { Look } from './screen.ts'
import { screenTexts, type FoundIn } from './texts.ts'
import type { About, Action, CheckId } from './types.ts'

/** The labels of docs/screening-labels.md, each with the check that is to find it. */
export const checkOf = {
  threat: 'C1',
  pii: 'C2',
  name: 'C3',
  accusation: 'C4',
  abuse: 'C7',
  diagnosis: 'C8',
  hearsay: 'C9',
  sealed: 'C10',
  wrong_target: 'C11',
  promo: 'C12',
  contradiction: 'C14',
  active_case: 'C15',
} as const satisfies Readonly<Record<string, CheckId>>
export type Found = keyof typeof checkOf
export type Label = Found | 'publishable'
export const foundLabels = Object.keys(checkOf) as readonly Found[]
export const labels: readonly Label[] = ['publishable', ...foundLabels]

/** A review written for the project, with what should become of it (docs/screening-labels.md). */
export interface Labelled {
  id: string
  kind: Label
  /** The label of the second reading, where there was one (docs/screening-labels.md). */
  second?: Label
  language: 'en' | 'es'
  about: About
  action: Action
  checks: readonly CheckId[]
  /** Pieces of the text that a finding of the first check must cover. */
  marks?: readonly string[]
  /** Of the answers, 1 to 5, where the label is `contradiction`. */
  mean?: number
  text: string
}

/** A labelled review with what the checks make of it. */
export interface Judged {
  row: Labelled
  action: Action
  findings: readonly FoundIn[]
}

/** By words alone, as a browser does; with `look`, as the server does. */
export function judge(row: Labelled, look?: Look): Judged {
  const chosen = row.mean === undefined ? {} : { criteria: { mean: row.mean } }
  const { action, findings } = screenTexts({ saw: row.text }, row.about, chosen, look)
  return { row, action, findings }
}

/** Whether an action keeps a text from being published as it stands. */
export const stops = (action: Action): boolean => action === 'edit' || action === 'hold' || action === 'block'

/** Every expected check found something, over every piece that had to be marked. */
export function isFound({ row, findings }: Judged): boolean {
  const covers = (mark: string) => {
    const at = row.text.indexOf(mark)
    return findings.some(({ check, span }) => check === row.checks[0] && span[0] <= at && span[1] >= at + mark.length)
  }
  return row.checks.every((check) => findings.some((finding) => finding.check === check)) && (row.marks ?? []).every(covers)
}

/** Whether a text came out as its label asks: found, and a publishable one not stopped. */
export const isRight = (judged: Judged): boolean => (judged.row.kind === 'publishable' ? !stops(judged.action) : isFound(judged))

/** Rows from the lines of a file of the set. */
export const labelledIn = (file: string): Labelled[] =>
  file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled)
