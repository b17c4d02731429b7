import type { Piece } from './types.ts'

/** A line as it is compared: numbers of pages differ. */
const plain = (line: string) =>
  line
    .trim()
    .toLowerCase()
    .replaceAll(/\bpage\s+\d+(?:\s+of\s+\d+)?\b|^\s*\d+\s|\s\d+\s*$/g, '')
    .replaceAll(/\s+/g, ' ')

/** Lines at the head or the foot of three pages and more, as papers have them: not what a page says. */
export function repeatedLines(pieces: readonly Piece[]): (line: string) => boolean {
  const counts = new Map<string, number>()
  if (pieces.length < 3) return () => false
  for (const { text } of pieces) {
    const lines = text.split('\n').map(plain).filter(Boolean)
    for (const line of new Set([...lines.slice(0, 4), ...lines.slice(-4)])) counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  const enough = Math.max(3, pieces.length * 0.3)
  return (line) => (counts.get(plain(line)) ?? 0) >= enough
}
