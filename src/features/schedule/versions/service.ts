import type { Handlers } from '#http/bind.ts'
import { answering } from './answering.ts'
import type { calls } from './contract.ts'
import { drafting } from './drafting.ts'
import type { CaseDeps } from '#case/cases/public.ts'

export const service = (deps: CaseDeps): Handlers<typeof calls> => ({ ...drafting(deps), ...answering(deps) })
