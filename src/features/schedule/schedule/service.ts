import type { Handlers } from '#http/bind.ts'
import type { CaseDeps } from '#case/cases/public.ts'
import { confirming } from './confirming.ts'
import type { calls } from './contract.ts'
import { previewing } from './previewing.ts'
import { reading } from './reading.ts'

export const service = (deps: CaseDeps): Handlers<typeof calls> => ({ ...reading(deps), ...previewing(deps), ...confirming(deps) })
