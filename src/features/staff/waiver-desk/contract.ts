// The desk where a person of the staff decides who needn't pay.
import * as z from 'zod/mini'
import { Benefit, Ground, State } from '#accounts/waivers/contract.ts'
import { call } from '#http/contract.ts'
import { Day, textBetween } from '#http/fields.ts'

export const longestAnswer = 1_000
const Answer = textBetween(10, longestAnswer)

const Queued = z.object({
  id: z.string(),
  ground: Ground,
  benefit: z.nullable(Benefit),
  isRenewal: z.boolean(),
  askedAt: z.string(),
  files: z.int(),
  /** Who has it now: nobody, the person who looks, or someone else. */
  claim: z.enum(['none', 'mine', 'other']),
})
export type Queued = z.output<typeof Queued>

const Full = z.object({
  id: z.string(),
  ground: Ground,
  benefit: z.nullable(Benefit),
  isRenewal: z.boolean(),
  askedAt: z.string(),
  /** To compare with the documents. */
  name: z.string(),
  people: z.nullable(z.int()),
  monthCents: z.nullable(z.int()),
  words: z.nullable(z.string()),
  files: z.array(z.object({ id: z.string(), type: z.string(), bytes: z.int(), scan: z.enum(['clean', 'not_scanned']) })),
  /** When a trial, or what is paid, ends: a waiver that ended before it would be none. */
  openUntil: z.nullable(z.string()),
  /** Applications of before, the newest first. */
  before: z.array(z.object({ state: State, endedAt: z.nullable(z.string()) })),
})
export type Full = z.output<typeof Full>

const desk = { staff: 'admin' } as const
const One = z.object({ waiver: z.uuid() })
const Done = z.object({ done: z.boolean() })
const path = '/api/staff/waivers'

export const calls = {
  list: call({
    name: 'waiverDesk.list',
    method: 'GET',
    path,
    access: desk,
    summary: 'Applications for a fee waiver that wait for a decision, the oldest first.',
    reply: z.object({ queue: z.array(Queued), counts: z.object({ waiting: z.int(), asked: z.int() }) }),
  }),
  claim: call({
    name: 'waiverDesk.claim',
    method: 'POST',
    path: `${path}/:waiver/claim`,
    access: desk,
    summary: 'Takes an application for 30 minutes: nobody else opens or decides it meanwhile.',
    params: One,
    reply: Done,
  }),
  one: call({
    name: 'waiverDesk.one',
    method: 'GET',
    path: `${path}/:waiver`,
    access: desk,
    summary: 'An application with its documents, for the person who has claimed it.',
    params: One,
    reply: Full,
  }),
  release: call({
    name: 'waiverDesk.release',
    method: 'POST',
    path: `${path}/:waiver/release`,
    access: desk,
    summary: 'Gives an application back to the queue.',
    params: One,
    reply: Done,
  }),
  grant: call({
    name: 'waiverDesk.grant',
    method: 'POST',
    path: `${path}/:waiver/grant`,
    access: desk,
    summary: 'Waives the fee until the end of a day (UTC). The documents are deleted at once.',
    params: One,
    body: z.object({ until: Day }),
    reply: Done,
  }),
  decline: call({
    name: 'waiverDesk.decline',
    method: 'POST',
    path: `${path}/:waiver/decline`,
    access: desk,
    summary: 'Declines an application with a reason in plain words. The documents are deleted at once.',
    params: One,
    body: z.object({ answer: Answer }),
    reply: Done,
  }),
  ask: call({
    name: 'waiverDesk.ask',
    method: 'POST',
    path: `${path}/:waiver/ask`,
    access: desk,
    summary: 'Asks the applicant for more. The application leaves the queue until they answer.',
    params: One,
    body: z.object({ answer: Answer }),
    reply: Done,
  }),
}
