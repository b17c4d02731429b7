import { feature } from '#feature/feature.ts'
import { calls, statusCalls } from './contract.ts'
import { putDemoSources, removeDemoSources } from './demo.ts'
import { jobs } from './jobs.ts'
import { service } from './service.ts'

export const sources = feature('directory/sources', {
  calls: { ...statusCalls, ...calls },
  service: (deps) => service({ ...deps, db: deps.accounts, isOn: deps.config.collect }),
  // The one part of the server that asks other hosts, and only those that an admin has named.
  jobs: ({ owner, fetcher, clock, random, config, appName, appUrl, isOff, refreshSwitches, report }) => {
    // RFC 9309, 2.2.1: a name for robots.txt has letters, _ and - alone.
    const token = `${appName.replaceAll(/[^a-z_-]/gi, '') || 'Directory'}Collector`
    return jobs({
      db: owner,
      fetcher,
      clock,
      random,
      isOn: config.collect,
      isClosed: async () => {
        await refreshSwitches()
        return isOff('sources')
      },
      userAgent: (contact) => `${token}/1 (+${appUrl}; ${contact})`,
      report,
    })
  },
  demo: { put: ({ owner, now }) => putDemoSources(owner, now), remove: removeDemoSources },
  pages: [
    { path: '/scraping-status', page: 'status', staff: 'support', label: 'Collection status' },
    { path: '/scraper-management', page: 'manage', staff: 'admin', label: 'Collection management' },
  ],
})
