import type { CaseTx } from '#access/cases.ts'
import { slot } from '#feature/slots.ts'
import type { Membership } from './membership.ts'

/**
 * How many messages are linked to each of these things, as far as the seat sees messages: by the thing's id, without those that none is
 * linked to. The messages fill it, for pages below them.
 */
export type MessagesAbout = (
  tx: CaseTx,
  seat: Membership,
  of: { kind: 'exchange' | 'event' | 'swap'; ids: readonly string[] },
) => Promise<ReadonlyMap<string, number>>

export const messagesAbout = slot<MessagesAbout>('messages about a thing')
