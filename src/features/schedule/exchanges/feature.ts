import { demoOfCase, incidentSource, messagesAbout, timelineLane } from '#case/cases/public.ts'
import { reminderSource } from '#case/reminders/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoExchanges } from './demo.ts'
import { exchangeIncidents } from './incidents.ts'
import { exchangeReminders } from './public.ts'
import { exchangeLane } from './lane.ts'
import { service } from './service.ts'

export const exchanges = feature('schedule/exchanges', {
  calls,
  service: (deps) => service({ ...deps, messagesAbout: deps.one(messagesAbout) }),
  provides: [
    fill(demoOfCase, putDemoExchanges),
    fill(reminderSource, exchangeReminders),
    fill(incidentSource, exchangeIncidents),
    fill(timelineLane, exchangeLane),
  ],
  pages: [
    {
      path: '/exchange-tracking',
      page: 'exchanges',
      label: 'Exchanges',
      menu: { group: 'scheduling', position: 50, flag: 'exchangeTracking' },
    },
  ],
  scopes: [
    {
      name: 'exchanges',
      position: 40,
      label: 'Exchanges and check-ins',
      usualFor: ['attorney', 'gal', 'parenting_coordinator', 'evaluator', 'supervisor'],
      alsoFor: ['third_party'],
    },
  ],
})
