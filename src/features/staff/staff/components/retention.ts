import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

export interface RetentionLine {
  what: MessageDescriptor
  until: MessageDescriptor
  /** The days, if the period is in days: a test compares them with the code that deletes. */
  days?: number
  /** The privacy policy (features/accounts/agreements/documents) promises it in a sentence: retention.test.ts has it. */
  isPromised?: true
}

/** The only list of what is stored, and for how long. */
export const retention = {
  reviews: {
    what: msg`Reviews, shown or refused`,
    until: msg`until their author withdraws them`,
    isPromised: true,
  },
  order: {
    what: msg`The order and time in which one day’s reviews came`,
    until: msg`until their log is erased, after midnight UTC`,
    isPromised: true,
  },
  floods: {
    what: msg`Marks against floods`,
    until: msg`in memory, for one day at most`,
    isPromised: true,
  },
  tickets: {
    what: msg`Support messages, their files and addresses`,
    until: msg`until the ticket is closed`,
    isPromised: true,
  },
  answers: {
    what: msg`Support answers`,
    until: msg`90 days after the ticket was closed`,
    days: 90,
    isPromised: true,
  },
  notices: {
    what: msg`Notices about reviews, with their log and exports`,
    until: msg`three years after their end, longer while they are held`,
    isPromised: true,
  },
  threatNotes: {
    what: msg`Notes on profiles about notices without ground`,
    until: msg`three years after they were taken back or declined`,
    isPromised: true,
  },
  claims: {
    what: msg`Claims of pages, with their steps`,
    until: msg`while the page is held; else three years after their end. Address, note and papers: until the decision`,
    isPromised: true,
  },
  replies: {
    what: msg`Replies and statements of people rated`,
    until: msg`as long as their claim, and a reply as long as its review`,
    isPromised: true,
  },
  demands: {
    what: msg`Demands of courts and authorities`,
    until: msg`for ever`,
    isPromised: true,
  },
  errors: { what: msg`Error reports`, until: msg`30 days`, days: 30, isPromised: true },
  refusals: { what: msg`How often calls were refused, by day`, until: msg`90 days`, days: 90 },
  sessions: { what: msg`Sessions`, until: msg`12 hours at most, 15 minutes without use (5 on a shared device)` },
  signIns: { what: msg`Sign-in history`, until: msg`90 days`, days: 90 },
  sources: {
    what: msg`Runs of the sources that are fetched by themselves`,
    until: msg`400 days, and the last of each for ever`,
    days: 400,
  },
  jobs: { what: msg`How the jobs did, by day`, until: msg`90 days`, days: 90 },
  accounts: { what: msg`Accounts with their settings`, until: msg`until their owner closes them` },
  acceptances: { what: msg`What was accepted, when, in which text`, until: msg`for ever; without a name once the account is closed` },
  audit: { what: msg`The audit`, until: msg`for ever` },
} as const satisfies Readonly<Record<string, RetentionLine>>
