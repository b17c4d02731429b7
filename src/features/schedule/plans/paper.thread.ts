import type { Paper } from './paper.ts'

/** The threads of printing.ts: laying out pages takes a moment in which nobody else would be answered. */
export async function make({ paper, kind }: { paper: Paper; kind: 'pdf' | 'docx' }): Promise<Uint8Array> {
  return new Uint8Array(
    kind === 'pdf' ? await (await import('./paper.pdf.ts')).pdfOf(paper) : await (await import('./paper.docx.ts')).docxOf(paper),
  )
}
