import { renderToString } from 'react-dom/server'
import { urlOf } from '../http/contract.ts'
import { App } from './app.tsx'
import { type Catalog, newI18n } from './i18n.ts'
import { fullTitle, lineAt } from './match.ts'
import { fileOf, type Need, type Page, type Peek } from './page.ts'
import { newQueryClient } from './query.ts'
import { type Seeds, sow } from './seed.ts'
import { messages } from './locales/en.po'
import type { Site } from './site.ts'

const pageFiles = import.meta.glob<{ page: Page }>('../rooms/*/page.*.tsx', { eager: true })
const texts = Object.values(import.meta.glob<Catalog>('../rooms/*/locales/en.po', { eager: true }))
const files = { ready: (file: string) => pageFiles[file]?.page, load: () => Promise.reject(new Error('not on the server')) }

/** What is to be asked before an address can be rendered, and the source file of its page (for preloading). */
export function plan(address: { host: string; path: string; search: string }): { needs: readonly Need[]; file: string | null } {
  const found = lineAt(address.host, address.path)
  if (!found) return { needs: [], file: null }
  const file = fileOf(found.line)
  const at = { params: found.params, search: new URLSearchParams(address.search) }
  return { needs: files.ready(file)!.needs?.(at) ?? [], file: file.replace('../', 'src/') }
}

/** The page as HTML, whole and readable without JavaScript. */
export function render(
  address: { host: string; path: string; search: string },
  site: Site,
  seeds: Seeds,
): { html: string; title: string; noIndex: boolean } {
  const i18n = newI18n(site.locale, [{ messages }, ...texts])
  const client = newQueryClient()
  sow(client, seeds)
  const peek: Peek = (call, input) => client.getQueryData([urlOf(call, input as object)])
  const found = lineAt(address.host, address.path)
  const page = found && files.ready(fileOf(found.line))
  const at = { params: found?.params ?? {}, search: new URLSearchParams(address.search) }
  const title = fullTitle(found?.line ?? null, page ? page.title(at, i18n, peek, site) : '404 Page Not Found', site.appName)
  const html = renderToString(
    <App client={client} files={files} host={address.host} i18n={i18n} site={site} ssr={{ path: address.path, search: address.search }} />,
  )
  client.clear()
  return { html, title, noIndex: !page || (page.noIndex?.(at, peek) ?? false) }
}
