import { parentPort, workerData } from 'node:worker_threads'
import type { Paper } from './paper.ts'

// The thread of printing.ts: laying out pages takes a moment in which nobody else would be answered.
const { paper, kind } = workerData as { paper: Paper; kind: 'pdf' | 'docx' }
const bytes = kind === 'pdf' ? await (await import('./paper.pdf.ts')).pdfOf(paper) : await (await import('./paper.docx.ts')).docxOf(paper)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(new Uint8Array(bytes))
