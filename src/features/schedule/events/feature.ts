import { demoOfCase } from '#case/cases/public.ts'
import { reminderSource } from '#case/reminders/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoEvents } from './demo.ts'
import { eventReminders } from './public.ts'
import { service } from './service.ts'

export const events = feature('schedule/events', {
  // It has no page of its own: the calendar's kill switch closes it too.
  closesWith: 'calendar',
  calls,
  service,
  provides: [fill(demoOfCase, putDemoEvents), fill(reminderSource, eventReminders)],
  scopes: [
    {
      name: 'calendar',
      position: 20,
      label: 'Calendar events',
      usualFor: ['attorney', 'gal', 'parenting_coordinator', 'evaluator', 'therapist', 'third_party', 'child'],
    },
  ],
})
