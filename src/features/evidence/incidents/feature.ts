import { demoOfCase, incidentSource, timelineLane } from '#case/cases/public.ts'
import { leavingPaper } from '#evidence/filing/public.ts'
import { feature, fill, provide } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoIncidents } from './demo.ts'
import { exports } from './feature.exports.ts'
import { leavingPacket, printed } from './printing.ts'
import { servePacket } from './routes.ts'
import { incidentLane } from './lane.ts'
import { service } from './service.ts'

export const incidents = feature('evidence/incidents', {
  calls,
  service: (deps) => service({ ...deps, sources: deps.all(incidentSource) }),
  exports,
  routes: (scope, deps, access) => servePacket(scope, { ...deps, ...access, draw: printed(deps) }),
  provides: [fill(demoOfCase, putDemoIncidents), fill(timelineLane, incidentLane), provide(leavingPaper, leavingPacket)],
  pages: [
    {
      path: '/co-parenting-incidents',
      page: 'incidents',
      label: 'Incidents',
      menu: { group: 'communication', position: 50, flag: 'incidentTracker' },
    },
  ],
})
