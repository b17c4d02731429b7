import { answerSource } from '#case/answers/public.ts'
import { planSlot } from '#case/toolkit/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { planFor, toConfirmBy } from './public.ts'
import { service } from './service.ts'

export const schedule = feature('schedule/schedule', {
  calls,
  service,
  provides: [fill(answerSource, toConfirmBy), fill(planSlot, planFor)],
  pages: [
    { path: '/co-parenting-calendar', query: 'compare', page: 'compare' },
    {
      path: '/co-parenting-calendar',
      page: 'schedule',
      label: 'Co-parenting calendar',
      menu: { group: 'scheduling', position: 10, flag: 'sharedCalendar' },
    },
  ],
  scopes: [{ name: 'schedule', position: 10, label: 'Parenting schedule', usualFor: 'all' }],
})
