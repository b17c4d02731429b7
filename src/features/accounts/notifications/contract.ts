// The list of notifications inside the site: that something happened, when, and the page that shows it; and the devices that are
// notified. Everyone reads and changes their own.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { eventKinds } from '#domain/notifications/kinds.ts'

/** How many a page of the list holds. */
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
  /** Where the next page begins; `null` on the last. */
  next: z.nullable(z.string()),
})
export type List = z.output<typeof List>

const Device = z.object({
  id: z.string(),
  /** The browser and its system, as in the list of sessions. */
  name: z.string(),
  since: z.string(),
  /** It is the one that asks. */
  isThis: z.boolean(),
})
export type Device = z.output<typeof Device>

const Devices = z.object({
  /** The installation's public key (RFC 8292), which a browser subscribes with; `null` where there is none yet. */
  key: z.nullable(z.string()),
  devices: z.array(Device),
})
export type Devices = z.output<typeof Devices>

const base64url = (longest: number) =>
  z.string().check(z.maxLength(longest), z.regex(/^[\w-]+$/, reason(msg`it is not what a browser gives`)))

export const calls = {
  list: call({
    name: 'notifications.list',
    method: 'GET',
    path: '/api/notifications',
    access: 'agreed',
    summary: 'One’s own notifications of the last 90 days, the newest first. Nothing counts as seen by it.',
    query: z.object({ only: z.optional(z.literal('unseen')), cursor: z.optional(z.string().check(z.maxLength(200))) }),
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
  seeAll: call({
    name: 'notifications.seeAll',
    method: 'POST',
    path: '/api/notifications/all-seen',
    access: 'agreed',
    summary: 'Marks all of one’s own as seen, up to a moment: what came in since is not. Nothing in the case counts as opened by it.',
    body: z.object({ until: z.iso.datetime() }),
    reply: List,
  }),
  devices: call({
    name: 'notifications.devices',
    method: 'GET',
    path: '/api/notifications/devices',
    access: 'signedIn',
    summary: 'The devices that one is notified on. Their addresses at push services are in no reply.',
    reply: Devices,
  }),
  addDevice: call({
    name: 'notifications.addDevice',
    method: 'POST',
    path: '/api/notifications/devices',
    access: 'signedIn',
    summary: 'Turns notifications on for this device, until its session ends. Not on a device that others use.',
    body: z.object({ endpoint: z.string().check(z.maxLength(1000)), p256dh: base64url(100), auth: base64url(40) }),
    reply: Devices,
    limit: { most: 30, minutes: 60 },
  }),
  removeDevice: call({
    name: 'notifications.removeDevice',
    method: 'POST',
    path: '/api/notifications/devices/removed',
    access: 'signedIn',
    summary: 'Turns notifications off for a device of one’s own.',
    body: z.object({ id: z.guid() }),
    reply: Devices,
  }),
}
