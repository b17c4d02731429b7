import type { Cleaned, Thumbnail } from './port.ts'

/** What the process is asked. */
export interface Work {
  path: string
  type: string
  into: string
  /** The longer side of a thumbnail in pixels; null for a clean copy. */
  size: number | null
}

/** What it answers: `fault` is an error of this machine (no such file, no space), not of the file's content. */
export type Answer = { cleaned: Cleaned } | { thumbnail: Thumbnail | null } | { fault: string }

/** How a format's cleaner says what it wrote. */
export interface Written {
  type: string
  tool: string
  version: string
  parameters: Readonly<Record<string, string | number | boolean>>
}
