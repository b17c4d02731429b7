import type { Handlers } from '#http/bind.ts'
import type { Deps } from '#schedule/versions/public.ts'
import { confirming } from './confirming.ts'
import type { calls } from './contract.ts'
import { previewing } from './previewing.ts'
import { reading } from './reading.ts'

export type { Deps } from '#schedule/versions/public.ts'

export const service = (deps: Deps): Handlers<typeof calls> => ({ ...reading(deps), ...previewing(deps), ...confirming(deps) })
