import type { CaseTx } from '#access/cases.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { slot } from '#feature/slots.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { DemoFamily } from './demo-family.ts'

/** What the demo family is made with, besides rows. */
export interface DemoParts {
  files: SealedFiles
  /** Draws an SVG as a photo (JPEG), and the same small (WebP). */
  draw: (svg: string) => Promise<{ photo: Uint8Array; small: Uint8Array; version: string }>
  /** Draws a paper as a PDF, behind the pages of another one where it is given. Not signed. */
  print: (paper: Paper, after?: Uint8Array) => Promise<{ bytes: Uint8Array; pages: number }>
}

/** What a feature adds to the case of the demo family, in the transaction that makes it, in the order of the app's list. */
export const demoOfCase = slot<(tx: CaseTx, family: DemoFamily, parts: DemoParts) => Promise<void>>('the demo family')
