import { useGates } from '#case/files/public.ts'
import { leavingPaper } from '#evidence/filing/public.ts'
import { feature, provide } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { leavingChain, printing } from './printing.ts'
import { serveCustody } from './routes.ts'
import { service } from './service.ts'

/** What became of a file and how to authenticate it. It has no table: all is read from what stands. */
export const custody = feature('evidence/custody', {
  calls,
  provides: [provide(leavingPaper, (deps) => leavingChain({ ...deps, gates: deps.all(useGates) }))],
  service: (deps) => service({ ...deps, gates: deps.all(useGates) }),
  routes: (scope, deps, access) => serveCustody(scope, { ...deps, ...access, print: printing({ ...deps, gates: deps.all(useGates) }) }),
})
