import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export function corrections(needs: Needs) {
  return { bound: feature('corrections', calls, service(needs)) }
}
