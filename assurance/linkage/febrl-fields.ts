import { type Field, notCompared } from '#domain/linkage/model.ts'
import { jaroWinkler } from '#domain/linkage/jaro-winkler.ts'
import { otherNamesOf } from '#domain/matching/nicknames.ts'
import { slipsBetween } from '#domain/matching/edits.ts'
import type { Column, FebrlRecord } from './febrl.ts'

type F = Field<FebrlRecord>

const levels = (...rows: [name: string, start: number, byFrequency?: number][]) =>
  rows.map(([name, start, byFrequency]) => (byFrequency === undefined ? { name, start } : { name, start, byFrequency }))

/** Alike enough to be one word misspelt. */
const near = 0.92
const nearish = 0.84

const alike = (a: string, b: string) => a !== '' && b !== '' && jaroWinkler(a, b) >= nearish

/** The names that stand across each other in two records: as many as both have, or 0 where one of them is not alike. */
function swapped({ squeezed: a }: FebrlRecord, { squeezed: b }: FebrlRecord): number {
  const crossed = [
    [a.given_name, b.surname],
    [a.surname, b.given_name],
  ] as const
  const compared = crossed.filter(([one, other]) => one !== '' && other !== '')
  if (!compared.every(([one, other]) => alike(one, other))) return 0
  return alike(a.given_name, b.given_name) || alike(a.surname, b.surname) ? 0 : compared.length
}

function wordLevel(a: string, b: string): number {
  if (a === b) return 0
  const likeness = jaroWinkler(a, b)
  // Words within two slips of each other are more alike than this.
  if (likeness < 0.7) return 4
  if (likeness >= near || (a.length > 4 && b.length > 4 && slipsBetween(a, b, 1) <= 1)) return 1
  if (likeness >= nearish || (a.length > 5 && b.length > 5 && slipsBetween(a, b, 2) <= 2)) return 2
  return 3
}

const surname: F = {
  name: 'surname',
  levels: levels(['same', 0.7, 1], ['one slip', 0.12, 1], ['alike', 0.08, 0.7], ['somewhat alike', 0.04], ['other', 0.06]),
  share: ({ shares }) => shares.surname,
  compare(a, b) {
    const [one, other] = [a.squeezed.surname, b.squeezed.surname]
    if (one === '' || other === '' || swapped(a, b) > 0) return notCompared
    return wordLevel(one, other)
  },
}

const given: F = {
  name: 'given name',
  levels: levels(
    ['same', 0.65, 1],
    ['one slip', 0.12, 1],
    ['alike', 0.07, 0.7],
    ['somewhat alike', 0.03],
    ['other', 0.05],
    ['another form of it', 0.01],
    ['given name and surname swapped', 0.06],
    ['the one in the place of the other, which is missing', 0.01],
  ),
  share: ({ shares }) => shares.given_name,
  compare(a, b) {
    const across = swapped(a, b)
    if (across > 0) return across === 2 ? 6 : 7
    const [one, other] = [a.squeezed.given_name, b.squeezed.given_name]
    if (one === '' || other === '') return notCompared
    const level = wordLevel(one, other)
    return level > 1 && otherNamesOf(one).includes(other) ? 5 : level
  },
}

function text(name: string, column: Column): F {
  return {
    name,
    levels: levels(['same', 0.7, 1], ['one slip', 0.12, 1], ['alike', 0.08, 0.7], ['somewhat alike', 0.02], ['other', 0.08]),
    share: ({ shares }) => shares[column],
    compare(a, b) {
      const [one, other] = [a.squeezed[column], b.squeezed[column]]
      return one === '' || other === '' ? notCompared : wordLevel(one, other)
    },
  }
}

/** The two lines of an address, in either order. */
function line(name: string, column: 'address_1' | 'address_2', across: 'address_1' | 'address_2'): F {
  return {
    name,
    levels: levels(
      ['same', 0.7, 1],
      ['one slip', 0.12, 1],
      ['alike', 0.08, 0.7],
      ['somewhat alike', 0.02],
      ['other', 0.05],
      ['on the other line', 0.03],
    ),
    share: ({ shares }) => shares[column],
    compare(a, b) {
      const [one, other] = [a.squeezed[column], b.squeezed[column]]
      const level = one === '' || other === '' ? notCompared : wordLevel(one, other)
      if (level !== notCompared && level < 3) return level
      return alike(one, b.squeezed[across]) || alike(other, a.squeezed[across]) ? 5 : level
    },
  }
}

/** Numbers written in digits: one or two of them wrong, or two neighbours swapped. */
function digits(name: string, column: Column): F {
  return {
    name,
    levels: levels(['same', 0.8, 1], ['one slip', 0.1], ['two slips', 0.03], ['other', 0.07]),
    share: ({ shares }) => shares[column],
    compare(a, b) {
      const [one, other] = [a.squeezed[column], b.squeezed[column]]
      if (one === '' || other === '') return notCompared
      return one === other ? 0 : slipsBetween(one, other, 2)
    },
  }
}

const born: F = {
  name: 'date of birth',
  levels: levels(['same', 0.8], ['one slip', 0.1], ['day and month swapped', 0.01], ['two slips', 0.02], ['other', 0.07]),
  compare(a, b) {
    const [one, other] = [a.squeezed.date_of_birth, b.squeezed.date_of_birth]
    if (one === '' || other === '') return notCompared
    if (one === other) return 0
    if (one.length === 8 && one === other.slice(0, 4) + other.slice(6) + other.slice(4, 6)) return 2
    const slips = slipsBetween(one, other, 2)
    return slips === 1 ? 1 : slips === 2 ? 3 : 4
  },
}

/** What a directory also has: names, suburb and state. */
export const fewFields: readonly F[] = [given, surname, text('suburb', 'suburb'), digits('state', 'state')]

/** All fields of the set. */
export const allFields: readonly F[] = [
  given,
  surname,
  digits('street number', 'street_number'),
  line('first line', 'address_1', 'address_2'),
  line('second line', 'address_2', 'address_1'),
  text('suburb', 'suburb'),
  digits('postcode', 'postcode'),
  digits('state', 'state'),
  born,
  digits('social security number', 'soc_sec_id'),
]
