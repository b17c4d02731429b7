import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Conflict } from '#domain/linkage/person-conflicts.ts'
import type { Bar, Face } from '../contract.ts'

/** The fields and levels of domain/linkage, as the desk reads them. */
const words: Readonly<Record<string, MessageDescriptor>> = {
  'family name': msg`Family name`,
  'given name': msg`Given name`,
  'middle name': msg`Middle name`,
  suffix: msg`Suffix`,
  'number in a register': msg`Number in a register`,
  court: msg`Court`,
  state: msg`State`,
  'county, within a state': msg`County, within a state`,
  'year of admission': msg`Year of admission`,
  employer: msg`Employer`,
  role: msg`Role`,
  same: msg`the same`,
  other: msg`another`,
  'a part or a former name is the same': msg`a part or a former name is the same`,
  'spelled alike': msg`spelled alike`,
  'sounds alike': msg`sounds alike`,
  'another form of it': msg`another form of it`,
  'an initial of it': msg`an initial of it`,
  'the other one’s middle name': msg`the other one’s middle name`,
  'given and family name turned': msg`given and family name turned`,
  'one of them has none': msg`one of them has none`,
  'two numbers in one register': msg`two numbers in one register`,
  'a year apart': msg`a year apart`,
  'same words': msg`the same words`,
  'half of the words': msg`half of the words`,
  'one may follow on the other': msg`one may follow on the other`,
}

export const linkageWord = (i18n: I18n, text: string) => (words[text] ? i18n._(words[text]) : text)

export const conflictWords: Readonly<Record<Conflict, MessageDescriptor>> = {
  two_seats: msg`Both held a seat in two courts at one time`,
  suffix: msg`Their suffixes differ: father and son share all the rest`,
  two_numbers: msg`They have two numbers in one register`,
  names: msg`Their names have nothing in common`,
  two_times: msg`Their seats began at other times: two of one name, or one who was elected again`,
  one_suffix: msg`One of them has a suffix, the other none: they may be father and son`,
}

export const barWords: Readonly<Record<Bar, MessageDescriptor>> = {
  fictional: msg`One of them is fictional and the other is not. They are never merged.`,
  role: msg`They have two roles, which are rated by different questions. Keep both profiles.`,
  two_seats: msg`Both held a seat in two courts at the same time. They are two people.`,
  two_numbers: msg`They have two numbers in one register. They are two people.`,
  not_same: msg`Somebody has said that these are two people. Take that back first.`,
  two_holders: msg`Each of them has a holder, and these are two accounts. One of the claims has to end first.`,
}

/** Where someone works, in a line. */
export const placeOf = ({ title, courtName, county, state }: Face) => [title, courtName, county, state].filter(Boolean).join(', ')

/** Never 100 %: the sum of bits is never certain. Cut off, not rounded up, so that 0.9899 does not read as 99 %. */
export function percent(i18n: I18n, probability: number): string {
  const cut = Math.min(0.9999, Math.floor(probability * 10_000) / 10_000)
  return i18n.number(cut, { style: 'percent', maximumFractionDigits: 2 })
}

/** "+7.7", "−2.9" */
export const bitsOf = (i18n: I18n, bits: number) =>
  i18n.number(bits, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 })
