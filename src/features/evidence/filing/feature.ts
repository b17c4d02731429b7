import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoFiling } from './demo.ts'
import { exports } from './feature.exports.ts'
import { printed } from './printing.ts'
import { servePapers } from './routes.ts'
import { service } from './service.ts'
import { leavingPaper } from './slots.ts'

/** What is checked before a paper is filed. */
export const filing = feature('evidence/filing', {
  calls,
  service: (deps) => service({ ...deps, papers: deps.all(leavingPaper) }),
  exports,
  provides: [fill(demoOfCase, putDemoFiling)],
  routes: (scope, deps, access) =>
    servePapers(scope, {
      ...deps,
      ...access,
      print: printed({ ...deps, papers: deps.all(leavingPaper), draw: (paper) => deps.papers.draw(paper) }),
    }),
  pages: [{ path: '/documents', query: 'filing', page: 'filing' }],
})
