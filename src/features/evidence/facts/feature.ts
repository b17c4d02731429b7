import { demoOfCase, timelineLane } from '#case/cases/public.ts'
import { exhibitLabels } from '#evidence/items/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoFacts } from './demo.ts'
import { exports } from './feature.exports.ts'
import { factLane } from './lane.ts'
import { service } from './service.ts'

export const facts = feature('evidence/facts', {
  calls,
  service: (deps) => service({ ...deps, exhibitLabels: deps.all(exhibitLabels) }),
  exports,
  provides: [fill(demoOfCase, putDemoFacts), fill(timelineLane, factLane)],
  pages: [
    {
      path: '/evidence-dashboard',
      page: 'dashboard',
      label: 'Evidence dashboard',
      menu: { group: 'caseManagement', position: 40, flag: 'evidenceVault' },
    },
  ],
})
