// A parent's own intake of a case: its court, docket, dates and phase, entered in eight steps, each saved by itself. The other parent
// sees none of it; an attorney does if their client lets them.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { Day, text } from '#http/fields.ts'
import { InCase, Saved } from '#case/cases/contract.ts'

/** The phases of a case (pages.md, /case-toolkit), in order. */
export const phases = [
  'preparing',
  'filed',
  'served',
  'temporary_orders',
  'disclosure',
  'discovery',
  'mediation',
  'trial',
  'decree',
  'post_decree',
] as const
export type Phase = (typeof phases)[number]

/** A parent's own intake. `step`: the next of the eight steps; 9 when all are done. */
export const Profile = z.object({
  county: text(80),
  court: text(160),
  docket: text(60),
  isPetitioner: z.nullable(z.boolean()),
  phase: z.enum(phases),
  marriedOn: z.nullable(Day),
  separatedOn: z.nullable(Day),
  filedOn: z.nullable(Day),
  servedOn: z.nullable(Day),
  decreeOn: z.nullable(Day),
  step: z.int().check(z.gte(1), z.lte(9)),
})
export type Profile = z.output<typeof Profile>

export const calls = {
  saveProfile: call({
    name: 'toolkit.saveProfile',
    method: 'PUT',
    path: '/api/cases/:case/profile',
    access: 'premium',
    summary: 'Saves a step of your intake: what is not named stays as it is.',
    params: InCase,
    body: z.partial(Profile),
    reply: Saved,
  }),
}
