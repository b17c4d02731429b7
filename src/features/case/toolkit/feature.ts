import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoViews } from './demo.ts'
import { hearingsSlot, planSlot } from './deps.ts'
import { service } from './service.ts'

export const toolkit = feature('case/toolkit', {
  calls,
  service: (deps) => service({ ...deps, hearingsIn: deps.one(hearingsSlot), planFor: deps.one(planSlot) }),
  provides: [fill(demoOfCase, putDemoViews)],
  pages: [
    { path: '/case-toolkit', query: 'print', page: 'profile' },
    {
      path: '/case-toolkit',
      also: ['/case-toolkit-enhanced'],
      page: 'toolkit',
      label: 'Case toolkit',
      menu: { group: 'caseManagement', position: 10, flag: 'caseFileManagement' },
    },
    { path: '/case-toolkit-enhanced', page: 'enhanced' },
  ],
})
