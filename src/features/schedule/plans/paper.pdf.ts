import { createRequire } from 'node:module'
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { english } from '#kernel/english.ts'
import { digestLine, footOf, type Paper, type PaperClause } from './paper.ts'

const require = createRequire(import.meta.url)

/** Noto Sans, one file a style with every letter in it: a mark from another file would not find its letter. */
export const family = 'Noto Sans'
Font.register({
  family,
  fonts: [
    { src: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf') },
    { src: require.resolve('@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf'), fontStyle: 'italic' },
    { src: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'), fontWeight: 'bold' },
  ],
})

/**
 * One letter is one glyph. fontkit remembers a glyph by the first letters that it was drawn for, so an "i" that was once part of "ị" or
 * "fi" is found as those by a search. The three of fractions are named because fontkit would switch them on for all digits.
 */
const plain = { ccmp: 0, liga: 0, frac: 0, numr: 0, dnom: 0 }

const styles = StyleSheet.create({
  page: {
    paddingTop: 72,
    paddingBottom: 72,
    paddingHorizontal: 64,
    fontFamily: family,
    fontFeatureSettings: plain,
    fontSize: 11,
    lineHeight: 1.45,
  },
  notice: { position: 'absolute', top: 34, left: 64, right: 64, fontSize: 10, fontWeight: 'bold' },
  foot: { position: 'absolute', bottom: 34, left: 64, right: 64, fontSize: 9 },
  title: { fontSize: 20, fontWeight: 'bold', lineHeight: 1.3, marginBottom: 6 },
  facts: { marginBottom: 12 },
  section: { fontSize: 13, fontWeight: 'bold', marginTop: 14, marginBottom: 4 },
  clause: { marginBottom: 8 },
  clauseTitle: { fontWeight: 'bold' },
  small: { fontSize: 8.5, color: '#444444' },
  mark: { fontStyle: 'italic', fontSize: 10 },
})

const clauseOf = ({ title, sentences, mark, digest }: PaperClause, key: number): ReactElement =>
  h(
    View,
    { key, style: styles.clause, wrap: sentences.join('').length > 900 },
    h(Text, { style: styles.clauseTitle }, title),
    h(Text, {}, sentences.join(' ')),
    mark !== '' && h(Text, { style: styles.mark }, mark),
    digest !== '' && h(Text, { style: styles.small }, english(digestLine(digest))),
  )

/** A letter and its marks as one character wherever there is one: that is what fonts draw best, and what people type into a search. */
const composed = (paper: Paper): Paper =>
  JSON.parse(JSON.stringify(paper), (_, part: unknown) => (typeof part === 'string' ? part.normalize('NFC') : part)) as Paper

/** A plan as a PDF on letter paper: real text, with the notice on every page. */
export function pdfOf(given: Paper): Promise<Buffer> {
  const paper = composed(given)
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
          english(footOf(paper.foot, String(pageNumber), String(totalPages))),
      }),
    ),
  )
  return renderToBuffer(document)
}
