/** What a page tells its own browser and search engines about itself. */
export interface Head {
  title: string
  description: string
  /** Where the page is at home, whole; `null` for a page that is not to be found. */
  canonical: string | null
  noIndex: boolean
  /** Facts for search engines (schema.org), one object a block. */
  data: readonly object[]
}

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** JSON inside a script element: no character that could end the element or the line. */
export const inScript = (value: unknown) =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const meta = (kind: 'name' | 'property', key: string, content: string) => `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`

/**
 * The part of the head that differs from page to page.
 * A data block is no script: browsers run nothing of it, so the security policy lets it be.
 */
export function headLines({ title, description, canonical, noIndex, data }: Head, site: { appName: string; appUrl: string }): string[] {
  const found = canonical === null || noIndex ? [] : data
  return [
    meta('name', 'description', description),
    ...(noIndex ? [meta('name', 'robots', 'noindex')] : []),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}" />`, meta('property', 'og:url', canonical)]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.appName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', new URL('/icons/icon-512.png', site.appUrl).href),
    ...found.map((block) => `<script type="application/ld+json">${inScript(block)}</script>`),
  ]
}
