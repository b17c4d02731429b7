import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** One of the ten core features of the premium tool: its name as spec.md section 1 has it, and what it is to do. */
export interface Feature {
  name: MessageDescriptor
  about: MessageDescriptor
}

/** The six of "Divorce Case". */
export const divorce: readonly Feature[] = [
  { name: msg`Evidence vault`, about: msg`Papers, photos and messages in one safe place, each with the day it was put in.` },
  { name: msg`Settlement analyzer`, about: msg`Two ways of dividing things side by side, worked out by the same rules.` },
  {
    name: msg`Communication analyzer that flags threats and gaslighting`,
    about: msg`Marks the lines of a message that need a second look, and says why.`,
  },
  { name: msg`AI legal-document translator`, about: msg`Says in plain words what a court paper asks of you, and by when.` },
  { name: msg`Professional finder`, about: msg`Lawyers, guardians and experts near you, from the free directory.` },
  { name: msg`Corruption identification`, about: msg`Shows how often the same people are appointed, next to what chance would give.` },
]

/** The four of "Co-Parenting Journey". */
export const coparenting: readonly Feature[] = [
  {
    name: msg`Unified calendar with AI conflict detection`,
    about: msg`School, visits and hearings in one calendar that tells you when two clash.`,
  },
  { name: msg`Co-parenting messaging`, about: msg`One record of what was written and when it was first seen.` },
  {
    name: msg`Shared expense tracking with receipts, reimbursement and payment`,
    about: msg`Who paid, for what, and what is still open.`,
  },
  {
    name: msg`A private incident tracker for decree violations`,
    about: msg`Notes for your eyes, with day and place, tied to the line of the order.`,
  },
]
