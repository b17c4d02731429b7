import type { PageLine } from '#map/lines.ts'
import { pagesIn } from '#map/pages.ts'

/** A page as someone opens it: which host, and the pattern of its path. */
export interface Opened {
  /** `out` on the main host, `rate` on one that begins with `rate.` */
  set: 'out' | 'rate'
  pattern: PageLine['path']
  /** What the query names, where one path has two pages; a professional is its value. */
  query?: string | undefined
}

/** Every page of the map on each host that shows it, and an address where there is none: a new page is among them by itself. */
export const everyPage: readonly Opened[] = [
  ...pagesIn('out').map(({ path, query }): Opened => ({ set: 'out', pattern: path, query })),
  ...pagesIn('rate').map(({ path, query }): Opened => ({ set: 'rate', pattern: path, query })),
  { set: 'out', pattern: '/no-such-page' },
]

/** What stands in the open parts of a path. */
const examples: Readonly<Record<string, string>> = { state: 'tx', role: 'judge', county: 'Bexar' }

/**
 * The address of a page on a running server.
 * @param origin `http://localhost:<port>`
 * @param id of a professional who is there
 */
export function addressOf({ set, pattern, query }: Opened, origin: string, id: string): string {
  const at = set === 'rate' ? origin.replace('//localhost', '//rate.localhost') : origin
  const path = pattern.replace(/:(\w+)\??/g, (_, name: string) => (name === 'id' ? id : (examples[name] ?? 'x'))).replace('*', 'x')
  return at + path + (query === undefined ? '' : `?${query}=${id}`)
}

/** The id of someone of the imported test roster. */
export async function importedId(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api/professionals?q=Quarrenbock`)
  const { items } = (await reply.json()) as { items: { id: string }[] }
  if (!items[0]) throw new Error('The imported people are not found.')
  return items[0].id
}
