import { room } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export function corrections(needs: Needs) {
  return { bound: room('corrections', calls, service(needs)) }
}
