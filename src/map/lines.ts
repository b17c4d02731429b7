/** A line of the map: one page at one address. Router, the reduced rating set and the fallback read them (docs/product/routes.md). */
export interface PageLine {
  /** wouter's pattern. */
  path: string
  /** Where one path has two pages: this one is shown when the address's query names this. It stands before the other. */
  query?: string
  /** Its folder below features/: `<area>/<feature>`, with the file `page.<page>.tsx`. */
  feature: string
  page: string
  /** The feature whose kill switch closes this page, where it is not its own. */
  closesWith?: string
  /** Shown to a signed-out visitor on the main host. */
  out: boolean
  /** Shown in the reduced rating set. */
  rate: boolean
  /** For a person who is signed out and nobody else: someone who is signed in is led to `/`, or has another page there. */
  guest?: true
  /** Open to this desk of the staff alone; all others read that plainly. */
  staff?: 'support' | 'moderator' | 'admin' | 'super'
}

/** The name of the feature that a page is of. */
export const nameOf = ({ feature }: { feature: string }): string => feature.slice(feature.indexOf('/') + 1)

/** The feature whose kill switch closes a page. */
export const switchOf = (line: Pick<PageLine, 'feature' | 'closesWith'>): string => line.closesWith ?? nameOf(line)

/** Which pages an address shows: signed out, the reduced rating set, or (`in`) signed in. */
export type Set = 'out' | 'rate' | 'in'

const ratingPaths = ['/rate-your-court', '/rate-your-court-new']

/**
 * Which set of pages an address shows (spec.md 2.1): the reduced one when the host begins with `rate.`
 * or the path is one of the two rating paths.
 */
export function setOf(host: string, path: string): Set {
  return host.startsWith('rate.') || ratingPaths.includes(path) ? 'rate' : 'out'
}
