import type { Handlers } from '#http/bind.ts'
import { answering } from './answering.ts'
import type { calls } from './contract.ts'
import { drafting } from './drafting.ts'
import type { Needs } from './entering.ts'

export type { Needs } from './entering.ts'

export const service = (needs: Needs): Handlers<typeof calls> => ({ ...drafting(needs), ...answering(needs) })
