import './styles.css'
import { lineAt } from './match.ts'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { type Catalog, newI18n } from './i18n.ts'
import { fileOf, type Page, type PageFiles } from './page.ts'
import { newQueryClient } from './query.ts'
import { type Seeds, sow } from './seed.ts'
import type { Site } from './site.ts'

const pageFiles = import.meta.glob<{ page: Page }>('../rooms/*/page.*.tsx')
const roomTexts = import.meta.glob<Catalog>('../rooms/*/locales/en.po')
import { messages } from './locales/en.po'

const seed = JSON.parse(document.getElementById('seed')!.textContent!) as { site: Site; seeds: Seeds; host: string }
const i18n = newI18n(seed.site.locale, [{ messages }])

const here = new Map<string, Page>()
const loading = new Map<string, Promise<Page>>()
const files: PageFiles = {
  ready: (file) => here.get(file),
  load: (file) => {
    const known = loading.get(file)
    if (known) return known
    const texts = roomTexts[file.replace(/page\..*$/, 'locales/en.po')]
    const arrival = Promise.all([pageFiles[file]!(), texts?.()]).then(([module, catalog]) => {
      if (catalog) i18n.load(i18n.locale, catalog.messages)
      here.set(file, module.page)
      return module.page
    })
    loading.set(file, arrival)
    return arrival
  },
}

const client = newQueryClient()
sow(client, seed.seeds)
const found = lineAt(seed.host, location.pathname)
if (found) await files.load(fileOf(found.line))
hydrateRoot(document.getElementById('app')!, <App client={client} files={files} host={seed.host} i18n={i18n} site={seed.site} />)
