import { leavingFiles } from '#accounts/settings/public.ts'
import { decisionWait } from '#accounts/subscriptions/public.ts'
import { feature, provide } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { exports } from './feature.exports.ts'
import { jobs } from './jobs.ts'
import { service } from './service.ts'
import { dayLong, leastDecisions } from './rules.ts'
import { addressesOfAccount, decisionTime } from './store.ts'

export const waivers = feature('accounts/waivers', {
  calls,
  service,
  jobs,
  pages: [{ path: '/subscription', query: 'waiver', page: 'waiver' }],
  provides: [
    provide(decisionWait, ({ accounts, clock }) => async () => {
      const { n, median } = await decisionTime(accounts, new Date(clock() - 365 * dayLong))
      return { n, medianDays: n < leastDecisions || median === null ? null : Math.round(median * 10) / 10 }
    }),
    provide(leavingFiles, ({ files }) => async (tx, account) => {
      const addresses = await addressesOfAccount(tx, account)
      return async () => {
        for (const address of addresses) await files.remove(address)
      }
    }),
  ],
  exports,
})
