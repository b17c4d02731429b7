/** One answer that a comparison of a field may give. */
export interface Level {
  /** In words, for people: "same", "another form of the name". */
  name: string
  /** How often this is expected of two records of one person before anything is measured; the levels of a field add up to 1. */
  start: number
  /**
   * How much a common value counts against it, from 0 (not at all) to 1 (fully): two people called Smith agree
   * more often by chance than two called Abudu. Needs the field's `share`.
   */
  byFrequency?: number
  /** Bits that are laid down rather than measured: a number of a register is nobody else's. */
  bits?: number
}

/** The levels of a field were not compared: one of the records does not say. It counts for nothing. */
export const notCompared = -1

/** One field of two records of the kind `R`, and how alike they can be. */
export interface Field<R> {
  name: string
  /** The most alike first; the last is "anything else". */
  levels: readonly Level[]
  /** @returns the index of the level, or `notCompared`. The same in both directions. */
  compare(a: R, b: R): number
  /** Which share of all records has this record's value, 0 to 1; 0 where it has none. */
  share?(record: R): number
}

/** What is known of one level: how often records of one person, and of two, stand on it. */
export interface Rates {
  /** Of two records of one person, this share stands on each level (Fellegi and Sunter's m). */
  m: readonly number[]
  /** Of two records of two people, this share stands on each level (their u). */
  u: readonly number[]
}

/** All that scoring needs: the fields, their rates, and how rare a match is. */
export interface Model<R> {
  fields: readonly Field<R>[]
  rates: readonly Rates[]
  /** The share of all pairs of records that are one person, before anything of them is compared. */
  prior: number
}
