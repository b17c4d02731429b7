import { rolesOf } from '#access/roles.ts'
import { secondPersonNow } from '#access/second-person.ts'
import { secondSentence } from '#domain/access/second-person.ts'
import type { ServerDeps } from '#feature/deps.ts'
import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { jobs } from './jobs.ts'
import type { RecoveryQueries } from './recovery.ts'
import { service } from './service.ts'
import { exports } from './feature.exports.ts'
import { accountsSlot } from './slots.ts'

const recoveryOf = (deps: ServerDeps): RecoveryQueries => ({
  emailsOf: deps.one(accountsSlot).emailsOf,
  isSafety: (_db, account) => deps.isSafety(account),
  rolesOf: async (db, account) => (await rolesOf(db, account)).map(({ role }) => role),
  whyNotSecond: async (db, asked) => {
    const found = await secondPersonNow(db, asked)
    return found === 'ok' ? null : secondSentence[found]
  },
})

export const security = feature('accounts/security', {
  calls,
  service: (deps) =>
    service({ ...deps, db: deps.accounts, problemOf: deps.one(accountsSlot).passwordJudge(deps.appName), recovery: recoveryOf(deps) }),
  jobs: (deps) => jobs({ ...deps, db: deps.accounts }),
  pages: [
    { path: '/recover-account', page: 'recover', out: true },
    { path: '/stop-change', page: 'stop', out: true },
  ],
  exports,
})
