import type { Authored, CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Contact, ContactDraft, ContactKind } from './contract.ts'

/** Contacts that were not removed, the oldest first. */
export async function contactsIn(tx: CaseTx, caseId: string): Promise<Contact[]> {
  const rows = await tx
    .selectFrom('case_contact')
    .select(['id', 'kind', 'name', 'professional_id', 'detail'])
    .where('case_id', '=', caseId)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ContactKind,
    name: row.name,
    professionalId: row.professional_id,
    detail: row.detail,
  }))
}

const contactValues = ({ kind, name, professionalId, detail }: ContactDraft) => ({ kind, name, professional_id: professionalId, detail })

/** @returns whether it was added: one with this id stays as it is */
export async function addContact(tx: CaseTx, by: Authored, contact: ContactDraft): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('case_contact')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, ...contactValues(contact), created_at: by.at })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** @returns whether the author has such a contact */
export async function changeContact(tx: CaseTx, caseId: string, id: string, contact: ContactDraft): Promise<boolean> {
  return changedRow(tx.updateTable('case_contact').set(contactValues(contact)).where('case_id', '=', caseId).where('id', '=', id))
}

/** Removes a contact, or restores it if `at` is `null`. @returns whether the author has such a contact */
export async function endContact(tx: CaseTx, caseId: string, id: string, at: Date | null): Promise<boolean> {
  return changedRow(tx.updateTable('case_contact').set({ ended_at: at }).where('case_id', '=', caseId).where('id', '=', id))
}
