import { feature } from '#http/bind.ts'
import type { Needs } from '#case/cases/public.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const toolkit = (needs: Needs) => feature('toolkit', calls, service(needs))
