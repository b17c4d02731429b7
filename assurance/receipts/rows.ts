// What the makers of receipts share.
/** A row of a receipt: text at the left, in the middle or as two columns; larger where it is printed so. */
export interface Row {
  left?: string
  middle?: string
  right?: string
  isLarge?: boolean
}

export const shapes = ['grocery', 'pharmacy', 'restaurant', 'card slip', 'big store', 'doctor', 'online order', 'refund'] as const
export type Shape = (typeof shapes)[number]

export interface Chance {
  whole(from: number, to: number): number
  pick<T>(of: readonly T[]): T
  is(share: number): boolean
}

export const chanceOf = (next: () => number): Chance => ({
  whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
  pick: (of) => of[Math.floor(next() * of.length)]!,
  is: (share) => next() < share,
})

/** "1,042.10", with a dollar sign where the receipt has them. */
export const money = (cents: number, sign: string) => {
  const text = `${sign}${Math.floor(Math.abs(cents) / 100).toLocaleString('en-US')}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
  return cents < 0 ? `-${text}` : text
}
