import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Paper, PaperClause } from './paper.ts'

const styles = StyleSheet.create({
  page: { paddingTop: 72, paddingBottom: 72, paddingHorizontal: 64, fontFamily: 'Helvetica', fontSize: 11, lineHeight: 1.45 },
  notice: { position: 'absolute', top: 34, left: 64, right: 64, fontSize: 10, fontFamily: 'Helvetica-Bold' },
  foot: { position: 'absolute', bottom: 34, left: 64, right: 64, fontSize: 9 },
  title: { fontSize: 20, fontFamily: 'Helvetica-Bold', marginBottom: 6 },
  facts: { marginBottom: 12 },
  section: { fontSize: 13, fontFamily: 'Helvetica-Bold', marginTop: 14, marginBottom: 4 },
  clause: { marginBottom: 8 },
  clauseTitle: { fontFamily: 'Helvetica-Bold' },
  small: { fontSize: 8.5, color: '#444444' },
  mark: { fontFamily: 'Helvetica-Oblique', fontSize: 10 },
})

const clauseOf = ({ title, sentences, mark, digest }: PaperClause, key: number): ReactElement =>
  h(
    View,
    { key, style: styles.clause, wrap: sentences.join('').length > 900 },
    h(Text, { style: styles.clauseTitle }, title),
    h(Text, {}, sentences.join(' ')),
    mark !== '' && h(Text, { style: styles.mark }, mark),
    digest !== '' && h(Text, { style: styles.small }, `Both said yes to these words: ${digest}`),
  )

/** A plan as a PDF on letter paper: real text, with the notice on every page. */
export function pdfOf(paper: Paper): Promise<Buffer> {
  const document = h(
    Document,
    { title: paper.title, language: 'en-US', subject: paper.notice },
    h(
      Page,
      { size: 'LETTER', style: styles.page },
      h(Text, { fixed: true, style: styles.notice }, paper.notice),
      h(Text, { style: styles.title }, paper.title),
      h(View, { style: styles.facts }, ...paper.facts.map((fact) => h(Text, { key: fact }, fact))),
      ...paper.sections.map(({ title, clauses }) =>
        h(
          View,
          { key: title },
          h(Text, { style: styles.section, minPresenceAhead: 60 }, title),
          ...clauses.map((clause, at) => clauseOf(clause, at)),
        ),
      ),
      h(Text, {
        fixed: true,
        style: styles.foot,
        render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
          `${paper.foot}. Page ${pageNumber} of ${totalPages}`,
      }),
    ),
  )
  return renderToBuffer(document)
}
