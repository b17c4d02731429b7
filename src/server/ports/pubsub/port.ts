/** Someone who hears the words of a channel. */
export interface Listener {
  /** One word. It may come while an earlier one is still being dealt with. */
  hear(text: string): void
  /** Messages may have been lost while the connection was down: the listener must read again. Called once the channel works again. */
  missed(): void
}

/**
 * Short words from one process to all, itself included.
 *
 * Guaranteed: a word is heard at most once by each listener, and the words of one publisher on one channel in
 * their order. Not guaranteed: that a word is heard at all, nor an order across publishers. So a word never carries
 * what cannot be found elsewhere, and who listens must be able to catch up: after `missed`, and now and then unasked.
 */
export interface PubSub {
  /**
   * Says a word to the person who listens now, in this process and in others. Never fails for want of a connection: a word
   * that cannot be said is lost. Done when it has been handed on, which is no receipt.
   * @param channel a name: small letters and underscores, 40 at most
   * @param text at most 7,000 bytes in UTF-8
   * @throws TypeError (a bug) for a channel or a text of another kind
   */
  publish(channel: string, text: string): Promise<void>
  /**
   * Hears a channel from when this is done until the answer is called.
   * @throws TypeError (a bug) for a channel of another kind
   * @throws Error when the other side cannot be reached for the first time; afterwards it is tried again for ever
   */
  subscribe(channel: string, listener: Listener): Promise<() => void>
  /** Lets the connections go. Nothing is heard or said any more. */
  close(): Promise<void>
}

/** What an adapter that may lose its connection is given. */
export interface PubSubDeps {
  /** Receives each loss of the connection, once, and each error that a listener throws. */
  report: (error: unknown, where: string) => void
}

/** Below the 8,000 bytes that PostgreSQL takes as the payload of a NOTIFY (manual, SQL NOTIFY, "payload"). */
export const mostBytes = 7_000
