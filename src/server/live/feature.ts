import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './since.ts'
import { changeFeed } from './subscribers.ts'

export const live = feature('server/live', {
  calls,
  service: ({ cases: family, database, clock }) =>
    service({ hearing: changeFeed({ family, cases: database.cases, accounts: database.accounts, clock }) }),
})
