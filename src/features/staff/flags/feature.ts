import { feature } from '#http/bind.ts'
import type { Needs } from './changing.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export { defaultsOf, releaseFlags } from './releasing.ts'
export { type KillSwitches, killSwitches } from './switches.ts'

export const flags = (needs: Needs) => feature('flags', calls, service(needs))
