import type { Json } from '#domain/transparency-log/canonical-json.ts'

/** Work that waits in the database until someone does it, and how it is done. */
export interface Work {
  /** `feature.verb`, as in reports; letters, dots and hyphens. */
  readonly name: string
  /**
   * Does one piece of work. It is done at least once: a process that is killed may have done all of it, and another does it again. Two
   * processes may do two pieces at a time, also of one key. What is thrown is reported, and the piece is tried again, later each time.
   */
  run(data: { readonly [name: string]: Json }): Promise<void>
}

/** One piece of work. */
export interface Piece {
  /** Whose work it is: the name of a `Work`. */
  name: string
  /** Ids and numbers: rows of the queue outlive the work by a week, so nothing that a person wrote. */
  data: { readonly [name: string]: Json }
  /**
   * Of one name and key at most one piece waits; what is asked for meanwhile is done with it. A piece that someone works on does not
   * count, because it may have read before the change. Left out, each piece is its own.
   */
  key?: string
  /** Milliseconds that it waits at least; of two with one key, the shorter. */
  after?: number
}

/** Workers that are under way. */
export interface Working {
  /** Takes no further work, and is done when the work under way is. What takes longer than so many milliseconds is left for another try. */
  stop(patience?: number): Promise<void>
}
