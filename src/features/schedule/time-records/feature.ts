import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const timeRecords = (deps: Deps) => feature('time-records', calls, service(deps))
