import type { Handlers } from '#http/bind.ts'
import type { Needs } from '#schedule/versions/public.ts'
import { confirming } from './confirming.ts'
import type { calls } from './contract.ts'
import { previewing } from './previewing.ts'
import { reading } from './reading.ts'

export type { Needs } from '#schedule/versions/public.ts'

export const service = (needs: Needs): Handlers<typeof calls> => ({ ...reading(needs), ...previewing(needs), ...confirming(needs) })
