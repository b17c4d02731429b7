// Feeds: the calendar and other programs. Out: a private address where a calendar program reads the layers that its owner
// chose, as far as they see them. In: the events of a file, which are previewed, imported as one batch and undone as one.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { requiredText } from '#http/fields.ts'
import { CaseId, OfCase } from '#case/cases/contract.ts'

/** What a feed contains; `names` and `places` are not layers, but details that the layers show. */
export const feedLayers = ['events', 'private', 'hearings', 'exchanges', 'schedule', 'dues', 'names', 'places'] as const
export const FeedLayer = z.enum(feedLayers)
export type FeedLayer = z.output<typeof FeedLayer>

const Feed = z.object({
  id: z.string(),
  name: z.string(),
  layers: z.array(FeedLayer),
  createdAt: z.string(),
  lastReadAt: z.nullable(z.string()),
})

const file = { name: requiredText(120), file: z.string() }
/** A file of 10 MB, as JSON writes it. */
const largestFile = 21 * 1024 * 1024

const Incoming = z.object({
  key: z.string(),
  title: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  place: z.string(),
  /** It came in with an earlier file. */
  isThere: z.boolean(),
})

const InCase = z.object({ case: CaseId })

export const calls = {
  list: call({
    name: 'feeds.list',
    method: 'GET',
    path: '/api/calendar/feeds',
    access: 'agreed',
    summary: "One's own private addresses from which a calendar program reads.",
    query: OfCase,
    reply: z.object({ feeds: z.array(Feed), hidesPlaces: z.boolean(), can: z.object({ add: z.boolean() }) }),
  }),
  add: call({
    name: 'feeds.add',
    method: 'POST',
    path: '/api/cases/:case/calendar/feeds',
    access: 'agreed',
    summary: 'Makes a private address. It is told this once.',
    params: InCase,
    body: z.object({
      name: requiredText(60),
      layers: z.array(FeedLayer).check(z.minLength(1, reason(msg`nothing is chosen`)), z.maxLength(12)),
    }),
    reply: z.object({ id: z.string(), address: z.string() }),
    limit: { most: 30, minutes: 60 },
  }),
  revoke: call({
    name: 'feeds.revoke',
    method: 'POST',
    path: '/api/cases/:case/calendar/feeds/:feed/revoke',
    access: 'agreed',
    summary: 'Ends a private address at once.',
    params: z.object({ case: CaseId, feed: z.uuid() }),
    reply: z.object({ revoked: z.literal(true) }),
  }),
  preview: call({
    name: 'feeds.preview',
    method: 'POST',
    path: '/api/cases/:case/calendar/preview',
    access: 'premium',
    summary: 'Reads a file of a calendar program and tells what would come in, and what not and why. Keeps nothing.',
    params: InCase,
    body: z.object(file),
    largest: largestFile,
    limit: { most: 30, minutes: 10 },
    reply: z.object({
      events: z.array(Incoming),
      leftOut: z.array(z.object({ line: z.int(), why: z.string(), about: z.string() })),
      warnings: z.array(z.object({ line: z.int(), why: z.string(), about: z.string() })),
    }),
  }),
  takeIn: call({
    name: 'feeds.takeIn',
    method: 'POST',
    path: '/api/cases/:case/calendar/imports',
    access: 'premium',
    summary: 'Takes the chosen events of a file in, as one thing that can be taken back.',
    idempotent: true,
    params: InCase,
    body: z.object({ ...file, leave: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(5000)), isShared: z.boolean() }),
    largest: largestFile,
    limit: { most: 30, minutes: 10 },
    reply: z.object({ id: z.string(), events: z.int() }),
  }),
  imports: call({
    name: 'feeds.imports',
    method: 'GET',
    path: '/api/calendar/imports',
    access: 'agreed',
    summary: "One's own files that were taken in.",
    query: OfCase,
    reply: z.object({
      imports: z.array(z.object({ id: z.string(), name: z.string(), events: z.int(), at: z.string(), undone: z.boolean() })),
    }),
  }),
  undoImport: call({
    name: 'feeds.undoImport',
    method: 'POST',
    path: '/api/cases/:case/calendar/imports/:import/undo',
    access: 'agreed',
    summary: 'Takes a file back: within a day all of it, later what has not begun.',
    params: z.object({ case: CaseId, import: z.uuid() }),
    reply: z.object({ removed: z.int(), stay: z.int() }),
  }),
}
