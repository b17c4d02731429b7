import { notSuspended } from '#accounts/accounts/public.ts'
import type { ServerDeps } from '#feature/deps.ts'
import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { exports } from './feature.exports.ts'
import { serveShared } from './routes.ts'
import { service } from './service.ts'
import { showing } from './showing.ts'
import { shareSources } from './slots.ts'

/** What someone shared who is suspended is not shown either. */
const mayShare = (deps: ServerDeps) => async (account: string) => (await notSuspended(deps.accounts, [account])).length > 0

export const shares = feature('evidence/shares', {
  calls,
  service: (deps) => service({ ...deps, sources: deps.all(shareSources), mayShare: mayShare(deps) }),
  exports,
  // Bytes are no calls.
  routes: (scope, deps) => serveShared(scope, { ...deps, viewed: showing({ ...deps, mayShare: mayShare(deps) }) }),
  // Nobody who opens a link has an account, or needs one. A parent's own links stand in the vault and among the documents.
  pages: [
    { path: '/shared/:code', page: 'shared', out: true },
    { path: '/evidence-vault', also: ['/file-vault', '/genius-evidence-vault'], query: 'links', page: 'links' },
    { path: '/documents', also: ['/document-center'], query: 'links', page: 'links' },
  ],
})
