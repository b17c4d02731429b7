import { PDF, type PDFPage } from '@libpdf/core'
import { sheet } from '#domain/papers/layout.ts'

/** Points around what is drawn of an exhibit: the foot has its label and numbers. */
const frame = { side: 36, top: 30, foot: 54 } as const
/** What a page of a file is drawn into. */
const inner = { width: sheet.width - 2 * frame.side, height: sheet.height - frame.top - frame.foot } as const

export const addSheet = (pdf: PDF): PDFPage => pdf.addPage({ width: sheet.width, height: sheet.height })

/** How large something of a size is drawn, and where: as large as it fits, and no larger than it is. Points from the lower left. */
export function fitted(width: number, height: number, most = 1): { x: number; y: number; scale: number } {
  const scale = Math.min(inner.width / width, inner.height / height, most)
  return { scale, x: (sheet.width - width * scale) / 2, y: sheet.height - frame.top - height * scale }
}

/** Puts a picture on a page of its own, as large as it fits. @param jpeg its bytes */
export function addPicture(pdf: PDF, jpeg: Uint8Array): void {
  const image = pdf.embedJpeg(jpeg)
  const { x, y, scale } = fitted(image.width, image.height, Number.POSITIVE_INFINITY)
  addSheet(pdf).drawImage(image, { x, y, width: image.width * scale, height: image.height * scale })
}
