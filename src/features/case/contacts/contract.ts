// People around a case who have no seat in it: the judge, attorneys, doctors, the school. Each parent has their own list, which the other
// parent does not see; an attorney does if their client lets them.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { requiredText, text } from '#http/fields.ts'
import { CaseId, InCase, Made, Removed, Saved } from '#case/cases/contract.ts'

export const contactKinds = [
  'judge',
  'my_counsel',
  'other_counsel',
  'gal',
  'evaluator',
  'mediator',
  'parenting_coordinator',
  'therapist',
  'supervisor',
  'doctor',
  'school',
  'other',
] as const
export type ContactKind = (typeof contactKinds)[number]
/** Someone around the case without a seat. `professionalId`: the same person in the directory. */
export const ContactDraft = z.object({
  kind: z.enum(contactKinds),
  name: requiredText(160),
  professionalId: z.nullable(z.uuid()),
  detail: text(500),
})
export type ContactDraft = z.output<typeof ContactDraft>
export const Contact = z.extend(ContactDraft, { id: z.string() })
export type Contact = z.output<typeof Contact>

const OneContact = z.object({ case: CaseId, contact: z.uuid() })

export const calls = {
  addContact: call({
    name: 'toolkit.addContact',
    method: 'POST',
    path: '/api/cases/:case/contacts',
    access: 'premium',
    summary: 'Adds a person around the case.',
    idempotent: true,
    params: InCase,
    body: ContactDraft,
    reply: Made,
  }),
  changeContact: call({
    name: 'toolkit.changeContact',
    method: 'PUT',
    path: '/api/cases/:case/contacts/:contact',
    access: 'premium',
    summary: 'Changes a contact.',
    params: OneContact,
    body: ContactDraft,
    reply: Saved,
  }),
  removeContact: call({
    name: 'toolkit.removeContact',
    method: 'POST',
    path: '/api/cases/:case/contacts/:contact/removed',
    access: 'agreed',
    summary: 'Removes a contact, or takes that back.',
    params: OneContact,
    body: Removed,
    reply: Removed,
  }),
}
