import { demoOfCase, timelineLane } from '#case/cases/public.ts'
import { reminderSource } from '#case/reminders/public.ts'
import { hearingsSlot } from '#case/toolkit/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoHearings } from './demo.ts'
import { hearingReminders, hearingsIn } from './public.ts'
import { hearingLane } from './lane.ts'
import { service } from './service.ts'

export const hearings = feature('schedule/hearings', {
  calls,
  service,
  provides: [
    fill(demoOfCase, putDemoHearings),
    fill(reminderSource, hearingReminders),
    fill(hearingsSlot, hearingsIn),
    fill(timelineLane, hearingLane),
  ],
  pages: [
    {
      path: '/court-calendar-tracker',
      page: 'hearings',
      label: 'Hearings',
      menu: { group: 'aiAnalysis', position: 70, flag: 'smartFilingTracker' },
    },
  ],
  scopes: [{ name: 'hearings', position: 30, label: 'Hearings', usualFor: ['attorney', 'gal'] }],
})
