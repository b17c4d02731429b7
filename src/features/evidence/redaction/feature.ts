import { fileHolders } from '#case/files/public.ts'
import { perApp } from '#feature/deps.ts'
import { feature, fill } from '#feature/feature.ts'
import { msg } from '#kernel/text.ts'
import { workName } from './asking.ts'
import { contentOfCopy } from './content.ts'
import { calls } from './contract.ts'
import { exports } from './feature.exports.ts'
import { makeCopy } from './making.ts'
import { serveCopies } from './routes.ts'
import { service } from './service.ts'
import { asksTwice } from './slots.ts'
import { isRedacted } from './store.ts'

const serviceOf = perApp((deps) => service({ ...deps, gates: deps.all(asksTwice) }))

/** Copies of files in which something is hidden for good. It has no page of its own. */
export const redaction = feature('evidence/redaction', {
  calls,
  service: (deps) => serviceOf(deps).handlers,
  exports,
  provides: [
    fill(fileHolders, async (tx, of) => ((await isRedacted(tx, of)) ? msg`This file has a redacted copy. Remove the copy first.` : null)),
  ],
  routes: (scope, deps, access) =>
    serveCopies(scope, {
      ...access,
      isOff: deps.isOff,
      report: deps.report,
      copy: contentOfCopy({ ...deps, at: serviceOf(deps).at }),
    }),
  work: (deps) => [
    { name: workName, run: async (data) => makeCopy(deps, { caseId: String(data['case']), id: String(data['redaction']) }) },
  ],
})
