/** Lines and words of a page, each with its place among all of its kind. */
export function numbered<W>(lines: readonly (readonly W[])[]): { id: number; words: { id: number; word: W }[] }[] {
  let next = 0
  return lines.map((line, id) => {
    const first = next
    next += line.length
    return { id, words: line.map((word, n) => ({ id: first + n, word })) }
  })
}
