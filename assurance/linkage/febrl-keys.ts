import type { Key } from '#domain/linkage/blocks.ts'
import { soundexOf } from '#domain/linkage/soundex.ts'
import type { FebrlRecord } from './febrl.ts'

const joined = (name: string, ...parts: string[]): Key[] => (parts.includes('') ? [] : [[`${name} ${parts.join(' ')}`]])
const sound = (word: string) => soundexOf(word)

/** Keys that need names, suburb and state only. */
export function fewKeys({ squeezed: { given_name: given, surname, suburb, state } }: FebrlRecord): Key[] {
  return [
    ...joined('names', ...[sound(given), sound(surname)].toSorted()),
    ...joined('surname initial', surname.slice(0, 4), given.slice(0, 1)),
    ...joined('given initial', given.slice(0, 4), surname.slice(0, 1)),
    ...joined('surname suburb', sound(surname), suburb.slice(0, 3)),
    ...joined('given suburb', sound(given), suburb.slice(0, 3)),
    ...joined('swapped', sound(given), suburb.slice(0, 3)).map(([key]): Key => [key.replace('swapped', 'surname suburb')]),
    ...joined('suburb', suburb, state),
    ...joined('ends', surname.slice(-4), given.slice(-2)),
    ...joined('ends', surname.slice(-4), state),
  ]
}

/** Keys of all fields. */
export function allKeys(record: FebrlRecord): Key[] {
  const { address_1: street, postcode, date_of_birth: born, soc_sec_id: number, surname, given_name: given } = record.squeezed
  return [
    ...fewKeys(record),
    ...joined('born', born),
    ...joined('number', number),
    ...joined('street', street.slice(0, 8)),
    ...joined('postcode', postcode, surname.slice(0, 1)),
    ...joined('postcode', postcode, given.slice(0, 1)),
    ...joined('born part', born.slice(0, 6), sound(surname)),
    ...joined('number part', number.slice(0, 4)),
    ...joined('number end', number.slice(-4)),
  ]
}
