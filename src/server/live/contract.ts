// Live pages: that something of a case has changed, never what. For everyone with a seat in it, as far as that seat shows it.
// The stream itself is no call (serve.ts); this is the same by question, for pages that cannot hold one open.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'

/** A change of a case by the scope that it belongs to: numbered by the case, or (`own`) among what one sees of private work. */
const Change = z.object({ seq: z.nullable(z.int()), own: z.nullable(z.int()), topic: z.string() })

/** Which case, and the number of the newest change that is known already (`12`, or `12.5` with their own number); without it, from now on. */
const From = z.object({
  case: z.guid(),
  after: z.optional(z.string().check(z.regex(/^\d{1,15}(\.\d{1,15})?$/, reason(msg`it is no number of a change`)))),
})

/** What came after. `isStart`: it does not go on from what was known, so everything is to be asked again. */
export const Updates = z.object({
  seq: z.int(),
  /** How far what one sees of private work is, with what is a granted seat's own. */
  own: z.nullable(z.int()),
  isStart: z.boolean(),
  changes: z.array(Change),
  /** There is more than one answer holds: ask again at once. */
  isMore: z.boolean(),
})
export type Updates = z.output<typeof Updates>

export const calls = {
  since: call({
    name: 'live.since',
    method: 'GET',
    path: '/api/live/since',
    access: 'agreed',
    summary: 'What changed in a case after a number, by scope and without content.',
    query: From,
    reply: Updates,
  }),
}
