import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoSuggestions } from './demo.ts'
import { exports } from './feature.exports.ts'
import { lookThrough, workName } from './looking.ts'
import { service } from './service.ts'

/** Facts that a parent's own papers and messages suggest. It has no page of its own: the dashboard and the vault show it. */
export const suggestions = feature('evidence/suggestions', {
  calls,
  service,
  exports,
  provides: [fill(demoOfCase, putDemoSuggestions)],
  work: (deps) => [
    {
      name: workName,
      run: async (data) => lookThrough(deps, { caseId: String(data['case']), authorId: String(data['seat']) }, String(data['reading'])),
    },
  ],
})
