import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const emotionalSupport = () => feature('emotional-support', calls, service())
