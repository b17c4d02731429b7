import type { Sentence } from './sentences.ts'

const most = 80
const edges = /^[\s\-–—•*:;,.()|@]+|[\s\-–—•*:;,(|@]+$/g
const hanging = /\s+(?:on|at|by|from|is|for|to|and|will be(?: held)?|are|of|the|in|set for|due)$/i
/** Politeness and forms of law before the thing itself. */
const lead =
  /^(?:dear [^,]{1,40},|hi [^,]{1,40},|please take notice that(?: the| a)?|reminder(?::| that)|notice:|ordered that|you are ordered to appear for(?: an?)?|save the date[!.]?)\s*/i

/** What a line says without its days and times; its heading where nothing is left. */
export function titleOf(letter: string, { from, to, heading }: Sentence, without: readonly { from: number; to: number }[]): string {
  let text = ''
  let at = from
  for (const gap of without.filter((one) => one.from >= from && one.from < to).toSorted((a, b) => a.from - b.from)) {
    text += letter.slice(at, Math.max(at, gap.from))
    at = Math.max(at, gap.to)
    // What stands before the first day is the name of the thing, if there is anything; what stands behind is about it.
    if (tidy(text).length >= 4) return shortened(tidy(text))
  }
  const rest = tidy(text + letter.slice(at, to))
  const above = tidy(heading)
  if (rest.length < 3) return shortened(above)
  return shortened(heading.endsWith(':') && rest.length < 40 ? `${above}: ${rest}` : rest)
}

function tidy(text: string): string {
  let clean = text.replace(/\s+/g, ' ').replace(edges, '')
  for (let last = ''; last !== clean;) {
    last = clean
    clean = clean.replace(hanging, '').replace(edges, '')
  }
  clean = clean.replace(lead, '').replace(edges, '')
  if (clean.endsWith(')') && !clean.includes('(')) clean = clean.slice(0, -1)
  return clean.charAt(0).toUpperCase() + clean.slice(1)
}

function shortened(text: string): string {
  if (text.length <= most) return text
  const cut = text.lastIndexOf(' ', most)
  return text.slice(0, cut > 20 ? cut : most)
}
