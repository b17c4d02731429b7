import { answerSource, seatDues, unreadSource } from '#case/answers/public.ts'
import { demoOfCase, incidentSource, messagesAbout, timelineLane } from '#case/cases/public.ts'
import { useGates } from '#case/files/public.ts'
import { recordParts } from '#case/records/public.ts'
import { chosenParts } from '#case/people/public.ts'
import { reminderSource } from '#case/reminders/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { messageReminders, messagesWaitingFor, unreadMessages } from './answers.ts'
import { calls } from './contract.ts'
import { putDemoMessages } from './demo.ts'
import { messageIncidents } from './incidents.ts'
import { jobs } from './jobs.ts'
import { chosenThreads } from './chosen.ts'
import { messagesAboutThings } from './links.ts'
import { messageFiles } from './files.ts'
import { linkedMessage } from '#messages/mailed/public.ts'
import { messageByLink } from './linked.ts'
import { messageRecord } from './record.ts'
import { messageLane } from './lane.ts'
import { service } from './service.ts'
import { messagesDue } from './store.due.ts'

export const messages = feature('messages/messages', {
  calls,
  service,
  jobs,
  provides: [
    fill(demoOfCase, putDemoMessages),
    fill(useGates, messageFiles),
    fill(chosenParts, chosenThreads),
    fill(answerSource, messagesWaitingFor),
    fill(seatDues, messagesDue),
    fill(unreadSource, unreadMessages),
    fill(reminderSource, messageReminders),
    fill(recordParts, messageRecord),
    fill(messagesAbout, messagesAboutThings),
    fill(incidentSource, messageIncidents),
    fill(timelineLane, messageLane),
    fill(linkedMessage, messageByLink),
  ],
  pages: [
    {
      path: '/co-parenting-messages',
      page: 'messages',
      label: 'Messages',
      menu: { group: 'communication', position: 30, flag: 'toneMeterMessages' },
    },
  ],
  scopes: [
    {
      name: 'messages',
      position: 55,
      label: 'All messages',
      usualFor: ['attorney', 'gal', 'mediator', 'parenting_coordinator', 'evaluator'],
    },
    // In place of the one above: what a parent chooses, thread by thread.
    { name: 'threads', position: 56, label: 'Chosen message threads', usualFor: [] },
  ],
})
