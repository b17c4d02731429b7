import { leading, type Measure, type Row, type Style, wrapped } from './lines.ts'
import type { Block } from './paper.ts'

const gap = 8
const size = 8.5
/** Below each row, with a thin line. */
const ruleHeight = 6

/** The lines of a table. A row stays on one page where it fits on one, and its columns' names stand above it where it begins a page. */
export function tableRows({ columns, rows }: Extract<Block, { kind: 'table' }>, width: number, measure: Measure): Row[] {
  const widths = columns.map(({ share }) => share * width)
  const starts = widths.map((_, n) => widths.slice(0, n).reduce((sum, each) => sum + each, 0))
  const rowOf = (cells: readonly string[], style: Style, head: readonly Row[]): Row[] => {
    const lines = columns.map((_, n) => wrapped(cells[n] ?? '', widths[n]! - gap, style, measure))
    const height = style.size * leading
    const count = Math.max(...lines.map(({ length }) => length))
    const at = (n: number, text: string) =>
      columns[n]!.isEnd ? starts[n]! + widths[n]! - measure(text, style.size, style.isBold) : starts[n]!
    return [
      ...Array.from({ length: count }, (_, line) => ({
        height,
        together: (count - line) * height + ruleHeight,
        head,
        parts: lines.flatMap((column, n) => (column[line] ? [{ text: column[line], x: at(n, column[line]), style }] : [])),
      })),
      { height: ruleHeight, parts: [], isRule: true },
    ]
  }
  const head = rowOf(
    columns.map(({ name }) => name),
    { size, isBold: true },
    [],
  )
  const [first] = rows.length > 0 ? [rowOf(rows[0]!, { size, isBold: false }, [])] : [[]]
  const tall = (of: readonly Row[]) => of.reduce((sum, { height }) => sum + height, 0)
  // The names of the columns are not alone at the foot of a page.
  const top = head.map((row, n) => (n === 0 ? { ...row, together: tall(head) + tall(first!) } : row))
  return [...top, ...rows.flatMap((cells) => rowOf(cells, { size, isBold: false }, head))]
}
