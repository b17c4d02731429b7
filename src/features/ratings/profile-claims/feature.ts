import { claimsSlot } from '#directory/duplicates/public.ts'
import { directorySlot } from '#directory/professionals/public.ts'
import type { ServerDeps } from '#feature/deps.ts'
import { feature, fill, provide } from '#feature/feature.ts'
import { repliesSlot } from '#ratings/reviews/public.ts'
import { calls, deskCalls } from './contract.ts'
import { desk } from './desk.ts'
import { putDemoClaims } from './demo.ts'
import { jobs } from './jobs.ts'
import { service } from './service.ts'
import { exports } from './feature.exports.ts'
import { repliesTo, statementOf } from './store.published.ts'
import { grantedSince, holdersOf } from './store.ts'

const partsOf = (deps: ServerDeps) => ({ ...deps, person: deps.one(directorySlot).person })

export const profileClaims = feature('ratings/profile-claims', {
  calls: { ...calls, ...deskCalls },
  service: (deps) => ({ ...service(partsOf(deps)), ...desk(partsOf(deps)) }),
  jobs,
  provides: [
    fill(claimsSlot, { holdersOf, grantedSince }),
    provide(repliesSlot, ({ app }) => ({
      repliesTo: (ratings) => repliesTo(app, ratings),
      statementOf: (professional) => statementOf(app, professional),
    })),
  ],
  demo: { put: ({ owner, now }) => putDemoClaims(owner, new Date(now)) },
  pages: [
    { path: '/claim', page: 'claim', out: true },
    { path: '/claim', page: 'mine' },
    { path: '/moderation', query: 'claims', page: 'desk', staff: 'moderator' },
  ],
  exports,
})
