import { Document, Footer, Header, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx'
import { english } from '#kernel/english.ts'
import { digestLine, footOf, type Paper, type PaperClause } from './paper.ts'

const line = (text: string, how: { bold?: boolean; italics?: boolean; size?: number } = {}) =>
  new Paragraph({ children: [new TextRun({ text, ...how })], spacing: { after: 60 } })

const clauseOf = ({ title, sentences, mark, digest }: PaperClause): Paragraph[] => [
  new Paragraph({ text: title, heading: HeadingLevel.HEADING_3, keepNext: true }),
  ...sentences.map((sentence) => line(sentence)),
  ...(mark === '' ? [] : [line(mark, { italics: true })]),
  ...(digest === '' ? [] : [line(english(digestLine(digest)), { size: 16 })]),
]

/** Stand in the text of the foot where Word puts the numbers of pages: characters that no text has, left to private use. */
const [page, pages] = ['\u{e000}', '\u{e001}']

/** The foot, in the parts that Word fills in. */
const footParts = (foot: string) =>
  english(footOf(foot.replaceAll(/[\u{e000}\u{e001}]/gu, ''), page, pages))
    .split(/([\u{e000}\u{e001}])/u)
    .map((part) => (part === page ? PageNumber.CURRENT : part === pages ? PageNumber.TOTAL_PAGES : part))

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
                children: [new TextRun({ children: footParts(paper.foot), size: 18 })],
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
