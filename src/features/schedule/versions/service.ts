import type { Handlers } from '#http/bind.ts'
import { answering } from './answering.ts'
import type { calls } from './contract.ts'
import { drafting } from './drafting.ts'
import type { Deps } from './entering.ts'

export type { Deps } from './entering.ts'

export const service = (deps: Deps): Handlers<typeof calls> => ({ ...drafting(deps), ...answering(deps) })
