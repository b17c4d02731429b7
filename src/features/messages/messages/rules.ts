import { msg, type Text } from '#kernel/text.ts'
import type { Link, MessageKind } from './contract.ts'

/** What each kind of message is called, on pages and in records. */
export const kindNames: Readonly<Record<MessageKind, Text>> = {
  message: msg`Message`,
  request: msg`Request`,
  notice: msg`Notice`,
  fyi: msg`For your information`,
  settlement: msg`Settlement offer`,
  addendum: msg`Addition`,
}

/** What a link leads to, in plain words: for a reader who does not see the thing, too. */
export const linkNames: Readonly<Record<Link['kind'], Text>> = {
  exchange: msg`Exchange`,
  event: msg`Event in the calendar`,
  swap: msg`Swap request`,
  order: msg`Order`,
  clause: msg`Clause of the parenting plan`,
}
