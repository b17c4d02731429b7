import { feature } from '#http/bind.ts'
import type { Deps } from './changing.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export { defaultsOf, releaseFlags } from './releasing.ts'
export { type KillSwitches, killSwitches } from './switches.ts'

export const flags = (deps: Deps) => feature('flags', calls, service(deps))
