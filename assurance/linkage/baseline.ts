import { jaroWinkler } from '#domain/linkage/jaro-winkler.ts'
import type { Column, FebrlRecord } from './febrl.ts'

/** How much each field counts in the plain sum; someone's guess, as such sums are made. */
const weights: Readonly<Record<Column, number>> = {
  given_name: 2,
  surname: 2,
  street_number: 1,
  address_1: 1.5,
  address_2: 1,
  suburb: 1,
  postcode: 1,
  state: 0.5,
  date_of_birth: 2,
  soc_sec_id: 2,
}

/** The plain way: the likeness of each field that both have (Jaro-Winkler), weighted, as one number from 0 to 1. */
export function plainScore(a: FebrlRecord, b: FebrlRecord, columns: readonly Column[]): number {
  let sum = 0
  let total = 0
  for (const column of columns) {
    const [one, other] = [a.values[column], b.values[column]]
    if (one === '' || other === '') continue
    sum += weights[column] * jaroWinkler(one, other)
    total += weights[column]
  }
  return total === 0 ? 0 : sum / total
}
