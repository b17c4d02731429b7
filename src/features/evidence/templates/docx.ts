import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import type { Block, Paper } from '#domain/papers/paper.ts'

const line = (text: string, how: { bold?: boolean; size?: number } = {}, indent = 0) =>
  new Paragraph({ children: [new TextRun({ text, ...how })], spacing: { after: 120 }, ...(indent > 0 && { indent: { left: indent } }) })

const cell = (text: string, share: number, bold = false) =>
  new TableCell({ children: [line(text, { bold })], width: { size: Math.round(share * 100), type: WidthType.PERCENTAGE } })

const table = (rows: readonly TableRow[]) => new Table({ rows: [...rows], width: { size: 100, type: WidthType.PERCENTAGE } })

function partsOf(block: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({ text: block.text, heading: block.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2, keepNext: true }),
      ]
    case 'text':
      return [line(block.text, { bold: block.isBold ?? false, ...(block.isSmall && { size: 17 }) }, block.isIndented ? 360 : 0)]
    case 'facts':
      return [table(block.rows.map(([name, value]) => new TableRow({ children: [cell(name, 0.3, true), cell(value, 0.7)] }))), line('')]
    case 'table':
      return [
        table([
          new TableRow({ tableHeader: true, children: block.columns.map(({ name, share }) => cell(name, share, true)) }),
          ...block.rows.map((row) => new TableRow({ children: row.map((text, at) => cell(text, block.columns[at]!.share)) })),
        ]),
        line(''),
      ]
    case 'rule':
      return [new Paragraph({ children: [], border: { bottom: { style: 'single', size: 4, color: '999999', space: 1 } } })]
  }
}

/** A paper as a Word file that can be changed. Sizes are half points. */
export async function docxOf({ title, blocks }: Paper): Promise<Buffer> {
  return Packer.toBuffer(
    new Document({
      title,
      creator: '',
      styles: { default: { document: { run: { font: 'Arial', size: 22 } } } },
      sections: [{ children: blocks.flatMap(partsOf) }],
    }),
  )
}
