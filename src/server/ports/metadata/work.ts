import type { NotRead, Tags } from './port.ts'

/** What the process is asked. */
export interface Work {
  path: string
}

/** What it answers: `fault` is an error of this machine, not of the file's content. */
export type Answer = { tags: Tags } | { reason: NotRead } | { fault: string }
