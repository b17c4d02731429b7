import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import type { Deps } from './deps.ts'
import { service } from './service.ts'

export const toolkit = (deps: Deps) => feature('toolkit', calls, service(deps))
