import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const optimizer = feature('schedule/optimizer', {
  calls,
  service: ({ cases, solver }) => service({ cases, solve: (model, milliseconds) => solver.solve(model, milliseconds) }),
  pages: [
    {
      path: '/custody-calendar-optimizer',
      page: 'optimizer',
      label: 'Custody calendar',
      menu: { group: 'scheduling', position: 20, flag: 'sharedCalendar' },
    },
  ],
})
