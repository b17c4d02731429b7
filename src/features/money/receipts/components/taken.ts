import type { ReceiptReading } from '../contract.ts'

/** What a parent took from a receipt into a form: one thing at a time. */
export interface Taken {
  /** Cents; negative where money was given back. */
  total?: number
  tax?: number
  tip?: number
  /** `YYYY-MM-DD` */
  day?: string
  merchant?: string
}

type Field = 'total' | 'tax' | 'tip' | 'day' | 'merchant'
type Offer = ReceiptReading[Field][number]

export interface Chip {
  field: Field
  offer: Offer
}

/** A reading that is nearly as likely as the first one is shown beside it: neither may look certain. */
const nearly = 0.6

/** What is offered at once, and what stands behind "Other amounts" and "Other dates and names". */
export function chipsOf(reading: ReceiptReading): { first: Chip[]; amounts: Chip[]; others: Chip[] } {
  const chips = (field: Field): Chip[] => (reading[field] as readonly Offer[]).map((offer) => ({ field, offer }))
  const isFirst = ({ offer }: Chip, index: number, all: readonly Chip[]) => index === 0 || offer.score >= all[0]!.offer.score * nearly
  const [total, day, merchant] = [chips('total'), chips('day'), chips('merchant')]
  const [tax, tip] = [chips('tax'), chips('tip')]
  const first = [
    ...total.filter(isFirst).slice(0, 2),
    ...day.filter(isFirst).slice(0, 2),
    ...merchant.slice(0, 1),
    ...tax.slice(0, 1),
    ...tip.slice(0, 1),
  ]
  const rest = (all: readonly Chip[]) => all.filter((chip) => !first.includes(chip))
  return { first, amounts: rest([...total, ...tax, ...tip]), others: rest([...day, ...merchant]) }
}

export const takenOf = ({ field, offer }: Chip): Taken => ({ [field]: offer.value })
