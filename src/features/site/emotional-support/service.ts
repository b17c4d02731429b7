import type { Handlers } from '#http/bind.ts'
import { states } from '#domain/directory/states.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import { localOf } from './lines.ts'

export function service(): Handlers<typeof calls> {
  return {
    local: async ({ params: { state } }) => {
      if (!Object.hasOwn(states, state)) throw new Fault('not_found', msg`There is no state or territory with these letters.`)
      return localOf(state)
    },
  }
}
