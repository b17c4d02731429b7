import type { Paper } from '#domain/papers/paper.ts'

/** The thread of `making.ts`: packing a file takes a moment in which nobody else would be answered. */
export async function make(paper: Paper): Promise<Uint8Array> {
  return new Uint8Array(await (await import('./docx.ts')).docxOf(paper))
}
