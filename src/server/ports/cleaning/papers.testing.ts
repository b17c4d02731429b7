import { deflateSync } from 'node:zlib'
import { jpegSample, type Sample } from './images.testing.ts'
import { canary, place } from './traces.testing.ts'

// PDF files with a position and canaries in every place that ISO 32000 has for them, written byte by byte.

const latin = (text: string) => Buffer.from(text, 'latin1')
const secret = `${canary} ${place.latitude}, -${place.longitude}`
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta><?xpacket end="w"?>`

type Part = string | { dict: string; data: Buffer }

const written = (part: Part) =>
  typeof part === 'string'
    ? latin(part)
    : Buffer.concat([latin(`<< ${part.dict} /Length ${part.data.length} >>\nstream\n`), part.data, latin('\nendstream')])

/** Objects from number 1 on, with their table, and behind each other if there are several versions. */
function pdfOf(versions: readonly Readonly<Record<number, Part>>[], trailer: string): Buffer {
  let file = latin('%PDF-1.7\n%\u{e2}\u{e3}\u{cf}\u{d3}\n')
  let before = 0
  for (const objects of versions) {
    const table: string[] = []
    for (const [number, part] of Object.entries(objects)) {
      table.push(`${number} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`)
      file = Buffer.concat([file, latin(`${number} 0 obj\n`), written(part), latin('\nendobj\n')])
    }
    const at = file.length
    const prev = before === 0 ? '' : `/Prev ${before} `
    const head = before === 0 ? '0 1\n0000000000 65535 f \n' : ''
    file = Buffer.concat([
      file,
      latin(`xref\n${head}${table.join('')}trailer\n<< /Size 40 ${prev}${trailer} >>\nstartxref\n${at}\n%%EOF\n`),
    ])
    before = at
  }
  return file
}

export const pdfText = 'Receipt of November 2'
/** What a page draws: with a comment, and with bytes behind the end of what is packed. */
const content = (text: string) => ({
  dict: '/Filter /FlateDecode',
  data: Buffer.concat([
    deflateSync(latin(`% ${secret}\nBT /F1 24 Tf 20 100 Td (${text} \\(50 %\\)) Tj ET q 90 0 0 60 20 20 cm /Im1 Do Q % ${canary}`)),
    latin(secret),
  ]),
})

export async function pdfSample(index: number): Promise<Sample> {
  const { bytes: photo } = await jpegSample(index * 4)
  const first: Record<number, Part> = {
    1: `<< /Type /Catalog /Pages 2 0 R /Metadata 7 0 R /PieceInfo << /App << /Private (${secret}) >> >> /OpenAction << /S /JavaScript /JS (${secret}) >> /AA << /WC 11 0 R >> /Names << /EmbeddedFiles << /Names [(a) 8 0 R] >> /JavaScript << /Names [(b) 11 0 R] >> >> /AF [8 0 R] /Collection << /S (${secret}) >> /AcroForm << /Fields [14 0 R] /XFA (${secret}) >> /Threads [<< /I << /Author (${secret}) >> >>] /Outlines 15 0 R /Lang (en-US) >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F1 5 0 R >> /XObject << /Im1 6 0 R /JS 16 0 R >> >> /Contents 4 0 R /Annots [10 0 R 12 0 R 13 0 R 14 0 R] /Metadata 7 0 R /Thumb 6 0 R /LastModified (D:20261102174512) /PieceInfo << /App << /Private (${secret}) >> >> /VP [<< /Type /Viewport /BBox [0 0 1 1] /Measure << /Subtype /GEO /GPTS [${place.latitude} ${place.longitude}] >> >>] /AA << /O 11 0 R >> >>`,
    4: content(secret),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    6: {
      dict: `/Type /XObject /Subtype /Image /Width 40 /Height 24 /ColorSpace [/ICCBased 18 0 R] /BitsPerComponent 8 /Filter /DCTDecode /Metadata 7 0 R /PTEX.FileName (${secret}) /OPI << /F (${secret}) >>`,
      data: photo,
    },
    7: { dict: '/Type /Metadata /Subtype /XML', data: latin(xmp) },
    8: `<< /Type /Filespec /F (${secret}) /EF << /F 9 0 R >> /Desc (${secret}) >>`,
    9: { dict: '/Type /EmbeddedFile /Filter /FlateDecode', data: deflateSync(latin(secret)) },
    10: `<< /Type /Annot /Subtype /Text /Rect [10 10 20 20] /Contents (Paid in cash) /T (${secret}) /M (D:20261102174512) /CreationDate (D:20261102174512) /NM (${canary}) /RC (${secret}) /Subj (${secret}) >>`,
    11: `<< /S /JavaScript /JS (${secret}) >>`,
    12: `<< /Type /Annot /Subtype /FileAttachment /Rect [1 1 2 2] /FS 8 0 R >>`,
    13: `<< /Type /Annot /Subtype /Link /Rect [1 1 2 2] /A << /S /Launch /F (${secret}) >> >>`,
    14: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature) /Rect [1 1 9 9] /M (D:20261102) /V << /Type /Sig /Name (${secret}) /Location (${secret}) /M (D:20261102) >> >>`,
    15: `<< /Type /Outlines /First 17 0 R /Last 17 0 R /Count 1 >>`,
    16: {
      dict: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /LastModified (D:20261102174512) /PieceInfo << /App << /Private (x) >> >>',
      data: latin('0 0 9 9 re f'),
    },
    17: `<< /Title (Receipt) /Parent 15 0 R /A << /S /URI /URI (https://example.com/) /Next 11 0 R >> >>`,
    18: { dict: '/N 3', data: latin(`a profile of ${secret}`) },
    20: `<< /Author (${secret}) /Title (${secret}) /Producer (${canary}) /CreationDate (D:20261102174512-05'00') >>`,
    21: `(${secret})`,
  }
  // The words of the page were changed later: the first ones are still in the file.
  const second = { 4: content(pdfText) }
  const bytes = pdfOf(
    [first, second],
    `/Root 1 0 R /Info 20 0 R /ID [<${Buffer.from(canary.slice(0, 16)).toString('hex')}> <${'00'.repeat(16)}>]`,
  )
  return {
    name: `receipt-${index}.pdf`,
    type: 'application/pdf',
    bytes: Buffer.concat([bytes, latin(index % 2 === 0 ? `% ${secret}\n` : '')]),
  }
}

/** One that opens with a password: what stands in the table suffices to say so. */
export const lockedPdf = (): Buffer =>
  pdfOf(
    [
      {
        1: '<< /Type /Catalog /Pages 2 0 R >>',
        2: '<< /Type /Pages /Kids [] /Count 0 >>',
        3: `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`,
      },
    ],
    `/Root 1 0 R /Encrypt 3 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
  )

/** One page whose drawing unpacks to more than any page has. */
export const bombPdf = (): Buffer =>
  pdfOf(
    [
      {
        1: '<< /Type /Catalog /Pages 2 0 R >>',
        2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
        4: { dict: '/Filter /FlateDecode', data: deflateSync(Buffer.alloc(257 * 2 ** 20), { level: 1 }) },
      },
    ],
    '/Root 1 0 R',
  )
