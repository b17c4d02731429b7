import { slot } from '#feature/slots.ts'
import type { Deps } from './service.ts'

/** What a note starts from. */
export const noticeSlot = slot<Deps['noticeOf']>('the notice of a number')
