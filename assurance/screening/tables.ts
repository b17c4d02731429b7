import { type Share, wilson } from '#domain/stats/proportion.ts'

/** A table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const two = (share: number) => share.toFixed(3)

/** "0.963 (0.896 to 0.987), 26 of 27": the share, its 95 % interval, and the counts. */
export function formatShare(share: Share): string {
  const interval = wilson(share)
  if (!interval) return 'none'
  return `${two(share.of / share.n)} (${two(interval[0])} to ${two(interval[1])}), ${share.of} of ${share.n}`
}

/** A text as a cell of a table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
