import { feature } from '#feature/feature.ts'
import { workName } from './asking.ts'
import { calls } from './contract.ts'
import { exports } from './feature.exports.ts'
import { looking } from './looking.ts'
import { readText } from './reading.ts'
import { servePages } from './routes.ts'
import { service } from './service.ts'
import { isReadable, visibleFile } from './slots.ts'

/** What files say. It has no page of its own. */
export const texts = feature('evidence/texts', {
  calls,
  service: (deps) => service({ ...deps, gates: deps.all(isReadable), visible: deps.all(visibleFile) }),
  exports,
  routes: (scope, deps, access) =>
    servePages(scope, { ...deps, ...access, draw: looking({ ...deps, visible: deps.all(visibleFile) }).draw }),
  work: (deps) => [
    {
      name: workName,
      run: async (data) =>
        readText(
          { ...deps, gates: deps.all(isReadable) },
          { caseId: String(data['case']), authorId: String(data['seat']), id: String(data['file']) },
        ),
    },
  ],
})
