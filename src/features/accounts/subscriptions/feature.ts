import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { joinedAnotherCase } from './invited.ts'
import { service } from './service.ts'
import { exports } from './feature.exports.ts'

export const subscriptions = feature('accounts/subscriptions', {
  calls,
  service: (deps) => service({ ...deps, db: deps.accounts, isInvited: deps.one(joinedAnotherCase) }),
  pages: [
    { path: '/pricing', page: 'pricing', out: true, label: 'Pricing' },
    { path: '/subscription', page: 'subscription', label: 'Subscription', menu: { group: 'profile', position: 20 } },
  ],
  exports,
})
