import { takenIn } from './taken.ts'

/** A piece of text that says one thing: a sentence, or a line of a list. */
export interface Sentence {
  from: number
  to: number
  /** The line before it, where it heads a list or stands alone. */
  heading: string
}

const short =
  /(?:\b(?:mon|tues?|weds?|thurs?|thur|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mr|mrs|ms|dr|hon|jr|sr|st|no|dept|div|ctrm|rm|vs|v|a\.m|p\.m|a|p|[A-Z]))$/i
/** A line as long as this was broken by the width of the page, not by its writer. */
const width = 60

/** Sentences and lines of a text. Full stops of abbreviations, and within `mentions`, end none. */
export function sentencesOf(text: string, mentions: readonly { from: number; to: number }[]): Sentence[] {
  const inside = takenIn(text.length, mentions).goesOn
  const ends = new Set(mentions.map(({ to }) => to))
  const sentences: Sentence[] = []
  let begin = 0
  let lineBegin = 0
  let heading = ''
  const close = (end: number) => {
    if (text.slice(begin, end).trim() !== '') sentences.push({ from: begin, to: end, heading })
    begin = end
  }
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!
    if (sign === '\n') {
      const line = text.slice(lineBegin, i).trim()
      lineBegin = i + 1
      const next = text
        .slice(i + 1, i + 40)
        .split('\n', 1)[0]!
        .trim()
      const wrapped = line.length >= width && !/[.!?:;]$/.test(line) && next !== '' && !/^(?:[-*•]|\d+[.)]\s|\d+\/)/.test(next)
      if (wrapped || inside(i)) continue
      close(i + 1)
      if (line === '') heading = ''
      else if (line.endsWith(':') || (line.length < width && !/\d/.test(line) && !/[.!?]$/.test(line))) heading = line
      continue
    }
    if (!/[.!?]/.test(sign) || inside(i)) continue
    const ended = ends.has(i + 1)
    if (sign === '.' && !ended && short.test(text.slice(Math.max(0, i - 8), i))) continue
    if (sign === '.' && /^\s+(?:\d|[a-z(])/.test(text.slice(i + 1, i + 4)) && (ended || !/\s[A-Z]/.test(text.slice(i + 1, i + 3)))) continue
    if (
      sign === '.' &&
      ended &&
      !/^\s+(?!(?:Eastern|Central|Mountain|Pacific|Alaska|Hawaii|[A-Z]{2,4}T)\b)[A-Z]/.test(text.slice(i + 1, i + 40))
    )
      continue
    if (/\s|$/.test(text[i + 1] ?? ' ')) close(i + 1)
  }
  close(text.length)
  return sentences
}
