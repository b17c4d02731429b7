import { feature } from '#http/bind.ts'
import type { Deps } from '#case/cases/public.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const toolkit = (deps: Deps) => feature('toolkit', calls, service(deps))
