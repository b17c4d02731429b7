// The outbox: mail that is sent to nobody, to be read here. Open to anybody (a new person has no account yet), and only in
// the demonstration or while developing, without a mail server; elsewhere neither the call nor the page exists.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'

/** A piece of a mail: text, or (`link`) an address of this site, by its path and query. */
const Piece = z.object({ text: z.string(), link: z.nullable(z.string()) })
export type Piece = z.output<typeof Piece>

const Mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** The day it was queued, `YYYY-MM-DD`. */
  queuedOn: z.string(),
  pieces: z.array(Piece),
})
export type Mail = z.output<typeof Mail>

export const calls = {
  list: call({
    name: 'outbox.list',
    method: 'GET',
    path: '/api/outbox',
    access: 'public',
    summary: 'The newest 50 mails that would have been sent. Only in the demonstration or while developing; elsewhere 404.',
    reply: z.object({ mails: z.array(Mail) }),
  }),
}
