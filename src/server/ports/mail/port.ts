import type { Db } from '../db/port.ts'

/** One mail in plain text. */
export interface Mail {
  /** One address, `name@host`, without a display name. */
  to: string
  /** One line of 200 characters at most. Neutral: it may be read on a locked screen. */
  subject: string
  text: string
  /** Where an answer goes, if not to the sender. One address. */
  replyTo?: string
  /** Someone waits to learn what becomes of it: the mail server's answer is there for them (`answered`) before it is forgotten. */
  watched?: {
    /** Its id in the outbox, a UUID. */
    id: string
    /** 32 digits, base 16, by chance: bounce reports come to an address with them (VERP), which stands in the envelope alone. */
    returnToken: string
    /** An https address that stops such mails when it is posted to (RFC 8058). */
    stopUrl: string
  }
}

/** One plain address. Stricter than RFC 5322 allows: no quotes, comments, lists or display names, so that it is nothing but an address in any header. */
const plainAddress =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/

/** Whether mail can go to an address: it stands in a header as one address. */
export const isAddress = (text: string): boolean => text.length <= 254 && plainAddress.test(text)

/** Whether an address is one of the demonstration's accounts. `test` is a domain that nobody can have (RFC 6761): mail to it is never sent. */
export const isDemoAddress = (address: string): boolean => address.toLowerCase().endsWith(demoDomain)
export const demoDomain = '@demo.test'

/** A mail as it lies in the outbox. */
export interface Lying extends Mail {
  id: string
  /** The day it was queued, `YYYY-MM-DD`. */
  queuedOn: string
  /** `refused`: it is sent no more; why is the mail server's code, or `too_old`. */
  state: 'waiting' | 'refused'
  refusal: string | null
}

/** What a mail server said last of a watched mail. */
export interface MailAnswer {
  /** Of the mail, as it was posted. */
  id: string
  /** `waiting`: not taken yet, and tried again. */
  state: 'sent' | 'refused' | 'waiting'
  /** The reply code (RFC 5321, 4.2), or `too_old`. */
  code: string
  at: Date
}

/** What a delivery status notification (RFC 3464) says of a mail. */
export interface BounceReport {
  /** Tokens of 32 digits that may name the mail: of its envelope id, and of the address that the report came to. */
  tokens: readonly string[]
  /** What was done about the mail, in small letters: `failed`, `delayed`, `delivered`, `relayed`, `expanded` (RFC 3464, 2.3.3). */
  action: string
  /** The status code (RFC 3463), such as `5.1.1`; empty where it has none that can be read. */
  status: string
}

/** What one turn of sending did. */
export interface Delivery {
  sent: number
  /** Refused for good by the mail server, or given up. */
  refused: number
  /** Left for a later turn. */
  put_off: number
}

/**
 * Mail to the outside. A mail is first laid into the outbox, in the transaction of what it is about, so that
 * whatever was acknowledged is sent even when the process is killed; a job sends it. A mail may arrive
 * twice (killed between the sending and the note of it), never not at all; its Message-ID is the same.
 */
export interface MailPort {
  /**
   * Lays a mail into the outbox.
   * @param db the transaction of what the mail is about
   * @throws Error (a bug) for an address or a subject that cannot stand in a header
   */
  post(db: Db, mail: Mail): Promise<void>
  /**
   * Sends what waits, one after the other, and gives up what has waited for more than five days.
   * @throws Error when the mail server cannot be spoken to; everything then waits for a later turn
   */
  deliver(): Promise<Delivery>
  /** What lies in the outbox, the oldest first, at most so many. */
  list(most: number): Promise<Lying[]>
  /** The newest first, as far as the database still knows it: within a day until the tables are rewritten (app/upkeep.ts). `demo`: to its accounts alone. */
  newest(most: number, of: 'all' | 'demo'): Promise<Lying[]>
  /** The watched mails that a mail server answered about, the oldest answer first: ids. @param most how many */
  answered(most: number): Promise<string[]>
  /**
   * Takes the answer about one watched mail, in the transaction that notes it; a mail that is done with is gone with it.
   * @param tx as the owner of the outbox
   * @returns `null` where another process took it
   */
  takeAnswer(tx: Db, id: string): Promise<MailAnswer | null>
  /**
   * Reads a mail as a bounce report.
   * @param raw the whole mail as it came (RFC 5322)
   * @returns `null` for what is none: an answer of someone who is away, a report of another kind, or no mail at all
   */
  readReport(raw: Uint8Array): Promise<BounceReport | null>
  /** How much lies in the outbox, without reading it; the day of the oldest mail that waits. */
  count(): Promise<{ waiting: number; refused: number; oldestOn: string | null }>
}
