import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Phase } from '#case/intake/contract.ts'

/** A usual task of a phase, in any state, in our own words. `id` is stored with the task (`case_task.item`). */
export interface Item {
  id: string
  title: MessageDescriptor
}

export const checklist: Readonly<Record<Phase, readonly Item[]>> = {
  preparing: [
    { id: 'preparing-papers', title: msg`Copy tax returns, pay slips and bank statements` },
    { id: 'preparing-where', title: msg`Find out which county’s court hears your case` },
    { id: 'preparing-schedule', title: msg`Write down where the children sleep in a usual week` },
    { id: 'preparing-advice', title: msg`Ask for a first talk with an attorney or legal aid` },
  ],
  filed: [
    { id: 'filed-copy', title: msg`Keep a stamped copy of the petition` },
    { id: 'filed-docket', title: msg`Write down the docket number` },
    { id: 'filed-serve', title: msg`Arrange service, and ask the clerk how it must be done` },
  ],
  served: [
    { id: 'served-proof', title: msg`File the proof of service` },
    { id: 'served-deadline', title: msg`Read in the summons by which day an answer is due` },
    { id: 'served-answer', title: msg`Note that the answer was filed` },
  ],
  temporary_orders: [
    { id: 'temporary-read', title: msg`Read the temporary order and enter what its paragraphs say` },
    { id: 'temporary-school', title: msg`Give the school a copy, where the order allows it` },
    { id: 'temporary-end', title: msg`Note the day on which the order ends` },
  ],
  disclosure: [
    { id: 'disclosure-list', title: msg`List what you own and what you owe` },
    { id: 'disclosure-form', title: msg`Fill in your court’s financial form` },
    { id: 'disclosure-send', title: msg`Send it to the other side and keep proof` },
  ],
  discovery: [
    { id: 'discovery-due', title: msg`Note by which day each request is to be answered` },
    { id: 'discovery-collect', title: msg`Collect the papers that were asked for` },
    { id: 'discovery-ask', title: msg`List what you still need from the other side` },
  ],
  mediation: [
    { id: 'mediation-goals', title: msg`Write down what matters most for the children` },
    { id: 'mediation-plan', title: msg`Draft a parenting plan to talk about` },
    { id: 'mediation-safety', title: msg`Tell the mediator beforehand if you need separate rooms` },
  ],
  trial: [
    { id: 'trial-exhibits', title: msg`Number your exhibits and make the copies that the court wants` },
    { id: 'trial-witnesses', title: msg`Tell your witnesses the day, the time and the room` },
    { id: 'trial-care', title: msg`Arrange who is with the children that day` },
  ],
  decree: [
    { id: 'decree-read', title: msg`Read the decree and enter what its paragraphs say` },
    { id: 'decree-copies', title: msg`Ask the clerk for certified copies` },
    { id: 'decree-calendar', title: msg`Bring the schedule in line with the decree` },
  ],
  post_decree: [
    { id: 'post-accounts', title: msg`Change names on accounts, insurance and pick-up lists` },
    { id: 'post-yearly', title: msg`Look through holidays and vacations for the coming year` },
    { id: 'post-review', title: msg`Note when support or the schedule is to be looked at again` },
  ],
}
