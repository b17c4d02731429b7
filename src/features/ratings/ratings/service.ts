import type { Handlers } from '#http/bind.ts'
import type { calls } from './contract.ts'
import { editing } from './editing.ts'
import { filing, type Deps } from './filing.ts'

/** What authors send: a rating, and its next version. */
export const service = (deps: Deps): Handlers<typeof calls> => ({ ...filing(deps), ...editing(deps) })
