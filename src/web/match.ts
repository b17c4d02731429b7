import { parse } from 'regexparam'
import { type PageLine, type Set, setOf } from '#map/lines.ts'
import { pagesIn } from '#map/pages.ts'

/** The lines that someone who is signed in has besides; `null` for a visitor. */
export type InsideLines = readonly PageLine[] | null

/** Which set of pages an address shows, to a visitor or to someone who is signed in. */
export function setAt(host: string, path: string, inside: InsideLines): Set {
  return inside && !host.startsWith('rate.') ? 'in' : setOf(host, path)
}

/** The line of the map that an address shows, and its parameters. */
export function lineAt(
  host: string,
  path: string,
  search = '',
  inside: InsideLines = null,
): { line: PageLine; params: Record<string, string> } | null {
  const query = new URLSearchParams(search)
  for (const line of pagesIn(setAt(host, path, inside), inside ?? [])) {
    if (line.query !== undefined && !query.has(line.query)) continue
    const { keys, pattern } = parse(line.path)
    const match = pattern.exec(path)
    if (match) return { line, params: Object.fromEntries(keys.map((key, index) => [key, decode(match[index + 1] ?? '')])) }
  }
  return null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** In discreet mode: words that say nothing of what the site is, the same in every language. */
const neutral: Readonly<Record<string, string>> = { 'site/home': 'Home', 'accounts/settings': 'Settings', 'staff/support': 'Help' }

/** Tab and history title: "{page}: {name}", and on the landing page what the page itself says; neutral in discreet mode (routes.md, ruling 1). */
export function fullTitle(line: PageLine | null, text: string, appName: string, isDiscreet = false): string {
  if (isDiscreet) return `Notes: ${neutral[line?.feature ?? ''] ?? 'Page'}`
  return line?.page === 'landing' ? text : `${text}: ${appName}`
}
