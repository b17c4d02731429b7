/** Someone who hears the words of a channel. */
export interface Listener {
  /** Receives one message. It may be called while an earlier call is still running. */
  hear(text: string): void
  /** Messages may have been lost while the connection was down: the listener must read again. Called once the channel works again. */
  missed(): void
}

/**
 * Short messages from one process to all, itself included.
 *
 * Guaranteed: each listener gets a message at most once, and the messages of one publisher on one channel in
 * order. Not guaranteed: that a message arrives at all, nor an order across publishers. So a message never carries
 * data that cannot be found elsewhere, and listeners must be able to catch up: after `missed`, and now and then on their own.
 */
export interface PubSub {
  /**
   * Sends a message to all current listeners, in this process and in others. Never fails for lack of a connection: then the
   * message is lost. Resolves when the message was handed on, which confirms no receipt.
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
  /** Closes the connections. Nothing is received or sent any more. */
  close(): Promise<void>
}

/** The dependencies of an adapter that may lose its connection. */
export interface PubSubDeps {
  /** Receives each loss of the connection, once, and each error that a listener throws. */
  report: (error: unknown, where: string) => void
}

/** Below the 8,000 bytes that PostgreSQL takes as the payload of a NOTIFY (manual, SQL NOTIFY, "payload"). */
export const mostBytes = 7_000
