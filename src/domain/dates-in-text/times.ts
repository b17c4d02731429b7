import { takenIn } from './taken.ts'

/** A time, or a span of time, as it stands in a text. Minutes of the day. */
export interface TimeMention {
  from: number
  to: number
  begin: number
  end: number | null
  guessed: boolean
}

const half = String.raw`(?<HALF>a\.?\s?m\b\.?|p\.?\s?m\b\.?|(?:in\s+the\s+)(?:morning|forenoon|afternoon|evening)|at\s+night)`
const halfAs = (name: string) => half.replace('HALF', name)
const hour = String.raw`(?:[01]?\d|2[0-3])`
const o = String.raw`(?:\s*o['’]?\s?clock)?`
const link = String.raw`\s*(?:-|–|—|to|until|till|and)\s*`

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const word = `(?:${words.join('|')})`

const span = new RegExp(
  String.raw`(?<![\d:/.$-])\b(?<h1>${hour})(?::(?<m1>[0-5]\d))?${o}\s*(?:${halfAs('p1')}|(?<noon1>noon))?${link}(?:(?<h2>${hour})(?::(?<m2>[0-5]\d))?${o}\s*(?:${halfAs('p2')}|(?<noon2>noon))?|(?<alone>noon))(?![\d:/])`,
  'gi',
)
const single = new RegExp(
  String.raw`(?<![\d:/.$-])\b(?<h1>${hour})(?:[:.](?<m1>[0-5]\d))?${o}\s*(?:${halfAs('p1')}|(?<noon1>noon)\b)`,
  'gi',
)
const colon = /(?<![\d:/.-])\b(?<h1>[01]?\d|2[0-3]):(?<m1>[0-5]\d)(?::[0-5]\d)?\b(?!:)/gi
const bare = new RegExp(String.raw`(?<=\b(?:at|@)\s*)(?<h1>1[0-2]|[1-9])${o}(?![\d:/%]|\.\d|\s*(?:st|nd|rd|th)\b|\s+[A-Z])`, 'gi')
/** "0915" right behind a year, or before "hours". */
const military = /(?:(?<=\b20\d{2},?\s+)(?<h1>[01]\d|2[0-3])(?<m1>[0-5]\d)\b|\b(?<h2>[01]\d|2[0-3])(?<m2>[0-5]\d)(?=\s*(?:hours|hrs)\b))/gi
const named = /\b(?:12\s+)?(?<name>noon|midnight)\b/gi
const spelled = new RegExp(String.raw`\b(?<past>half\s+past|quarter\s+past|quarter\s+to)\s+(?<word>${word})\b(?:\s+${halfAs('p1')})?`, 'gi')

type Groups = Record<string, string | undefined>

/** `0` before noon, `1` after, `null` where it is not said. */
function halfOf(text: string | undefined): 0 | 1 | null {
  if (!text) return null
  return /^a(?!t)|morning|forenoon/i.test(text) ? 0 : 1
}

function at(hours: number, minutes: number, which: 0 | 1 | null): { minute: number; guessed: boolean } {
  if (which !== null && hours <= 12) return { minute: ((hours % 12) + 12 * which) * 60 + minutes, guessed: false }
  if (hours > 12 || hours === 0) return { minute: hours * 60 + minutes, guessed: false }
  return { minute: (hours >= 7 && hours < 12 ? hours : (hours % 12) + 12) * 60 + minutes, guessed: true }
}

function readSpan(groups: Groups): Omit<TimeMention, 'from' | 'to'> | null {
  const clear = groups.p1 ?? groups.p2 ?? groups.noon1 ?? groups.noon2 ?? groups.alone ?? groups.m1 ?? groups.m2
  if (!clear) return null
  const end =
    groups.alone || groups.noon2 ? { minute: 720, guessed: false } : at(Number(groups.h2), Number(groups.m2 ?? 0), halfOf(groups.p2))
  const own = halfOf(groups.p1)
  let begin = groups.noon1 ? { minute: 720, guessed: false } : at(Number(groups.h1), Number(groups.m1 ?? 0), own)
  if (own === null && begin.guessed && !end.guessed) {
    // "9 - 12 pm" begins before noon, "1 - 4 pm" after it: the half of the end, unless it then came after it.
    const same = at(Number(groups.h1), Number(groups.m1 ?? 0), end.minute >= 720 ? 1 : 0)
    begin = same.minute < end.minute ? same : { minute: same.minute - 720, guessed: false }
  }
  if (begin.minute < 0) return null
  if (end.guessed && end.minute <= begin.minute && end.minute + 720 < 1440) end.minute += 720
  if (end.minute <= begin.minute) return null
  return { begin: begin.minute, end: end.minute, guessed: begin.guessed || end.guessed }
}

function readWords(groups: Groups): Omit<TimeMention, 'from' | 'to'> {
  const past = groups.past!.toLowerCase().replace(/\s+/g, ' ')
  const { minute, guessed } = at(words.indexOf(groups.word!.toLowerCase()) + 1, 0, halfOf(groups.p1))
  return { begin: minute + { 'half past': 30, 'quarter past': 15, 'quarter to': -15 }[past]!, end: null, guessed }
}

const forms: readonly { pattern: RegExp; read(groups: Groups): Omit<TimeMention, 'from' | 'to'> | null }[] = [
  { pattern: span, read: readSpan },
  {
    pattern: single,
    read: ({ h1, m1, p1, noon1 }) => {
      const { minute, guessed } = noon1 ? { minute: 720, guessed: false } : at(Number(h1), Number(m1 ?? 0), halfOf(p1))
      return { begin: minute, end: null, guessed }
    },
  },
  { pattern: spelled, read: readWords },
  {
    pattern: colon,
    read: ({ h1, m1 }) => {
      const { minute, guessed } = at(Number(h1), Number(m1), null)
      return { begin: h1!.startsWith('0') ? Number(h1) * 60 + Number(m1) : minute, end: null, guessed: guessed && !h1!.startsWith('0') }
    },
  },
  { pattern: military, read: ({ h1, m1, h2, m2 }) => ({ begin: Number(h1 ?? h2) * 60 + Number(m1 ?? m2), end: null, guessed: false }) },
  { pattern: named, read: ({ name }) => ({ begin: name!.toLowerCase() === 'noon' ? 720 : 0, end: null, guessed: false }) },
  {
    pattern: bare,
    read: ({ h1 }) => {
      const { minute, guessed } = at(Number(h1), 0, null)
      return { begin: minute, end: null, guessed }
    },
  },
]

/** The times that stand in a text, in order; none within another, nor within what is taken by a day. */
export function timesIn(text: string, days: readonly { from: number; to: number }[]): TimeMention[] {
  const mentions: TimeMention[] = []
  const taken = takenIn(text.length, days)
  for (const { pattern, read } of forms) {
    for (const match of text.matchAll(pattern)) {
      const from = match.index
      const to = from + match[0].length
      if (!taken.isFree(from, to)) continue
      const time = read(match.groups ?? {})
      if (!time) continue
      mentions.push({ from, to, ...time })
      taken.take(from, to)
    }
  }
  return mentions.toSorted((a, b) => a.from - b.from)
}
