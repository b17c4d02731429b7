import type { Handlers } from '../../http/bind.ts'
import { Fault } from '../../kernel/fault.ts'
import type { calls } from './contract.ts'

export function service(): Handlers<typeof calls> {
  return {
    user: async () => {
      throw new Fault('unauthenticated', 'Nobody is signed in.')
    },
  }
}
