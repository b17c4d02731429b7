import { feature } from '#http/bind.ts'
import { calls, statusCalls } from './contract.ts'
import { type Deps, service } from './service.ts'

export { jobs as sourceJobs } from './jobs.ts'
export { putDemoSources, removeDemoSources } from './demo.ts'
export { hostMemory } from './store.hosts.ts'

export const sources = (deps: Deps) => feature('sources', { ...statusCalls, ...calls }, service(deps))
