import { feature } from '#feature/feature.ts'
import { perApp } from '#feature/deps.ts'
import { buying } from './buying.ts'
import { calls, sponsorCalls } from './contract.ts'
import { taking } from './events.ts'
import { joinedAnotherCase } from './invited.ts'
import { jobs } from './jobs.ts'
import { serveEvents } from './routes.ts'
import { invoicesAsCsv, service } from './service.ts'
import { sponsoring } from './sponsoring.ts'
import { decisionWait } from './waits.ts'
import { exports } from './feature.exports.ts'

const buyingOf = perApp(({ billing, accounts: db, ...deps }) => billing && buying({ ...deps, db, billing }))

export const subscriptions = feature('accounts/subscriptions', {
  calls: { ...calls, ...sponsorCalls },
  service: (deps) => ({
    ...service({
      ...deps,
      db: deps.accounts,
      isInvited: deps.one(joinedAnotherCase),
      wait: deps.one(decisionWait),
      buying: buyingOf(deps),
    }),
    ...sponsoring({ ...deps, db: deps.accounts, buying: buyingOf(deps) }),
  }),
  pages: [
    { path: '/pricing', page: 'pricing', out: true, label: 'Pricing' },
    { path: '/subscription', page: 'subscription', label: 'Subscription', menu: { group: 'profile', position: 20 } },
    { path: '/subscription', query: 'invoice', page: 'invoice' },
    { path: '/subscription', query: 'sponsor', page: 'sponsor' },
    { path: '/pricing', query: 'sponsor', page: 'pay-for-someone', out: true },
  ],
  jobs: ({ billing, accounts: db, ...deps }) => (billing ? jobs({ ...deps, db, billing }) : []),
  routes: (scope, deps, access) => {
    const { billing, clock, accounts: db } = deps
    const selling = buyingOf(deps)
    const take = billing && selling && taking({ db, billing, clock, sync: selling.sync })
    serveEvents(scope, { ...access, take, csv: (account) => invoicesAsCsv(db, account) })
  },
  exports,
})
