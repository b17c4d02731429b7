import { msg } from '#kernel/text.ts'
import { screen } from '#domain/screening/screen.ts'
import type { ReasonCode } from '#domain/screening/types.ts'
import type { Refusal } from './rules.ts'

/**
 * Of what a rating must leave out, what no suggestion needs either. An address, a phone number, a date or a name of someone at
 * work is often the very fact that is wrong, so those may stand; a child, a family or a home never is (decision 0057).
 */
const neverNeeded: readonly ReasonCode[] = [
  'child_name',
  'child_initials',
  'parent_name',
  'school',
  'home',
  'professional_family',
  'social_security',
]

/** Why a suggestion's texts cannot be stored: every finding is looked at, whatever else stands beside it; `null` when nothing is wrong. */
export function refusalOfPrivate(texts: Readonly<Record<string, string | undefined>>, name: string): Refusal | null {
  for (const [field, text] of Object.entries(texts)) {
    const found = text === undefined ? [] : screen(text, { name, role: 'judge' }).findings
    if (found.some(({ action }) => action === 'block'))
      return { field, why: msg`If someone is in danger now, call 911: nobody reads this form at once. Nothing was sent.` }
    if (found.some(({ reason }) => neverNeeded.includes(reason)))
      return { field, why: msg`Leave out children, schools, families and homes. We only need the fact and where to check it.` }
  }
  return null
}
