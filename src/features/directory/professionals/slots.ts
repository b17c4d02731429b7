import { slot } from '#feature/slots.ts'
import type { Professionals } from './service.ts'

/** The directory, for features that ask it for someone. */
export const directorySlot = slot<Pick<Professionals, 'find' | 'person'>>('the directory')
