import { signedIn } from '../../access/actor.ts'
import type { Handlers } from '../../http/bind.ts'
import type { calls } from './contract.ts'
import { type Changing, missing } from './changing.ts'
import { checkDays } from './days.ts'
import { addContact, addTask, addView, changeContact, changeTask, endContact, removeView, saveProfile } from './store.own.ts'

type Own =
  | 'saveProfile'
  | 'addContact'
  | 'changeContact'
  | 'removeContact'
  | 'addTask'
  | 'changeTask'
  | 'doTask'
  | 'removeTask'
  | 'saveView'
  | 'removeView'

const noContact = () => missing('There is no such contact.')
const noTask = () => missing('There is no such task.')
const noView = () => missing('There is no such view.')

/** What each parent keeps to themselves: nobody's page but their own, and their attorney's, is told of it. */
export function own({ change, idFor }: Changing): Pick<Handlers<typeof calls>, Own> {
  const mine = { topic: 'case', isPrivate: true } as const
  return {
    saveProfile: async ({ actor, params, body }) => {
      checkDays(body, ['marriedOn', 'separatedOn', 'filedOn', 'servedOn', 'decreeOn'])
      return change(signedIn(actor), params.case, mine, async (tx, here, at) => {
        await saveProfile(tx, { caseId: here.caseId, authorId: here.memberId, at }, body)
        return { kept: true }
      })
    },

    addContact: async ({ actor, params, key, body }) =>
      change(signedIn(actor), params.case, mine, async (tx, here, at) => {
        const id = idFor(actor, key)
        await addContact(tx, { caseId: here.caseId, id, authorId: here.memberId, at }, body)
        return { id }
      }),
    changeContact: async ({ actor, params, body }) =>
      change(signedIn(actor), params.case, mine, async (tx, here) => {
        if (!(await changeContact(tx, here.caseId, params.contact, body))) throw noContact()
        return { kept: true }
      }),
    removeContact: async ({ actor, params, body }) =>
      change(signedIn(actor), params.case, mine, async (tx, here, at) => {
        if (!(await endContact(tx, here.caseId, params.contact, body.removed ? at : null))) throw noContact()
        return body
      }),

    addTask: async ({ actor, params, key, body }) => {
      checkDays(body, ['dueOn'])
      return change(signedIn(actor), params.case, mine, async (tx, here, at) => {
        const by = { caseId: here.caseId, id: idFor(actor, key), authorId: here.memberId, at }
        return { id: await addTask(tx, by, { title: body.title, dueOn: body.dueOn, item: body.item ?? null }) }
      })
    },
    changeTask: async ({ actor, params, body }) => {
      checkDays(body, ['dueOn'])
      return change(signedIn(actor), params.case, mine, async (tx, here) => {
        if (!(await changeTask(tx, here.caseId, params.task, { title: body.title, due_on: body.dueOn }))) throw noTask()
        return { kept: true }
      })
    },
    doTask: async ({ actor, params, body }) =>
      change(signedIn(actor), params.case, mine, async (tx, here, at) => {
        if (!(await changeTask(tx, here.caseId, params.task, { done_at: body.done ? at : null }))) throw noTask()
        return body
      }),
    removeTask: async ({ actor, params, body }) =>
      change(signedIn(actor), params.case, mine, async (tx, here, at) => {
        if (!(await changeTask(tx, here.caseId, params.task, { removed_at: body.removed ? at : null }))) throw noTask()
        return body
      }),

    saveView: async ({ actor, params, key, body }) =>
      change(signedIn(actor), params.case, mine, async (tx, here, at) => {
        const id = idFor(actor, key)
        await addView(tx, { caseId: here.caseId, id, authorId: here.memberId, at }, body)
        return { id }
      }),
    removeView: async ({ actor, params, body }) =>
      change(signedIn(actor), params.case, mine, async (tx, here, at) => {
        if (!(await removeView(tx, here.caseId, params.view, body.removed ? at : null))) throw noView()
        return body
      }),
  }
}
