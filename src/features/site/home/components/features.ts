import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { featurePaths } from '#map/core-features.ts'

/** One of the ten core features of the premium tool: its name as spec.md section 1 has it, and what it is to do. */
export interface Feature {
  name: MessageDescriptor
  about: MessageDescriptor
  /** Where it is used once it is built. */
  path: string
}

/** The six of "Divorce Case". */
export const divorce: readonly Feature[] = [
  {
    name: msg`Evidence vault`,
    about: msg`Papers, photos and messages in one safe place, each with the day it was put in.`,
    path: featurePaths.divorce[0],
  },
  {
    name: msg`Settlement analyzer`,
    about: msg`Two ways of dividing things side by side, worked out by the same rules.`,
    path: featurePaths.divorce[1],
  },
  {
    name: msg`Communication analyzer that flags threats and gaslighting`,
    about: msg`Marks the lines of a message that need a second look, and says why.`,
    path: featurePaths.divorce[2],
  },
  {
    name: msg`AI legal-document translator`,
    about: msg`Says in plain words what a court paper asks of you, and by when.`,
    path: featurePaths.divorce[3],
  },
  {
    name: msg`Professional finder`,
    about: msg`Lawyers, guardians and experts near you, from the free directory.`,
    path: featurePaths.divorce[4],
  },
  {
    name: msg`Corruption identification`,
    about: msg`Shows how often the same people are appointed, next to what chance would give.`,
    path: featurePaths.divorce[5],
  },
]

/** The four of "Co-Parenting Journey". */
export const coparenting: readonly Feature[] = [
  {
    name: msg`Unified calendar with AI conflict detection`,
    about: msg`School, visits and hearings in one calendar that tells you when two clash.`,
    path: featurePaths.coparenting[0],
  },
  {
    name: msg`Co-parenting messaging`,
    about: msg`One record of what was written and when it was first seen.`,
    path: featurePaths.coparenting[1],
  },
  {
    name: msg`Shared expense tracking with receipts, reimbursement and payment`,
    about: msg`Who paid, for what, and what is still open.`,
    path: featurePaths.coparenting[2],
  },
  {
    name: msg`A private incident tracker for decree violations`,
    about: msg`Notes for your eyes, with day and place, tied to the line of the order.`,
    path: featurePaths.coparenting[3],
  },
]

/** What else of the case tools is built: shown by name where it is open. */
export const otherTools: readonly { name: MessageDescriptor; path: string }[] = [
  { name: msg`Case toolkit`, path: '/case-toolkit' },
  { name: msg`Hearings`, path: '/court-calendar-tracker' },
  { name: msg`Parenting schedule`, path: '/co-parenting-calendar' },
  { name: msg`Swaps`, path: '/time-trade-requests' },
  { name: msg`Exchanges`, path: '/exchange-tracking' },
  { name: msg`Parenting plan`, path: '/parenting-plan-builder' },
  { name: msg`Schedule search`, path: '/custody-calendar-optimizer' },
]
