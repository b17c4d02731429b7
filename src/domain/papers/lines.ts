// How a text becomes lines of a width.

/** The width of a text in points. */
export type Measure = (text: string, size: number, isBold: boolean) => number

export interface Style {
  size: number
  isBold: boolean
}
export const leading = 1.4

/** Breaks a text into lines of a width; a word that is longer than a line is cut where the line ends. */
export function wrapped(text: string, width: number, { size, isBold }: Style, measure: Measure): string[] {
  const space = measure(' ', size, isBold)
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    let used = 0
    for (const word of paragraph.split(' ')) {
      const wide = measure(word, size, isBold)
      if (line !== '' && used + space + wide <= width) {
        line += ` ${word}`
        used += space + wide
        continue
      }
      if (line !== '') lines.push(line)
      line = word
      used = wide
      while (used > width) {
        const fits = longestFit(line, width, { size, isBold }, measure)
        if (fits === line.length) break
        lines.push(line.slice(0, fits))
        line = line.slice(fits)
        used = measure(line, size, isBold)
      }
    }
    lines.push(line)
  }
  return lines
}

/** How many units of a word fit into a width: one character at least, and no half of a surrogate pair. */
function longestFit(word: string, width: number, { size, isBold }: Style, measure: Measure): number {
  let [low, high] = [1, word.length]
  while (low < high) {
    const half = Math.ceil((low + high) / 2)
    if (measure(word.slice(0, half), size, isBold) <= width) low = half
    else high = half - 1
  }
  const isHalf = /[\ud800-\udbff]/.test(word[low - 1]!) && low < word.length
  if (!isHalf) return low
  return low === 1 ? 2 : low - 1
}

/** One line, or a line of a list of facts: what stands beside each other. */
export interface Row {
  height: number
  /** With the text's place in points from the left margin. */
  parts: { text: string; x: number; style: Style }[]
  isRule?: boolean
  /** How many points the lines that follow need on the same page: those of one row of a table stay together. */
  together?: number
  /** The lines that stand above it where it begins a page. */
  head?: readonly Row[]
}
