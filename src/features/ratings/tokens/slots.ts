import { slot } from '#feature/slots.ts'
import type { Tokens } from './service.ts'

/** Takes the tokens that pay for ratings. */
export const tokensSlot = slot<Pick<Tokens, 'check' | 'refuseSpent'>>('tokens')
