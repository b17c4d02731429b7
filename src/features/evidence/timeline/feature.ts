import { timelineLane } from '#case/cases/public.ts'
import { exhibitLabels } from '#evidence/items/public.ts'
import { feature, provide } from '#feature/feature.ts'
import { leavingPaper } from '#evidence/filing/public.ts'
import { calls } from './contract.ts'
import { leavingChronology, printed } from './printing.ts'
import { serveChronology } from './routes.ts'
import { service } from './service.ts'

export const timeline = feature('evidence/timeline', {
  calls,
  service: (deps) => service({ ...deps, lanes: deps.all(timelineLane), exhibitLabels: deps.all(exhibitLabels) }),
  routes: (scope, deps, access) =>
    serveChronology(scope, {
      ...deps,
      ...access,
      draw: printed({ ...deps, lanes: deps.all(timelineLane), exhibitLabels: deps.all(exhibitLabels) }),
    }),
  provides: [
    provide(leavingPaper, (deps) => leavingChronology({ ...deps, lanes: deps.all(timelineLane), exhibitLabels: deps.all(exhibitLabels) })),
  ],
  pages: [
    {
      path: '/evidence-timeline',
      page: 'timeline',
      label: 'Evidence timeline',
      menu: { group: 'caseManagement', position: 50, flag: 'evidenceVault' },
    },
  ],
})
