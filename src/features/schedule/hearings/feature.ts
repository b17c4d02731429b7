import { room } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const filings = (needs: Needs) => room('filings', calls, service(needs))
