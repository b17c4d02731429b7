import { demoOfCase, timelineLane } from '#case/cases/public.ts'
import { fileHolders } from '#case/files/public.ts'
import { leavingPaper } from '#evidence/filing/public.ts'
import { feature, fill, provide } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoDocuments } from './demo.ts'
import { exports } from './feature.exports.ts'
import { filesInDocuments } from './holding.ts'
import { leavingIndex, printed } from './printing.ts'
import { servePapers } from './routes.ts'
import { documentLane } from './lane.ts'
import { service } from './service.ts'

export const documents = feature('evidence/documents', {
  calls,
  service,
  exports,
  routes: (scope, deps, access) => servePapers(scope, { ...deps, ...access, printed: printed(deps) }),
  provides: [
    fill(demoOfCase, putDemoDocuments),
    fill(fileHolders, filesInDocuments),
    fill(timelineLane, documentLane),
    provide(leavingPaper, leavingIndex),
  ],
  pages: [
    {
      path: '/documents',
      also: ['/document-center'],
      page: 'documents',
      label: 'Documents',
      menu: { group: 'caseManagement', position: 20, flag: 'caseFileManagement' },
    },
  ],
})
