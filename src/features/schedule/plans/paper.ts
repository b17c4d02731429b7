import { sections } from '#domain/plan/sections.ts'
import type { Names } from '#domain/plan/types.ts'
import { dayInWords } from '#kernel/dates.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Item, PlanLine } from './contract.ts'

/** A plan for printing: plain text in order, the same for every file format. */
export interface Paper {
  title: string
  /** The text at the top of every page: who agreed, or that nobody has yet. */
  notice: string
  isAgreed: boolean
  /** Below the title. */
  facts: readonly string[]
  sections: readonly { title: string; clauses: readonly PaperClause[] }[]
  /** The text at the bottom of every page, before the page number. */
  foot: string
}

export interface PaperClause {
  title: string
  sentences: readonly string[]
  /** The clause's state; empty in a plan that is agreed as a whole. */
  mark: string
  /** The digest of the agreed text; empty before both agreed. */
  digest: string
}

function noticeOf(plan: PlanLine, names: Names): Text {
  if (plan.isAgreed) return msg`Agreed by ${{ one: names.A }} and ${{ other: names.B }}`
  if (!plan.isShared) return msg`Not agreed yet. A draft of one parent: ${{ name: names[plan.by] }}`
  return msg`Not agreed yet`
}

function markOf({ state, by, version, agreed, sentences, waitsOn }: Item, names: Names): Text | null {
  const name = names[by]
  if (agreed && agreed.version !== version)
    return msg`Agreed by both. ${{ name }} proposed a change that is not agreed yet: ${{ words: sentences.join(' ') }}`
  switch (state) {
    case 'draft':
      return msg`Draft of ${{ name }}. Not proposed yet.`
    case 'proposed':
    case 'countered': {
      const other = waitsOn && names[waitsOn]
      return other
        ? msg`Proposed by ${{ name }}. ${{ other }} has not answered yet.`
        : msg`Proposed by ${{ name }}. The other parent has not answered yet.`
    }
    case 'accepted':
      return agreed ? msg`Agreed by both.` : msg`The words that were agreed to were not kept, and a name has changed since. Not agreed yet.`
    case 'declined':
      return msg`Proposed by ${{ name }}. Declined.`
    case 'withdrawn':
      return null
  }
}

/** What a clause's digest is, below it. */
export const digestLine = (digest: string): Text => msg`Both said yes to these words: ${{ digest }}`

/** The bottom of a page. */
export const footOf = (foot: string, page: string, pages: string): Text => msg`${{ foot }}. Page ${{ page }} of ${{ pages }}`

interface Given {
  caseTitle: string
  plan: PlanLine
  items: readonly Item[]
  names: Names
  /** The day of printing. */
  today: string
  /** The day on which the last clause was agreed. */
  agreedOn: string | null
}

/** Lays out what the reader sees of a plan. Withdrawn clauses are left out; in an agreed plan also those that are not agreed. */
export function paperOf({ caseTitle, plan, items, names, today, agreedOn }: Given): Paper {
  const notice = english(noticeOf(plan, names))
  const printed = items.filter(({ state, agreed }) => (plan.isAgreed ? agreed !== null : state !== 'withdrawn'))
  return {
    title: plan.title,
    notice,
    isAgreed: plan.isAgreed,
    facts: [
      msg`Case: ${{ title: caseTitle }}`,
      msg`Parents: ${{ one: names.A }} and ${{ other: names.B }}`,
      ...(agreedOn ? [msg`Agreed on ${{ day: dayInWords(agreedOn) }}`] : []),
      msg`Printed on ${{ day: dayInWords(today) }}`,
      msg`This is what the parents wrote. No court has signed it, and a court can ask for other forms.`,
    ].map(english),
    sections: sections.flatMap(({ id, title }, at) => {
      const clauses = printed.filter(({ section }) => section === id)
      if (clauses.length === 0) return []
      return [
        {
          title: `${at + 1}. ${title}`,
          clauses: clauses.map((item) => {
            // A pending change does not replace the agreed text, which is printed.
            const words = item.agreed ?? item
            const mark = plan.isAgreed ? null : markOf(item, names)
            return {
              title: item.number === '' ? words.title : `${item.number} ${words.title}`,
              sentences: words.sentences.length > 0 ? words.sentences : [english(msg`This clause can no longer be read here.`)],
              mark: mark === null ? '' : english(mark),
              digest: item.agreed?.digest ?? '',
            }
          }),
        },
      ]
    }),
    foot: english(msg`${{ title: plan.title }}. ${{ notice }}`),
  }
}

// The letters of Noto Sans (paper.pdf.ts): Latin with Vietnamese, Greek, Cyrillic, symbols. A test checks them against the font.
// Combining marks without a precomposed character are left out: @react-pdf/renderer 4.9 draws them across the letter.
const greek =
  '\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d' +
  '\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe'
const signs = '\u2000-\u200a\u2010-\u2027\u202f-\u205e\u2070\u2071\u2074-\u208e\u20a0-\u20bf\u2100-\u215f\u2184\u2189\u2212'
const inPdf = new RegExp(`^[\u0020-\u007e\u00a0-\u02e9${greek}\u0400-\u0482\u048a-\u052f\u1e00-\u1eff${signs}]*$`, 'u')

/** Whether a PDF can show every letter of a text. */
export function fitsPdf(paper: Paper): boolean {
  const clauses = paper.sections.flatMap((section) => section.clauses)
  const texts = [paper.title, paper.notice, ...paper.facts, ...clauses.flatMap(({ title, sentences, mark }) => [title, mark, ...sentences])]
  return texts.every((text) => inPdf.test(text.normalize('NFC')))
}
