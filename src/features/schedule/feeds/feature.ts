import { notSuspended } from '#accounts/accounts/public.ts'
import { feature } from '#feature/feature.ts'
import { dueSource } from '#schedule/events/public.ts'
import { calls } from './contract.ts'
import { feedReader } from './reader.ts'
import { serveFeeds } from './routes.ts'
import { service } from './service.ts'

export const feeds = feature('schedule/feeds', {
  // It has no page of its own: the calendar's kill switch closes it too.
  closesWith: 'calendar',
  calls,
  service,
  // What a calendar program reads. A person who is suspended reads nothing, on no way.
  routes: (scope, deps) => {
    const mayRead = async (account: string) => (await notSuspended(deps.accounts, [account])).length > 0
    serveFeeds(scope, { read: feedReader({ ...deps, mayRead, dueSources: deps.all(dueSource) }), isOff: deps.isOff })
  },
})
