import { affidavits } from './affidavits.ts'
import { banks } from './banks.ts'
import { chats } from './chats.ts'
import { emails } from './emails.ts'
import { filledForms } from './forms.ts'
import { letters } from './letters.ts'
import type { Written } from './paper.ts'
import { pleadings } from './pleadings.ts'
import { scans } from './scans.ts'
import { schools } from './schools.ts'

/** The kinds of papers that the finder was made with. */
export const tuned: Readonly<Record<string, readonly Written[]>> = { pleadings, affidavits, letters, schools, banks, emails }
/** Kinds of papers that were written before the finder was measured with any, and read by it when its rules were done. */
export const heldOut: Readonly<Record<string, readonly Written[]>> = { scans, chats, forms: filledForms }
