import { slot } from '#feature/slots.ts'
import type { Professionals } from './service.ts'

/** For features that ask the directory for a person by id. */
export const directorySlot = slot<Pick<Professionals, 'find' | 'person'>>('the directory')
