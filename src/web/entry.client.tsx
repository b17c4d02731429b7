import './styles.css'
import { lineAt } from './match.ts'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { type Catalog, newI18n } from './i18n.ts'
import { fileOf, type Page, type PageFiles } from './page.ts'
import { newQueryClient } from './query.ts'
import { type Seeds, sow } from './seed.ts'
import type { Posts } from './posted.ts'
import type { Site } from './site.ts'

import { messages } from 'virtual:shell-texts'

/** Each page with its texts, in one file (scripts/page-texts.ts). */
const pageFiles = import.meta.glob<{ page: Page } & Catalog>('../rooms/*/page.*.tsx', { query: '?texts' })

const seed = JSON.parse(document.getElementById('seed')!.textContent!) as { site: Site; seeds: Seeds; host: string; posts: Posts }
const i18n = newI18n(seed.site.locale, [{ messages }])

const here = new Map<string, Page>()
const loading = new Map<string, Promise<Page>>()
const files: PageFiles = {
  ready: (file) => here.get(file),
  load: (file) => {
    const known = loading.get(file)
    if (known) return known
    const arrival = pageFiles[file]!().then(({ page, messages: texts }) => {
      i18n.load(i18n.locale, texts)
      here.set(file, page)
      return page
    })
    loading.set(file, arrival)
    return arrival
  },
}

const client = newQueryClient()
sow(client, seed.seeds)
const found = lineAt(seed.host, location.pathname)
if (found) await files.load(fileOf(found.line))
hydrateRoot(document.getElementById('app')!, <App client={client} files={files} host={seed.host} i18n={i18n} posts={seed.posts} site={seed.site} />)
