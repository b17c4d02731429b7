import { msg, type Text } from '#kernel/text.ts'
import type { Benefit, Ground, Why } from './contract.ts'

export const dayLong = 24 * 3_600_000

export const groundNames: Readonly<Record<Ground, Text>> = {
  court_waiver: msg`A court waived my fees`,
  benefits: msg`I get public benefits`,
  income: msg`My income is low`,
  other: msg`Something else`,
}
export const benefitNames: Readonly<Record<Benefit, Text>> = {
  snap: msg`SNAP (food stamps)`,
  tanf: msg`TANF (cash assistance)`,
  ssi: msg`SSI`,
  medicaid: msg`Medicaid`,
  housing: msg`Housing assistance`,
  wic: msg`WIC`,
  other: msg`Another benefit`,
}

/** What is missing for a ground, by field; and what belongs to another ground is left out. */
export function checked({ ground, benefit, people, monthCents, words }: Why): { wrong: Partial<Record<keyof Why, Text>>; why: Why } {
  const wrong: Partial<Record<keyof Why, Text>> = {
    ...(ground === 'benefits' && benefit === null && { benefit: msg`Choose a benefit.` }),
    ...(ground === 'income' && people === null && { people: msg`Enter a number from 1 to 20.` }),
    ...(ground === 'income' && monthCents === null && { monthCents: msg`Enter dollars a month, for example 1800.` }),
    ...(ground === 'other' && words === '' && { words: msg`Write a sentence or two.` }),
  }
  const isIncome = ground === 'income'
  return {
    wrong,
    why: {
      ground,
      benefit: ground === 'benefits' ? benefit : null,
      people: isIncome ? people : null,
      monthCents: isIncome ? monthCents : null,
      words,
    },
  }
}

/** A median of fewer decisions would say little. */
export const leastDecisions = 5

/** Days before the end of a waiver on which its owner is written to. */
const reminderDays = [30, 7]
/** How many mails there should have been by now. Milliseconds. */
export const remindersDue = (until: number, now: number): number =>
  now >= until ? reminderDays.length : reminderDays.filter((days) => now >= until - days * dayLong).length

/** A waiver can be renewed with one press from 60 days before its end to 90 days after it. Milliseconds. */
export const canRenewAt = (until: number, now: number): boolean => now >= until - 60 * dayLong && now <= until + 90 * dayLong

/** How long a person of the staff has an application for themselves. Milliseconds. */
export const claimFor = 30 * 60_000
