import { exportedFiles } from '#accounts/settings/public.ts'
import { feature, provide } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { ownFile, usedFile } from './download.ts'
import { filesForExport } from './exporting.ts'
import { jobs } from './jobs.ts'
import { serveFiles } from './routes.ts'
import { service } from './service.ts'
import { fileArrived, fileCopied, fileHolders, fileReported, useGates } from './slots.ts'

export const files = feature('case/files', {
  calls,
  service: (deps) =>
    service({
      ...deps,
      arrived: deps.all(fileArrived),
      copied: deps.all(fileCopied),
      holders: deps.all(fileHolders),
      reported: deps.one(fileReported),
    }),
  jobs,
  provides: [provide(exportedFiles, filesForExport)],
  // Bytes are no calls.
  routes: (scope, deps, access) =>
    serveFiles(scope, {
      ...access,
      appUrl: deps.appUrl,
      isOff: deps.isOff,
      report: deps.report,
      arriving: deps,
      own: ownFile(deps),
      used: usedFile({ ...deps, gates: deps.all(useGates) }),
    }),
})
