import type { Handlers } from '../../http/bind.ts'
import { answering } from './answering.ts'
import type { calls } from './contract.ts'
import { drafting } from './drafting.ts'
import type { Needs } from './entering.ts'
import { reading } from './reading.ts'

export type { Needs } from './entering.ts'

export const service = (needs: Needs): Handlers<typeof calls> => ({ ...reading(needs), ...drafting(needs), ...answering(needs) })
