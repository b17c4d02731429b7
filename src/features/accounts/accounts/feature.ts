import { accountsSlot } from '#accounts/security/public.ts'
import { feature, fill } from '#feature/feature.ts'

import { setTimeout as sleep } from 'node:timers/promises'
import { passwordJudge } from './common-passwords.ts'
import { calls } from './contract.ts'
import { serveSignOut } from './routes.ts'
import { emailsOf } from './public.ts'
import { service } from './service.ts'
import { exports } from './feature.exports.ts'

export const accounts = feature('accounts/accounts', {
  calls,
  service: (deps) =>
    service({
      ...deps,
      db: deps.accounts,
      problemOf: passwordJudge(deps.appName),
      pause: deps.pause ?? ((ms) => sleep(ms)),
      elapsed: () => performance.now(),
    }),
  routes: (scope, { identity, appUrl, appName }) => {
    // A form and a beacon bring a body of their own kind; nothing is read from it.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    serveSignOut(scope, { signOut: identity.signOut, appUrl, appName })
  },
  provides: [fill(accountsSlot, { emailsOf, passwordJudge })],
  pages: [
    { path: '/sign-in', page: 'sign-in', out: true, guest: true },
    { path: '/sign-up', page: 'sign-up', out: true, guest: true },
    { path: '/verify-email', page: 'verify-email', out: true, guest: true },
    { path: '/forgot-password', page: 'forgot-password', out: true, guest: true },
    { path: '/reset-password', page: 'reset-password', out: true, guest: true },
  ],
  exports,
})
