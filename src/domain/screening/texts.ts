import { contradictionIn, meanOf } from './c14-contradiction.ts'
import { activeByAnswer } from './c15-active-case.ts'
import { type Look, screen } from './screen.ts'
import { type About, type Action, actions, type Finding } from './types.ts'

/** The three answers of a rating's form. */
export interface Texts {
  saw: string
  wentWell?: string | null | undefined
  shouldKnow?: string | null | undefined
}

/** What the author chose beside the words. */
export interface Chosen {
  /** By criterion, 1 to 5, or `null` where it does not apply. */
  criteria?: Readonly<Record<string, number | null>> | undefined
  /** The author says that the matter goes on. */
  isOngoing?: boolean | undefined
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

/** What only the answers show: C14 over all the words together, C15 once and not again where the words say it. */
function byAnswers(texts: Texts, about: About, { criteria = {}, isOngoing }: Chosen, found: readonly FoundIn[]): FoundIn[] {
  const mean = meanOf(criteria)
  const whole = fields.map((field) => texts[field] ?? '').join('\n')
  const contradictions = mean !== null && whole.trim() !== '' ? contradictionIn(whole, mean, about) : []
  const active = isOngoing && whole.trim() !== '' && !found.some(({ check }) => check === 'C15') ? [activeByAnswer] : []
  return [...contradictions, ...active].map((finding) => ({ ...finding, field: 'saw' }))
}

/**
 * Screens a whole rating, answer by answer (ratings.md, section 3.5). Whether there is something first-hand
 * in it (C6, C9) is asked of the first answer, "What happened?", alone: the others are opinions by their question.
 * `look` is what the server sees besides the words; a browser has none.
 */
export function screenTexts(texts: Texts, about: About, chosen: Chosen = {}, look?: Look): TextsScreening {
  const found: FoundIn[] = []
  let isHearsayOnly = false
  for (const field of fields) {
    const text = texts[field] ?? ''
    if (text.trim() === '') continue
    const screened = screen(text, about, undefined, look)
    if (field === 'saw') isHearsayOnly = screened.isHearsayOnly
    found.push(...screened.findings.filter(({ check }) => field === 'saw' || check !== 'C6').map((finding) => ({ ...finding, field })))
  }
  const findings = [...byAnswers(texts, about, chosen, found), ...found]
  const gravest = Math.max(0, ...findings.map(({ action }) => actions.indexOf(action)))
  return { action: actions[gravest]!, findings, isHearsayOnly }
}
