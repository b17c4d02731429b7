/** A timestamp of an outside authority: a reader who has it can show that something existed then, without believing us. */
export interface Stamp {
  /** The token (RFC 3161, section 2.4.2), as DER: it has the authority's certificates in it. */
  token: Uint8Array
  /** The time that the authority says. */
  at: Date
  /** Who the authority is, by the subject of its certificate. */
  authority: string
  /** Milliseconds that its clock is before ours, beyond what the request took; negative where it is behind. */
  drift: number
}

/**
 * Why there is no stamp. `gone`: no connection, or an answer that is no success; `slow`: none in time; `refused`: the authority says no;
 * `wrong`: an answer that is about something else, that nobody signed, or that is no answer. All but `wrong` are worth another try.
 */
export type WhyNot = 'gone' | 'slow' | 'refused' | 'wrong'

export class NoStamp extends Error {
  readonly why: WhyNot
  constructor(why: WhyNot, message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}

/** Asks an outside authority for timestamps. It learns a hash and nothing else. */
export interface Anchor {
  /**
   * @param data what is stamped: the authority is sent its SHA-256
   * @throws NoStamp with the reason
   */
  stamp(data: Uint8Array): Promise<Stamp>
}
