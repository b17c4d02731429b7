import { slot } from '#feature/slots.ts'
import type { Wait } from './contract.ts'

/** How long decisions about fee waivers took: the waivers fill it. */
export const decisionWait = slot<() => Promise<Wait>>('how long decisions about fee waivers take')
