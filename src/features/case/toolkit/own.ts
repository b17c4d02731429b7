import { type Actor, signedIn } from '#access/actor.ts'
import type { CaseTx } from '#access/cases.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { type Changing, checkDays, notFound, type Membership } from '#case/cases/public.ts'
import type { calls } from './contract.ts'
import { addContact, changeContact, endContact } from './store.contacts.ts'
import { type By, saveProfile } from './store.profile.ts'
import { addTask, changeTask } from './store.tasks.ts'
import { addView, removeView } from './store.views.ts'

interface Asked {
  actor: Actor
  params: { case: string }
}

const noContact = 'There is no such contact.'
const noTask = 'There is no such task.'
const noView = 'There is no such view.'

/** The database names by its code what it refused (PostgreSQL, appendix A): a link to nobody, and a task that is on the list. */
function sentenceOf(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === '23503' && String(constraint).includes('professional'))
    return new Fault('invalid', 'The directory has nobody like that.', { field: 'professionalId' })
  return code === '23505' ? new Fault('conflict', 'It is on your list again already.') : error
}

/** What each parent keeps to themselves: nobody's page but their own, and their attorney's, is told of it. */
export function own({ change, idFor }: Changing): Omit<Handlers<typeof calls>, 'record'> {
  const keep = async <T>({ actor, params }: Asked, work: (tx: CaseTx, here: Membership, at: Date) => Promise<T>) => {
    try {
      return await change(signedIn(actor), params.case, { topic: 'case', isPrivate: true }, work)
    } catch (error) {
      throw sentenceOf(error)
    }
  }
  /** A new row of their own; sent again with the same key it is the same one. */
  const add = (asked: Asked & { key: string | null }, work: (tx: CaseTx, by: By) => Promise<string>) =>
    keep(asked, async (tx, { caseId, memberId }, at) => ({
      id: await work(tx, { caseId, id: idFor(asked.actor, asked.key), authorId: memberId, at }),
    }))
  /** A row of their own that is there, or was. @param work whether there was one */
  const alter = <R>(asked: Asked, none: string, reply: R, work: (tx: CaseTx, caseId: string, at: Date) => Promise<boolean>) =>
    keep(asked, async (tx, { caseId }, at) => {
      if (!(await work(tx, caseId, at))) notFound(none)
      return reply
    })
  return {
    saveProfile: async (asked) => {
      checkDays(asked.body, ['marriedOn', 'separatedOn', 'filedOn', 'servedOn', 'decreeOn'])
      return keep(asked, async (tx, { caseId, memberId }, at) => {
        await saveProfile(tx, { caseId, authorId: memberId, at }, asked.body)
        return { kept: true }
      })
    },

    addContact: async (asked) => add(asked, (tx, by) => addContact(tx, by, asked.body)),
    changeContact: async (asked) =>
      alter(asked, noContact, { kept: true }, (tx, caseId) => changeContact(tx, caseId, asked.params.contact, asked.body)),
    removeContact: async (asked) =>
      alter(asked, noContact, asked.body, (tx, caseId, at) => endContact(tx, caseId, asked.params.contact, asked.body.removed ? at : null)),

    addTask: async (asked) => {
      checkDays(asked.body, ['dueOn'])
      const { title, dueOn, item = null } = asked.body
      return add(asked, (tx, by) => addTask(tx, by, { title, dueOn, item }))
    },
    changeTask: async (asked) => {
      checkDays(asked.body, ['dueOn'])
      const { title, dueOn } = asked.body
      return alter(asked, noTask, { kept: true }, (tx, caseId) => changeTask(tx, caseId, asked.params.task, { title, due_on: dueOn }))
    },
    doTask: async (asked) =>
      alter(asked, noTask, asked.body, (tx, caseId, at) =>
        changeTask(tx, caseId, asked.params.task, { done_at: asked.body.done ? at : null }),
      ),
    removeTask: async (asked) =>
      alter(asked, noTask, asked.body, (tx, caseId, at) =>
        changeTask(tx, caseId, asked.params.task, { removed_at: asked.body.removed ? at : null }),
      ),

    saveView: async (asked) => add(asked, (tx, by) => addView(tx, by, asked.body)),
    removeView: async (asked) =>
      alter(asked, noView, asked.body, (tx, caseId, at) => removeView(tx, caseId, asked.params.view, asked.body.removed ? at : null)),
  }
}
