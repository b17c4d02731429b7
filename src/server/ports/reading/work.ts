import type { Read } from './port.ts'

/** What the process is asked. */
export interface Work {
  path: string
  type: string
  mostPages: number
}

/** What it answers: `fault` is an error of this machine, not of the file's content. */
export type Answer = Read | { fault: string }
