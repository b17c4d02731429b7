import type { Block, Paper } from '#domain/papers/paper.ts'
import type { Treatment } from './rules.ts'
import type { Finding, FindingKind, PageText } from './types.ts'

const removed: Readonly<Record<FindingKind, string>> = {
  ssn: 'xxx-xx-xxxx',
  account: 'xxxx-xxxx',
  birth: 'xx/xx/xxxx',
  minor: '[name removed]',
  address: '[address removed]',
}

/** What is written in place of a finding by a rule. */
export const replacementOf = ({ kind, short }: Pick<Finding, 'kind' | 'short'>, treatment: Exclude<Treatment, 'unnamed'>): string =>
  treatment === 'nothing' && kind !== 'address' ? removed[kind] : short

/** Findings that are decided together: the same kind, with the same words. */
export interface Group<F extends Finding = Finding> {
  /** Its kind and its number among those of its kind, by where it is first. */
  id: string
  kind: FindingKind
  quote: string
  certainty: Finding['certainty']
  why: Finding['why']
  short: string
  /** Where each is, in order. */
  places: readonly F[]
}

/** Words by which findings are the same. */
export const plainQuote = (quote: string): string => quote.replaceAll(/\s+/gu, ' ').toLowerCase()

/** Findings by what they say, the sure ones first. Of findings with the same words the surest says how sure the group is. */
export function groupsOf<F extends Finding>(findings: readonly F[]): Group<F>[] {
  const counted: Partial<Record<FindingKind, number>> = {}
  const groups = [...Map.groupBy(findings, ({ kind, quote }) => `${kind} ${plainQuote(quote)}`).values()].map((places): Group<F> => {
    const best = places.find(({ certainty }) => certainty === 'sure') ?? places[0]!
    const n = (counted[best.kind] ?? 0) + 1
    counted[best.kind] = n
    const { kind, certainty, why, short } = best
    return { id: `${kind}${n}`, kind, quote: places[0]!.quote.replaceAll(/\s+/gu, ' '), certainty, why, short, places }
  })
  return groups.toSorted((one, other) => Number(one.certainty === 'maybe') - Number(other.certainty === 'maybe'))
}

/** The texts of a paper in the order in which it is read, each as a page of its own: what a line has is never divided between two. */
function textsOf({ title, blocks }: Paper): string[] {
  return [title, ...blocks.flatMap(textsOfBlock)]
}

function textsOfBlock(block: Block): string[] {
  if (block.kind === 'rule') return []
  if (block.kind === 'facts') return block.rows.map(([name, value]) => `${name}: ${value}`)
  if (block.kind === 'table') return block.rows.map((row) => row.join('\n'))
  return [block.text]
}

/** The same texts as pages for the finder. */
export const pagesOfPaper = (paper: Paper): PageText[] => textsOf(paper).map((text, page) => ({ page, text }))

/** Under which heading each text of a paper is; the title is under none. */
export function headingsOf({ title, blocks }: Paper): string[] {
  let heading = title
  return [
    title,
    ...blocks.flatMap((block) => {
      if (block.kind === 'heading') heading = block.text
      return textsOfBlock(block).map(() => heading)
    }),
  ]
}

type Change = Pick<Finding, 'start' | 'end'> & { with: string }
type Written = ReadonlyMap<number, readonly Change[]>

/** A text with other words in some places. @param changes in order, without overlap; @param from where the text begins in what they count */
function changed(text: string, changes: readonly Change[], from = 0): string {
  let [out, at] = ['', 0]
  for (const { start, end, with: words } of changes) {
    const [first, last] = [Math.max(0, start - from), Math.min(text.length, end - from)]
    if (last <= first || first < at) continue
    out += text.slice(at, first) + (start >= from ? words : '')
    at = last
  }
  return out + text.slice(at)
}

/**
 * A paper with other words in place of findings. A finding that reaches over cells of a table is replaced in the first and cut from the next.
 * @param changes by the number of the text that `textsOf` gives, each in order and without overlap
 */
export function withReplacements({ title, prefix, blocks }: Paper, changes: Written): Paper {
  let at = 0
  const next = () => changes.get(at++) ?? []
  const newTitle = changed(title, next())
  const newBlocks = blocks.map((block): Block => {
    if (block.kind === 'rule') return block
    if (block.kind === 'facts')
      return {
        ...block,
        rows: block.rows.map(([name, value]): readonly [string, string] => {
          const its = next()
          return [changed(name, its), changed(value, its, name.length + 2)]
        }),
      }
    if (block.kind === 'table')
      return {
        ...block,
        rows: block.rows.map((row) => {
          const its = next()
          let from = 0
          return row.map((cell) => {
            const written = changed(cell, its, from)
            from += cell.length + 1
            return written
          })
        }),
      }
    return { ...block, text: changed(block.text, next()) }
  })
  return { title: newTitle, prefix, blocks: newBlocks }
}
