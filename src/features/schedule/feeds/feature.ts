import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import type { Deps } from './deps.ts'
import { service } from './service.ts'

// It has no page of its own: the calendar's kill switch closes it too.
export const feeds = (deps: Deps) => feature('calendar', calls, service(deps))
export { feedReader } from './reader.ts'
