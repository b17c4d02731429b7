import { feature } from '#feature/feature.ts'
import { dueSource } from '#schedule/events/public.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const calendar = feature('schedule/calendar', {
  calls,
  service: (deps) => service({ ...deps, dueSources: deps.all(dueSource) }),
  // One page behind all its addresses (spec.md section 2).
  pages: [
    {
      path: '/',
      also: ['/dashboard', '/calendar-dashboard', '/legacy-dashboard', '/lifecycle', '/co-parenting-home'],
      page: 'calendar',
      label: 'Dashboard',
      menu: { group: 'top', position: 10 },
    },
    {
      path: '/unified-calendar',
      also: ['/calendar', '/master-calendar'],
      page: 'calendar',
      label: 'Unified Calendar',
      menu: { group: 'top', position: 20, isNew: true },
    },
  ],
})
