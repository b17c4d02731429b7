import { Document, Footer, Header, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx'
import type { Paper, PaperClause } from './paper.ts'

const line = (text: string, how: { bold?: boolean; italics?: boolean; size?: number } = {}) =>
  new Paragraph({ children: [new TextRun({ text, ...how })], spacing: { after: 60 } })

const clauseOf = ({ title, sentences, mark, digest }: PaperClause): Paragraph[] => [
  new Paragraph({ text: title, heading: HeadingLevel.HEADING_3, keepNext: true }),
  ...sentences.map((sentence) => line(sentence)),
  ...(mark === '' ? [] : [line(mark, { italics: true })]),
  ...(digest === '' ? [] : [line(`Both said yes to these words: ${digest}`, { size: 16 })]),
]

/** A plan as a Word file: headings as headings, and the notice in the head of every page. Sizes are half points. */
export function docxOf(paper: Paper): Promise<Buffer> {
  const document = new Document({
    title: paper.title,
    subject: paper.notice,
    creator: '',
    styles: { default: { document: { run: { font: 'Arial', size: 22 } } } },
    sections: [
      {
        headers: { default: new Header({ children: [line(paper.notice, { bold: true, size: 20 })] }) },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  new TextRun({ children: [`${paper.foot}. Page `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES], size: 18 }),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({ text: paper.title, heading: HeadingLevel.TITLE }),
          ...paper.facts.map((fact) => line(fact)),
          ...paper.sections.flatMap(({ title, clauses }) => [
            new Paragraph({ text: title, heading: HeadingLevel.HEADING_2, keepNext: true, spacing: { before: 240 } }),
            ...clauses.flatMap(clauseOf),
          ]),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
