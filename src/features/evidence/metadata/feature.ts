import { fileArrived } from '#case/files/public.ts'
import { perApp } from '#feature/deps.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { serveMetadata } from './routes.ts'
import { service } from './service.ts'
import { askFor, jobs, work } from './work.ts'

const serviceOf = perApp((deps) => service(deps))

export const fileMetadata = feature('evidence/metadata', {
  calls,
  service: (deps) => serviceOf(deps).handlers,
  jobs,
  work,
  provides: [fill(fileArrived, askFor)],
  routes: (scope, deps, access) =>
    serveMetadata(scope, { ...access, isOff: deps.isOff, report: deps.report, download: serviceOf(deps).download }),
})
