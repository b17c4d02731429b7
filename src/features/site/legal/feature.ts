import { room } from '#http/bind.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const legalProtection = () => room('legal-protection', calls, service())
