import { demoOfCase } from '#case/cases/public.ts'
import { fileHolders } from '#case/files/public.ts'
import { exhibitLabels, itemFiles } from '#evidence/items/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoExhibits } from './demo.ts'
import { exports } from './feature.exports.ts'
import { fetching } from './fetching.ts'
import { filesInLists } from './holding.ts'
import { jobs } from './jobs.ts'
import { labelsOfItems } from './labels.ts'
import { makeExhibits } from './making.ts'
import { serveExhibits } from './routes.ts'
import { service, workName } from './service.ts'

export const exhibits = feature('evidence/exhibits', {
  calls,
  service: (deps) => service({ ...deps, itemFiles: deps.all(itemFiles) }),
  exports,
  jobs,
  provides: [fill(demoOfCase, putDemoExhibits), fill(fileHolders, filesInLists), fill(exhibitLabels, labelsOfItems)],
  work: (deps) => [
    {
      name: workName,
      run: async (data) =>
        makeExhibits({ ...deps, host: new URL(deps.appUrl).host }, { caseId: String(data['case']), id: String(data['export']) }),
    },
  ],
  routes: (scope, deps, access) => serveExhibits(scope, { ...access, isOff: deps.isOff, report: deps.report, fetch: fetching(deps) }),
  pages: [{ path: '/evidence-vault', query: 'exhibits', page: 'exhibits' }],
})
