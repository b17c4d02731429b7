// Notes on profiles about notices without ground: what was observed, and nothing about who is right (ratings.md, section 3.4).
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { textBetween } from '#http/fields.ts'

export const noteKinds = ['repeated', 'threat'] as const
const NoteKind = z.enum(noteKinds, reason(msg`choose what it tells of`))
export type NoteKind = z.output<typeof NoteKind>
const noteStates = ['proposed', 'shown', 'declined', 'withdrawn'] as const
export const longest = { reason: 500, named: 120 } as const

const Reason = textBetween(10, longest.reason)
const Done = z.object({ done: z.boolean() })

/** A note on a profile, as the desk sees it. */
const Note = z.object({
  id: z.string(),
  professional: z.object({ id: z.string(), name: z.string() }),
  kind: NoteKind,
  named: z.nullable(z.string()),
  state: z.enum(noteStates),
  reason: z.string(),
  endReason: z.nullable(z.string()),
  proposedAt: z.string(),
  proposedBy: z.string(),
  decidedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  can: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
})
export type Note = z.output<typeof Note>

const desk = { staff: 'admin' } as const

export const calls = {
  notes: call({
    name: 'takedown.notes',
    method: 'GET',
    path: '/api/staff/threat-notes',
    access: desk,
    summary: 'Notes on profiles about notices without ground: what waits for a second person first, then what is shown, then what ended.',
    reply: z.object({ notes: z.array(Note) }),
  }),
  addNote: call({
    name: 'takedown.addNote',
    method: 'POST',
    path: '/api/staff/takedowns/:number/note',
    access: desk,
    summary:
      'Put a note on the profile that an abusive notice was about. Where it names somebody it waits for a second person. Asks for a recent password.',
    params: z.object({ number: z.string().check(z.maxLength(60)) }),
    body: z.object({ kind: NoteKind, named: z.optional(textBetween(2, longest.named)), reason: Reason }),
    reply: Note,
  }),
  decideNote: call({
    name: 'takedown.decideNote',
    method: 'POST',
    path: '/api/staff/threat-notes/:id/decide',
    access: desk,
    summary: 'Show a note that somebody else proposed, or decline it. Asks for a recent password.',
    params: z.object({ id: z.uuid() }),
    body: z.object({ isShown: z.boolean(), reason: Reason }),
    reply: Done,
  }),
  withdrawNote: call({
    name: 'takedown.withdrawNote',
    method: 'POST',
    path: '/api/staff/threat-notes/:id/withdraw',
    access: desk,
    summary: 'Take a note from the profile, with the reason.',
    params: z.object({ id: z.uuid() }),
    body: z.object({ reason: Reason }),
    reply: Done,
  }),
}
