/** Where a browser listens, and what it opens messages with (PushSubscription of the Push API). */
export interface Subscription {
  /** The push service's address for this browser. Who has it and the keys can send to the device. */
  endpoint: string
  /** An uncompressed point on P-256: 65 bytes. */
  p256dh: Uint8Array
  /** 16 bytes. */
  auth: Uint8Array
}

/** One message to one device. */
export interface Message {
  /** Sealed before it is sent: the push service reads none of it. @see sealed for how long it may be */
  text: string
  /** Seconds that the push service may hold it for a device that is off. */
  ttl: number
}

/**
 * What became of it. `gone`: the device listens no more, and never will at this address. `later`: the push service asks to be asked
 * again, after so many milliseconds where it says so. `refused`: it will not be taken, and the status says why.
 */
export type Sent = { is: 'sent' } | { is: 'gone' } | { is: 'later'; after: number | null } | { is: 'refused'; status: number | null }

/** Sends to browsers by their push services (RFC 8030). An address is given by a browser, so it is that of anybody's choice. */
export interface Push {
  /** The public half of a private key of P-256: 65 bytes, which browsers bind their subscriptions to. `null` where the 32 bytes are no key. */
  publicKey(privateKey: Uint8Array): Buffer | null
  /**
   * Whether messages can be sealed for a subscription and its address can be one of a push service: https, and no address of a private
   * network. Names are looked up when they are sent to.
   */
  accepts(to: Subscription): boolean
  /**
   * Sends one message, in ten seconds at most. It never throws for what the other side does.
   * @param key the private key that this installation names itself with to push services (VAPID, RFC 8292)
   */
  send(to: Subscription, message: Message, key: Uint8Array): Promise<Sent>
}
