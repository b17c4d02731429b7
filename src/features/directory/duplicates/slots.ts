import { slot } from '#feature/slots.ts'
import type { Claims } from './merging.ts'

/** What a merge asks of those who hold pages: the claims fill it. */
export const claimsSlot = slot<Claims>('who holds a page')
