import { inject } from 'vitest'
import type { Engine } from '#ports/db/port.ts'

/** The empty template of the run, as an engine. */
export function templateEngine(): Engine {
  const template = inject('template')
  return { owner: template.owner, role: (name) => template[name], stop: async () => {} }
}
