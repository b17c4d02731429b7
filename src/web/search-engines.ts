import type { PageLine } from '#map/lines.ts'
import { pages } from '#map/pages.generated.ts'

/**
 * The one address of a page that has several: on the main host, the first of its lines in the
 * map. Only the query that the page declares as part of its address remains.
 */
export function canonicalPath(line: PageLine, params: Readonly<Record<string, string>>, query = ''): string {
  const first = pages.find(({ feature, page, out }) => out && feature === line.feature && page === line.page) ?? line
  const path = first.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return query === '' ? path : `${path}?${query}`
}

/** The way to a page, for search engines: the same as the breadcrumbs on it. `path` is an address of this site. */
export function breadcrumbs(appUrl: string, items: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, appUrl).href,
    })),
  }
}
