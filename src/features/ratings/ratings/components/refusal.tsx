import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Draft, Field, Problem } from './draft.ts'
import type { Problem as ActionProblem } from '#web/form/use-action.ts'
import type { Finding } from '#ratings/reviews/contract.ts'
import type { Line } from './summary.tsx'

/** Why nothing was taken: without a network, without an answer, refused with the server's sentence, or stopped by the checks. */
export type Refused =
  | { why: 'offline' }
  | { why: 'silent' }
  | { why: 'refused'; sentence: string | null; field: string | null }
  | { why: 'stopped'; findings: readonly Finding[] }

/** What the hook that sends says, as a refusal. An answer without a sentence is one too. */
export function refusedBy({ is, sentence, field, status }: ActionProblem): Refused {
  if (is === 'silent' && status !== null) return { why: 'refused', sentence: null, field: null }
  return is === 'refused' ? { why: is, sentence, field } : { why: is }
}

/** The problems after a failed attempt: the lines of the summary, and the text beside each field. */
export interface FormProblems {
  lines: readonly Line[]
  by: Partial<Record<Field, ReactNode>>
}

export function formProblems(problems: readonly Problem[], say: (text: Problem['text']) => string): FormProblems {
  const lines = problems.map(({ control, text }) => ({ control, text: say(text) }))
  return { lines, by: Object.fromEntries(problems.map(({ field, text }) => [field, say(text)])) }
}

/** Removes the problems beside fields that the author has changed since; the next attempt checks them again. */
export function withoutChanged(problems: FormProblems | null, change: Partial<Draft>): FormProblems | null {
  if (problems === null) return null
  const changed = Object.keys(change).map((key) => (key === 'month' || key === 'year' ? 'eventMonth' : key))
  return { lines: problems.lines, by: Object.fromEntries(Object.entries(problems.by).filter(([field]) => !changed.includes(field))) }
}

const fields: readonly Field[] = ['part', 'criteria', 'saw', 'wentWell', 'shouldKnow', 'eventMonth', 'outcome', 'attested']

/** Shows the server's refusal beside the field that it names, or in the summary alone. */
export function refusalProblems(refused: Refused, firstQuestion: string | undefined): FormProblems {
  if (refused.why === 'offline') {
    return {
      lines: [{ text: <Trans>There is no connection. The rating is still here: send it again when you are connected.</Trans> }],
      by: {},
    }
  }
  if (refused.why === 'silent') {
    return { lines: [{ text: <Trans>The server did not answer. The rating is still here: try again in a minute.</Trans> }], by: {} }
  }
  if (refused.why === 'stopped')
    return { lines: [{ control: 'saw', text: <Trans>Some words must be changed first. They are shown below the texts.</Trans> }], by: {} }
  const sentence = refused.sentence ?? <Trans>The server could not take it. The rating is still here: try again in a minute.</Trans>
  const field = fields.find((name) => refused.field === name || refused.field?.startsWith(`${name}.`))
  if (field === undefined) return { lines: [{ text: sentence }], by: {} }
  const control = field === 'criteria' ? `criteria-${firstQuestion}` : field
  return { lines: [{ control, text: sentence }], by: { [field]: sentence } }
}
