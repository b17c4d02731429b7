import type { Anchor } from '#ports/anchor/port.ts'
import { rfc3161 } from '#ports/anchor/rfc3161.ts'
import type { Environment } from './environment.ts'

/** The timestamp authority of the settings; `null` where none is set. */
export function anchorOf({ config, clock }: Pick<Environment, 'config' | 'clock'>): Anchor | null {
  return config.timestampUrl === '' ? null : rfc3161({ url: config.timestampUrl, clock })
}
