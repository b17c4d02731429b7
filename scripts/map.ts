import { insidePages } from '#map/inside.generated.ts'
import { type FlagName, flagDefaults } from '#map/flags.ts'
import { allItems, releasedFlags } from '#map/nav.ts'
import { plannedItems, plannedPages } from '#map/planned.ts'
import type { PageLine } from '#map/lines.ts'
import { pages } from '#map/pages.generated.ts'
import { runCommand } from './command.ts'

/** One path of the site: what `npm run map` prints of it. */
export interface Row {
  path: string
  /** The folder of its feature and the name of the page, as `directory/professionals/profiles`. */
  page: string
  audience: string
  flag: string
  /** Whether the flag is on as the code ships it; '-' where there is none. */
  shipped: State
  /** The same once what is built is released: in the demonstration, and by `npm run admin -- flags release`. */
  released: State
  isBuilt: boolean
}
type State = 'on' | 'off' | '-'

function audienceOf(line: PageLine): string {
  if (line.staff) return `staff: ${line.staff}`
  if (line.guest) return 'visitors'
  if (line.out) return 'everybody'
  return line.rate ? 'rating host' : 'signed in'
}

const declared: readonly PageLine[] = [...pages, ...insidePages]

/** For whom a page will be that is not built. */
function audienceToCome(path: string): string {
  const line = declared.find((one) => one.path === path)
  if (line) return line.staff ? 'staff' : audienceOf(line)
  return plannedPages.find((one) => one.path === path)?.out ? 'everybody' : 'signed in'
}

/** Every path of the site once for each page that it shows, built or not, in the order of the alphabet. */
export function rowsOfMap(built: readonly PageLine[] = declared): Row[] {
  const flags = new Map([...allItems, ...plannedItems].flatMap(({ path, also = [], flag }) => [path, ...also].map((one) => [one, flag])))
  const stateIn = (of: Readonly<Record<FlagName, boolean>>, flag: FlagName | null): State => (flag === null ? '-' : of[flag] ? 'on' : 'off')
  const releases = releasedFlags(built)
  const known = new Set([...flags.keys(), ...[...declared, ...plannedPages, ...built].map(({ path }) => path)])
  return [...known]
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .flatMap((path): Row[] => {
      const name = flags.get(path) ?? null
      const flag = { flag: name ?? '-', shipped: stateIn(flagDefaults, name), released: stateIn(releases, name) }
      const lines = built.filter((line) => line.path === path)
      if (lines.length === 0) return [{ path, page: '-', audience: audienceToCome(path), ...flag, isBuilt: false }]
      return lines.map((line) => {
        const query = line.query === undefined ? '' : `?${line.query}`
        return { path: `${path}${query}`, page: `${line.feature}/${line.page}`, audience: audienceOf(line), ...flag, isBuilt: true }
      })
    })
}

const head = ['Path', 'Page', 'Audience', 'Flag', 'Shipped', 'Released', 'Built'] as const

/** The rows as a table of plain text. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [
    [...head],
    ...rows.map(({ path, page, audience, flag, shipped, released, isBuilt }) => {
      return [path, page, audience, flag, shipped, released, isBuilt ? 'yes' : 'no']
    }),
  ]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

async function main(): Promise<void> {
  const rows = rowsOfMap()
  console.log(tableOf(rows))
  console.log(
    `\n${rows.filter(({ isBuilt }) => isBuilt).length} of ${rows.length} built. Shipped: the flag as the code has it. Released: in the demonstration, and after npm run admin -- flags release.`,
  )
}

if (import.meta.main) await runCommand(main)
