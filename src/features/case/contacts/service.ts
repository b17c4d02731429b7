import { type CaseDeps, ownRows } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import { addContact, changeContact, endContact } from './store.ts'

const noContact = msg`There is no such contact.`

/** Refuses a link to a person who is not in the directory: the database has the foreign key (PostgreSQL, appendix A). */
async function linked<R>(saved: Promise<R>): Promise<R> {
  try {
    return await saved
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== '23503' || !constraint?.includes('professional')) throw error
    throw new Fault('invalid', msg`The directory has nobody like that.`, { field: 'professionalId' })
  }
}

export function service(deps: CaseDeps): Handlers<typeof calls> {
  const { add, alter, toggle } = ownRows(deps, 'case')
  return {
    addContact: add((c, by, { body }) => linked(addContact(c.tx, by, body))),
    changeContact: alter(noContact, (c, { params, body }) => linked(changeContact(c.tx, c.caseId, params.contact, body))),
    removeContact: toggle(noContact, (c, { params, body }) => endContact(c.tx, c.caseId, params.contact, body.removed ? c.at : null)),
  }
}
