import { room } from '../../http/bind.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const professionals = (needs: Parameters<typeof service>[0]) => room('professionals', calls, service(needs))
