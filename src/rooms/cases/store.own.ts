import type { CaseTx } from '../../access/cases.ts'
import type { Contact, ContactDraft, ContactKind, Phase, Profile, Task, View } from './contract.ts'

// What is one parent's own: their intake, contacts, tasks and views. Row-level security shows the other parent none of it.

/** Whose a new row is, its id, and when it was made. */
export interface By {
  caseId: string
  id: string
  authorId: string
  at: Date
}

const profileColumns = [
  'author_id',
  'county',
  'court',
  'docket',
  'is_petitioner',
  'phase',
  'married_on',
  'separated_on',
  'filed_on',
  'served_on',
  'decree_on',
  'step',
] as const

/** The intake that one sees: one's own, or that of whoever granted one's seat with what they keep private. */
export async function profileIn(tx: CaseTx, caseId: string): Promise<(Profile & { authorId: string }) | null> {
  const row = await tx.selectFrom('case_profile').select(profileColumns).where('case_id', '=', caseId).limit(1).executeTakeFirst()
  if (!row) return null
  return {
    authorId: row.author_id,
    county: row.county ?? '',
    court: row.court ?? '',
    docket: row.docket ?? '',
    isPetitioner: row.is_petitioner,
    phase: row.phase as Phase,
    marriedOn: row.married_on,
    separatedOn: row.separated_on,
    filedOn: row.filed_on,
    servedOn: row.served_on,
    decreeOn: row.decree_on,
    step: row.step,
  }
}

/** What of an intake is saved. */
type Named = { [field in keyof Profile]?: Profile[field] | undefined }

/** Saves what is named of an intake, and leaves the rest. A step that was reached stays so. */
export async function saveProfile(tx: CaseTx, by: Omit<By, 'id'>, profile: Named): Promise<void> {
  const values = {
    ...(profile.county !== undefined && { county: profile.county }),
    ...(profile.court !== undefined && { court: profile.court }),
    ...(profile.docket !== undefined && { docket: profile.docket }),
    ...(profile.isPetitioner !== undefined && { is_petitioner: profile.isPetitioner }),
    ...(profile.phase !== undefined && { phase: profile.phase }),
    ...(profile.marriedOn !== undefined && { married_on: profile.marriedOn }),
    ...(profile.separatedOn !== undefined && { separated_on: profile.separatedOn }),
    ...(profile.filedOn !== undefined && { filed_on: profile.filedOn }),
    ...(profile.servedOn !== undefined && { served_on: profile.servedOn }),
    ...(profile.decreeOn !== undefined && { decree_on: profile.decreeOn }),
    updated_at: by.at,
  }
  const step = profile.step ?? 1
  await tx
    .insertInto('case_profile')
    .values({ case_id: by.caseId, author_id: by.authorId, step, ...values })
    .onConflict((clash) =>
      clash
        .columns(['case_id', 'author_id'])
        .doUpdateSet((old) => ({ ...values, step: old.fn('greatest', ['case_profile.step', 'excluded.step']) })),
    )
    .execute()
}

/** Contacts that were not removed, by kind and name. */
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

export async function addContact(tx: CaseTx, by: By, contact: ContactDraft): Promise<void> {
  await tx
    .insertInto('case_contact')
    .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, ...contactValues(contact), created_at: by.at })
    .onConflict((clash) => clash.columns(['case_id', 'id']).doNothing())
    .execute()
}

/** @returns whether there was such a row of one's own */
export async function changeContact(tx: CaseTx, caseId: string, id: string, contact: ContactDraft): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('case_contact')
    .set(contactValues(contact))
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a contact, or with `null` takes that back. @returns whether there was such a row of one's own */
export async function endContact(tx: CaseTx, caseId: string, id: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('case_contact')
    .set({ ended_at: at })
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Tasks that were not removed: the open ones first, each by its day. */
export async function tasksIn(tx: CaseTx, caseId: string): Promise<Task[]> {
  const rows = await tx
    .selectFrom('case_task')
    .select(['id', 'title', 'due_on', 'done_at', 'item'])
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .orderBy('due_on', (by) => by.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    dueOn: row.due_on,
    item: row.item,
    doneAt: row.done_at?.toISOString() ?? null,
  }))
}

/** Adds a task; one of a list that is there already stays. @returns the id of the one that is there now */
export async function addTask(tx: CaseTx, by: By, task: { title: string; dueOn: string | null; item: string | null }): Promise<string> {
  await tx
    .insertInto('case_task')
    .values({
      case_id: by.caseId,
      id: by.id,
      author_id: by.authorId,
      title: task.title,
      due_on: task.dueOn,
      item: task.item,
      created_at: by.at,
    })
    .onConflict((clash) => clash.doNothing())
    .execute()
  const there = await tx
    .selectFrom('case_task')
    .select('id')
    .where('case_id', '=', by.caseId)
    .where((row) =>
      task.item === null
        ? row('id', '=', by.id)
        : row.or([row('id', '=', by.id), row.and([row('item', '=', task.item), row('removed_at', 'is', null)])]),
    )
    .executeTakeFirst()
  return there?.id ?? by.id
}

/** Changes what is named of a task. @returns whether there was such a row of one's own */
export async function changeTask(
  tx: CaseTx,
  caseId: string,
  id: string,
  to: { title?: string; due_on?: string | null; done_at?: Date | null; removed_at?: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable('case_task').set(to).where('case_id', '=', caseId).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** One's own views that were not removed. */
export async function viewsIn(tx: CaseTx, caseId: string): Promise<View[]> {
  const rows = await tx
    .selectFrom('saved_view')
    .select(['id', 'page', 'name', 'query'])
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, page: row.page as View['page'] }))
}

export async function addView(tx: CaseTx, by: By, view: { page: string; name: string; query: string }): Promise<void> {
  await tx
    .insertInto('saved_view')
    .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, ...view, created_at: by.at })
    .onConflict((clash) => clash.columns(['case_id', 'id']).doNothing())
    .execute()
}

/** Removes a view, or with `null` takes that back. @returns whether there was such a row of one's own */
export async function removeView(tx: CaseTx, caseId: string, id: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('saved_view')
    .set({ removed_at: at })
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
