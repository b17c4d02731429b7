import { leavingFiles } from '#accounts/settings/public.ts'
import { feature, provide } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { exports } from './feature.exports.ts'
import { jobs } from './jobs.ts'
import { service } from './service.ts'
import { addressesOfAccount } from './store.ts'

export const waivers = feature('accounts/waivers', {
  calls,
  service,
  jobs,
  pages: [{ path: '/subscription', query: 'waiver', page: 'waiver' }],
  provides: [
    provide(leavingFiles, ({ files }) => async (tx, account) => {
      const addresses = await addressesOfAccount(tx, account)
      return async () => {
        for (const address of addresses) await files.remove(address)
      }
    }),
  ],
  exports,
})
