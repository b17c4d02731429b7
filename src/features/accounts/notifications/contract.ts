// The list of notifications inside the site: that something happened, when, and the page that shows it. Everyone reads and marks
// their own.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { eventKinds } from '#domain/notifications/kinds.ts'

/** How many the list holds. */
export const mostListed = 50

export const Notification = z.object({
  id: z.string(),
  kind: z.enum(eventKinds),
  /** The page that shows what it is about: an address of this site with ids, and no words. */
  to: z.string(),
  /** When it happened last, and how often since it was last seen. */
  at: z.string(),
  times: z.int(),
  isSeen: z.boolean(),
})
export type Notification = z.output<typeof Notification>

const List = z.object({
  /** The newest first. */
  notifications: z.array(Notification),
  /** How many of all are not seen yet. */
  unseen: z.int(),
  /** There are older ones. */
  isMore: z.boolean(),
})
export type List = z.output<typeof List>

export const calls = {
  list: call({
    name: 'notifications.list',
    method: 'GET',
    path: '/api/notifications',
    access: 'agreed',
    summary: 'One’s own notifications of the last 90 days, the newest first. Nothing counts as seen by it.',
    reply: List,
  }),
  see: call({
    name: 'notifications.see',
    method: 'POST',
    path: '/api/notifications/seen',
    access: 'agreed',
    summary: 'Marks notifications of one’s own as seen. Nothing in the case counts as opened by it.',
    body: z.object({ ids: z.array(z.guid()).check(z.minLength(1), z.maxLength(mostListed)) }),
    reply: List,
  }),
}
