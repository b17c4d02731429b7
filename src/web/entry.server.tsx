import { renderToString } from 'react-dom/server'
import { urlOf } from '../http/contract.ts'
import { App } from './app.tsx'
import { type Catalog, newI18n } from './i18n.ts'
import { fullTitle, lineAt } from './match.ts'
import { fileOf, type Need, type Page, type Peek, type Post } from './page.ts'
import { newQueryClient } from './query.ts'
import { type Seeds, sow } from './seed.ts'
import { messages } from './locales/en.po'
import type { Posts } from './posted.ts'
import type { Site } from './site.ts'

const pageFiles = import.meta.glob<{ page: Page }>('../rooms/*/page.*.tsx', { eager: true })
const texts = Object.values(import.meta.glob<Catalog>('../rooms/*/locales/en.po', { eager: true }))
const files = { ready: (file: string) => pageFiles[file]?.page, load: () => Promise.reject(new Error('not on the server')) }

interface Address {
  host: string
  path: string
  search: string
}

interface Plan {
  needs: readonly Need[]
  /** The source file of the page, for preloading. */
  file: string | null
  /** What the form that was sent asks for; `null` when none was, or the page has no such form. */
  post: Post | null
}

/** What is to be asked before an address can be rendered. */
export function plan(address: Address, form: URLSearchParams | null): Plan {
  const found = lineAt(address.host, address.path)
  if (!found) return { needs: [], file: null, post: null }
  const file = fileOf(found.line)
  const at = { params: found.params, search: new URLSearchParams(address.search) }
  const page = files.ready(file)!
  const forms = new Map(Object.entries(page.forms ?? {}))
  const post = form && (forms.get(form.get('form') ?? '')?.(form, at) ?? null)
  return { needs: page.needs?.(at) ?? [], file: file.replace('../', 'src/'), post }
}

/** The page as HTML, whole and readable without JavaScript. */
export function render(address: Address, site: Site, seeds: Seeds, posts: Posts): { html: string; title: string; noIndex: boolean } {
  const i18n = newI18n(site.locale, [{ messages }, ...texts])
  const client = newQueryClient()
  sow(client, seeds)
  const peek: Peek = (call, input) => client.getQueryData([urlOf(call, input as object)])
  const found = lineAt(address.host, address.path)
  const page = found && files.ready(fileOf(found.line))
  const at = { params: found?.params ?? {}, search: new URLSearchParams(address.search) }
  const title = fullTitle(found?.line ?? null, page ? page.title(at, i18n, peek, site) : '404 Page Not Found', site.appName)
  const html = renderToString(
    <App
      client={client}
      files={files}
      host={address.host}
      i18n={i18n}
      posts={posts}
      site={site}
      ssr={{ path: address.path, search: address.search }}
    />,
  )
  client.clear()
  return { html, title, noIndex: !page || (page.noIndex?.(at, peek) ?? false) }
}
