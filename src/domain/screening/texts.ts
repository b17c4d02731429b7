import { screen } from './screen.ts'
import { type About, type Action, actions, type Finding } from './types.ts'

/** The three answers of a rating's form. */
export interface Texts {
  saw: string
  wentWell?: string | null | undefined
  shouldKnow?: string | null | undefined
}

export type TextField = keyof Texts

export type FoundIn = Finding & { field: TextField }

export interface TextsScreening {
  /** The gravest of all findings. */
  action: Action
  /** By field in the order of the form, then by place. */
  findings: readonly FoundIn[]
  /** Nothing in the rating was seen or heard by its author (C9): it does not count in a score. */
  isHearsayOnly: boolean
}

const fields: readonly TextField[] = ['saw', 'wentWell', 'shouldKnow']

/**
 * Screens a whole rating, answer by answer (ratings.md, section 3.5). Whether there is something first-hand
 * in it (C6, C9) is asked of the first answer, "What happened?", alone: the others are opinions by their question.
 */
export function screenTexts(texts: Texts, about: About): TextsScreening {
  const found: FoundIn[] = []
  let isHearsayOnly = false
  for (const field of fields) {
    const text = texts[field] ?? ''
    if (text.trim() === '') continue
    const screened = screen(text, about)
    if (field === 'saw') isHearsayOnly = screened.isHearsayOnly
    found.push(...screened.findings.filter(({ check }) => field === 'saw' || check !== 'C6').map((finding) => ({ ...finding, field })))
  }
  const gravest = Math.max(0, ...found.map(({ action }) => actions.indexOf(action)))
  return { action: actions[gravest]!, findings: found, isHearsayOnly }
}
