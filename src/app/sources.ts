import type { BoundFeature } from '#http/bind.ts'
import type { Job } from '#ports/jobs/port.ts'
import { nodeFetcher } from '#ports/fetcher/node.ts'
import { killSwitches } from '#staff/flags/feature.ts'
import { hostMemory, sourceJobs, sources } from '#directory/sources/feature.ts'
import type { Environment } from './environment.ts'

/** Where staff see what is fetched by itself. */
export const sourcesOf = ({ database, clock, random, config }: Environment): BoundFeature =>
  sources({ db: database.accounts, clock, random, isOn: config.collect })

/** What fetches it: the one part of the server that asks other hosts, and only those that an admin has named. */
export function sourceJobsOf({ database, clock, random, config, report }: Environment): readonly Job[] {
  const { appName, appUrl, collect } = config
  // RFC 9309, 2.2.1: a name for robots.txt has letters, _ and - alone.
  const token = `${appName.replaceAll(/[^a-z_-]/gi, '') || 'Directory'}Collector`
  const switches = killSwitches({ db: database.accounts, report })
  return sourceJobs({
    db: database.owner,
    fetcher: nodeFetcher({ memory: hostMemory(database.owner), clock }),
    clock,
    random,
    isOn: collect,
    isClosed: async () => {
      await switches.refresh()
      return switches.isOff('sources')
    },
    userAgent: (contact) => `${token}/1 (+${appUrl}; ${contact})`,
    report,
  })
}
