import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const answers = (deps: Deps) => feature('answers', calls, service(deps))
