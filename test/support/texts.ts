// For the tests of evidence/texts: PDFs, and what a parent asks of their own files.
import { PDF } from '@libpdf/core'
import type { LightMyRequestResponse } from 'fastify'
import type { Family } from './family.ts'
import { upload } from './files.ts'

export type Who = Pick<Family['ana'], 'inject'>
export const ofFile = (f: Family, file: string) => `/api/cases/${f.caseId}/files/${file}`
export const view = async (who: Who, f: Family, file: string, page = 1) => (await who.inject(`${ofFile(f, file)}/text?page=${page}`)).json()
export const ask = async (who: Who, f: Family, file: string): Promise<LightMyRequestResponse> =>
  who.inject({ method: 'POST', url: `${ofFile(f, file)}/text`, payload: {} })
export const put = async (who: Family['ana'], f: Family, name: string, content: Uint8Array) =>
  (await upload(who, f, name, Buffer.from(content))).json<{ id: string }>().id

/** A PDF with a page for each text or JPEG. */
export async function pdfOf(pages: readonly (string | Uint8Array)[]): Promise<Uint8Array> {
  const pdf = PDF.create()
  for (const content of pages) {
    const page = pdf.addPage({ width: 300, height: 400 })
    if (typeof content === 'string') page.drawText(content, { x: 20, y: 350, size: 12 })
    else page.drawImage(pdf.embedJpeg(content), { x: 0, y: 0, width: 300, height: 400 })
  }
  return pdf.save()
}

/** A small PDF of as many empty pages as it says: a tree of page nodes that all are one page. */
export function emptyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ')
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count ${count}/Kids[${kids}]>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\ntrailer\n<</Root 1 0 R>>\n`,
  )
}
