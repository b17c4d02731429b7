// Calls that the shell makes on every page of a signed-in person. Features implement them: features/case lists the requests
// that need an answer, features/staff the flags of the menus.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'

/** `agreed`: terms that were agreed before the newest schedule and need confirmation. A new kind needs its words in `wait-words.ts`. */
const kinds = ['swap', 'schedule', 'plan', 'agreed', 'invitation', 'message', 'expense', 'request', 'payment', 'signature'] as const

export const Wait = z.object({
  kind: z.enum(kinds),
  /** The id of the request; unique within its kind. */
  id: z.string(),
  /** The name of the person who asks, as in the case; empty if both parents are asked. */
  from: z.string(),
  /** The title that its author gave it; empty if it has none. */
  title: z.string(),
  /** How many answers it needs: clauses of a plan, terms to confirm. */
  count: z.int(),
  /** Which time a swap gives to whom. */
  times: z.array(z.object({ fromAt: z.string(), toAt: z.string(), isMine: z.boolean(), name: z.string() })),
  /** The request answers the person's own request with other terms. */
  isCounter: z.boolean(),
  sentAt: z.string(),
  /** The deadline; `null` if no person or order sets one. */
  due: z.nullable(z.string()),
  /** Whether it can still be answered after that. */
  isLateAllowed: z.boolean(),
  /** The paragraph of the order that gives the deadline; `null` where the one who asks gave it. */
  paragraph: z.nullable(z.string()),
  /** IANA name of the zone in which times are shown. */
  zone: z.string(),
  /** The case's name for a person with several cases; otherwise empty. */
  caseTitle: z.string(),
  /** The page on which the person answers: an address that opens it (`?request=`). */
  to: z.string(),
})
export type Wait = z.output<typeof Wait>

export const calls = {
  answers: call({
    name: 'answers.list',
    method: 'GET',
    path: '/api/answers',
    access: 'agreed',
    summary:
      'What needs one’s own answer, in all of one’s cases, the first deadline first, and what is unread. Nothing counts as opened by it.',
    reply: z.object({
      waits: z.array(Wait),
      /** How many unread items a page of the menu has; one that has none is left out. */
      unread: z.array(z.object({ to: z.string(), count: z.int() })),
      /** The cases whose changes can change this list. */
      cases: z.array(z.string()),
    }),
  }),
  flags: call({
    name: 'flags.mine',
    method: 'GET',
    path: '/api/flags',
    access: 'signedIn',
    summary: 'The 40 flags as they are for who asks, and the number by which a change is noticed.',
    reply: z.object({ version: z.number(), flags: z.record(z.string(), z.boolean()) }),
  }),
  flagsVersion: call({
    name: 'flags.version',
    method: 'GET',
    path: '/api/flags/version',
    access: 'signedIn',
    summary: 'Goes up with every change; an open page asks for it, and for the flags when it did.',
    reply: z.object({ version: z.number() }),
  }),
}
