import type { Handlers } from '#http/bind.ts'
import type { calls } from './contract.ts'
import { editing } from './editing.ts'
import { filing, type Needs } from './filing.ts'

/** What authors send: a rating, and its next version. */
export const service = (needs: Needs): Handlers<typeof calls> => ({ ...filing(needs), ...editing(needs) })
