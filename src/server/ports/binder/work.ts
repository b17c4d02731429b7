import type { Cannot } from '../pages/port.ts'
import type { Binding, Place, Source } from './port.ts'

/** What the process is asked. */
export type Work = { into: string } & ({ ask: 'draw'; source: Source } | { ask: 'bind'; binding: Binding })

/** What it answers: `fault` is an error of this machine, not of the file's content. */
export type Answer =
  | { state: 'drawn'; pages: number; of: number }
  | { state: 'outside'; of: number }
  | { state: 'bound'; pages: number; places: readonly Place[] }
  | Cannot
  | { fault: string }

/** Where the process notes how many pages it bound: its one answer comes at the end. */
export const noteOf = (into: string): string => `${into}.note`
