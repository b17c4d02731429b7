import { medianOf as middleOf } from '../exchange/punctuality.ts'

/** The median of numbers. @throws RangeError where there are none */
export function medianOf(values: readonly number[]): number {
  const middle = middleOf(values)
  if (middle === null) throw new RangeError('There is no median of nothing.')
  return middle
}

/** The median distance from the median (MAD): how much numbers usually differ, whatever a few of them do. */
export function spreadOf(values: readonly number[]): number {
  const middle = medianOf(values)
  return medianOf(values.map((value) => Math.abs(value - middle)))
}
