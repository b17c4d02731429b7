import type { BoundPage, Burned, Cannot, Extractor, Place, Source, Structure } from './port.ts'

/** What the process is asked. */
export type Work =
  | ({ ask: 'open' } & Source)
  | ({ ask: 'burn'; page: number; bars: readonly Place[]; asked: readonly Place[]; into: string } & Source)
  | { ask: 'bind'; pages: readonly BoundPage[]; into: string }
  | { ask: 'extract'; path: string; by: Extractor }
  | { ask: 'structure'; path: string }

/** What it answers: `fault` is an error of this machine, not of the file's content. */
export type Answer =
  | { state: 'opened'; count: number; hasLayers: boolean }
  | Burned
  | { state: 'bound' }
  | { state: 'text'; pages: readonly string[]; version: string }
  | Structure
  | Cannot
  | { fault: string }
