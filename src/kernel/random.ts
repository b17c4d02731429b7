/** A source of chance, handed in so that tests can repeat it. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A random (version 4) UUID: it carries no time and no order. */
  uuid(): string
}
