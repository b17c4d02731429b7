// A paper as the features write it: blocks from top to bottom. Where lines and pages end is decided by `layOut`.

/** A column of a table. */
export interface TableColumn {
  name: string
  /** Its part of the width of the page; all columns of a table together are 1. */
  share: number
  /** Amounts: they end where the column ends. */
  isEnd?: boolean
}

/** A piece of a paper. */
export type Block =
  | { kind: 'heading'; text: string; level: 1 | 2 }
  | { kind: 'text'; text: string; isBold?: boolean; isSmall?: boolean; isIndented?: boolean }
  /** Names and what they stand for, one below the other. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** Rows beside each other; each page that it goes on to begins with the names of its columns. */
  | { kind: 'table'; columns: readonly TableColumn[]; rows: readonly (readonly string[])[] }
  /** A thin line across the page. */
  | { kind: 'rule' }

export interface Paper {
  /** The title of the file, and the left of each page's head. */
  title: string
  /** Before the number of each page at its foot, such as `SMITH-`; the number has six digits (a Bates number). */
  prefix: string
  blocks: readonly Block[]
}
