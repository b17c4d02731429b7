import { type Field, type Model, notCompared, type Rates } from './model.ts'

/** What one field says of a pair, as a bar of the waterfall. */
export interface FieldWeight {
  field: string
  /** The level's name; `null` where a record does not say. */
  level: string | null
  /** Bits for (above 0) or against it that both are one person, without the part of how common the value is. */
  bits: number
  /** Bits that the value's frequency takes away (common) or adds (rare). */
  frequencyBits: number
}

/** How a pair scores: probability, the sum of bits, and how they came about. */
export interface Scored {
  probability: number
  /** `log2(prior odds)` and all fields' bits together. */
  bits: number
  priorBits: number
  fields: FieldWeight[]
}

/** The probability of odds that are given in bits: 0 bits are one half. */
export function probabilityOf(bits: number): number {
  return 1 / (1 + 2 ** -bits)
}

/** The odds of the model's prior, in bits. */
function priorBitsOf(prior: number): number {
  return Math.log2(prior / (1 - prior))
}

/**
 * The bits of a level: `log2(m / u)` (I. Fellegi and A. Sunter, "A Theory for Record Linkage", JASA 1969),
 * or those that are laid down.
 */
export function levelBits(field: Field<never>, rates: Rates, level: number): number {
  return field.levels[level]?.bits ?? Math.log2(rates.m[level]! / rates.u[level]!)
}

/**
 * What the frequency of the value adds: `log2(u of the best level / share of the value)`, times the level's
 * strength. Two unlike spellings count as the more common one (Splink, "Term frequency adjustments"); what nobody counted adds nothing.
 */
export function frequencyBits<R>(field: Field<R>, rates: Rates, level: number, a: R, b: R): number {
  const strength = field.levels[level]!.byFrequency ?? 0
  if (strength === 0 || !field.share) return 0
  const share = Math.max(field.share(a), field.share(b))
  return share === 0 ? 0 : strength * Math.log2(rates.u[0]! / share)
}

/** Makes the scorer of a model that answers with bits alone, for millions of pairs. */
export function quickScorer<R>({ fields, rates, prior }: Model<R>): (a: R, b: R) => number {
  const priorBits = priorBitsOf(prior)
  const bits = fields.map((field, at) => field.levels.map((_, level) => levelBits(field as Field<never>, rates[at]!, level)))
  return (a, b) => {
    let sum = priorBits
    for (let at = 0; at < fields.length; at += 1) {
      const field = fields[at]!
      const level = field.compare(a, b)
      if (level !== notCompared) sum += bits[at]![level]! + frequencyBits(field, rates[at]!, level, a, b)
    }
    return sum
  }
}

/** Scores a pair and says what each field had to do with it, in the fields' order. */
export function score<R>({ fields, rates, prior }: Model<R>, a: R, b: R): Scored {
  const priorBits = priorBitsOf(prior)
  const weights = fields.map((field, at): FieldWeight => {
    const level = field.compare(a, b)
    if (level === notCompared) return { field: field.name, level: null, bits: 0, frequencyBits: 0 }
    return {
      field: field.name,
      level: field.levels[level]!.name,
      bits: levelBits(field as Field<never>, rates[at]!, level),
      frequencyBits: frequencyBits(field, rates[at]!, level, a, b),
    }
  })
  const bits = weights.reduce((sum, weight) => sum + weight.bits + weight.frequencyBits, priorBits)
  return { probability: probabilityOf(bits), bits, priorBits, fields: weights }
}
