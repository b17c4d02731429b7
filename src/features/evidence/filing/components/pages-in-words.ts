/** Numbers of pages as one writes them: 1–3, 7. At most twelve runs; after them an ellipsis. @param pages in any order, also twice */
export function pagesInWords(pages: readonly number[]): string {
  const runs: [from: number, to: number][] = []
  for (const page of [...new Set(pages)].toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else runs.push([page, page])
  }
  const words = runs.slice(0, 12).map(([from, to]) => (from === to ? String(from) : `${from}–${to}`))
  return words.join(', ') + (runs.length > 12 ? ' …' : '')
}
