import type { Because, Holder } from './types.ts'

/**
 * A piece of time that one rule gives to one holder, on the clock of the wall: minutes since
 * 1970-01-01 00:00 without zone, `to` not counted.
 */
export interface Piece {
  from: number
  to: number
  holder: Holder
  /** Where the child comes to the holder, and where it is handed on; null where the rule does not say. */
  startPlace: string | null
  endPlace: string | null
  because: Because
  /** Minutes of the whole that it is a part of, where a holiday is cut in two. */
  whole?: number | undefined
}

/** The part of the wall clock that is asked for: whole days before and after may come too. */
export interface Window {
  from: number
  to: number
}
