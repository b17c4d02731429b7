import { linesOf } from './lines.ts'
import type { ReadPage, Word } from './words.ts'

/** A page of lines, each letter 10 by 20 pixels; two blanks or more part columns. @param slope how far its lines run downhill, radians */
export function pageOfText(text: string, slope = 0): ReadPage {
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)]
  const words = text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\S+/g)].map((match): Word => {
      const [w, h] = [match[0].length * 10, 20]
      const [cx, cy] = [match.index * 10 + w / 2, index * 30 + h / 2]
      const [x, y] = [cx * cos - cy * sin - w / 2, cx * sin + cy * cos - h / 2]
      return { text: match[0], x, y, w, h, confidence: 1 }
    }),
  )
  return { width: 600, height: 1000, slope, words }
}

export const linesOfText = (text: string) => linesOf(pageOfText(text))
