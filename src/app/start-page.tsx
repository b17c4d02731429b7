import type { I18n } from '@lingui/core'
import { lineAt } from '#web/match.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { type Catalog, newI18n } from '#web/i18n.ts'
import { fileOf, type Inside, type Page, type PageFiles } from '#web/page.ts'
import { watchForms } from '#web/first-invalid.ts'
import { awaitOffer } from '#web/install.tsx'
import { registerWorker } from '#web/pwa.ts'
import { newQueryClient } from '#web/query.ts'
import { type Seeds, sow } from '#web/seed.ts'
import type { Posts } from '#web/posted.ts'
import type { ReportCrash } from '#web/boundary.tsx'
import type { Site } from '#web/site.ts'
import { messages } from 'virtual:shell-texts'

/** What each of the two builds for browsers has (decision 0076). */
interface Build {
  /** The code of the pages, by file. */
  pageFiles: Readonly<Record<string, () => Promise<{ page: Page } & Catalog>>>
  /** What is around the pages of someone who is signed in; `null` in the visitors' build. */
  inside: Inside | null
}

interface Seed {
  site: Site
  seeds: Seeds
  host: string
  posts: Posts
}

/** Where the pages' code is found. A part that does not arrive on the way to another page: the server makes that page. */
function pageCode(i18n: I18n, { pageFiles, inside }: Build): PageFiles & { fetch(file: string): Promise<Page> } {
  const here = new Map<string, Page>()
  const loading = new Map<string, Promise<Page>>()
  const fetch = (file: string) => {
    const known = loading.get(file)
    if (known) return known
    const arrival = pageFiles[file]!().then(({ page, messages: texts }) => {
      i18n.load(i18n.locale, texts)
      here.set(file, page)
      return page
    })
    loading.set(file, arrival)
    arrival.catch(() => loading.delete(file))
    return arrival
  }
  const load = (file: string) =>
    fetch(file).catch(() => {
      location.reload()
      return new Promise<Page>(() => {})
    })
  return { ready: (file) => here.get(file), load, fetch, inside: () => inside }
}

/** Fetches the code of a page as soon as someone reaches for a link to it. */
function fetchAhead(host: string, { fetch, inside }: ReturnType<typeof pageCode>) {
  const reach = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    const found = link && link.origin === location.origin && lineAt(host, link.pathname, link.search, inside()?.lines)
    if (found) fetch(fileOf(found.line)).catch(() => {})
  }
  for (const event of ['pointerover', 'focusin', 'touchstart']) addEventListener(event, reach, { passive: true })
}

/** Its code is loaded only when something breaks. */
const reportCrash: ReportCrash = async (...crash) => (await import('#staff/telemetry/components/crash-report.ts')).reportCrash(...crash)

async function start(build: Build) {
  const seed = JSON.parse(document.getElementById('seed')!.textContent!) as Seed
  const i18n = newI18n(seed.site.locale, [{ messages }])
  const files = pageCode(i18n, build)
  const client = newQueryClient()
  sow(client, seed.seeds)
  const found = lineAt(seed.host, location.pathname, location.search, files.inside()?.lines)
  if (found) await files.fetch(fileOf(found.line))
  // As a transition React does it in steps of a few milliseconds, between which the browser scrolls and takes presses.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('app')!,
      <App client={client} files={files} host={seed.host} i18n={i18n} posts={seed.posts} reportCrash={reportCrash} site={seed.site} />,
      { onUncaughtError: fail },
    )
  })
  fetchAhead(seed.host, files)
  watchForms()
  if (import.meta.env.PROD) registerWorker(i18n)
  dispatchEvent(new Event('page-runs'))
}

/** The plain HTML in the frame takes over (entry.leave.ts shows it). */
function fail(error: unknown) {
  console.error(error)
  dispatchEvent(new Event('page-failed'))
}

/** Makes the page that the server sent answer. */
export function startPage(build: Build) {
  awaitOffer()
  start(build).catch(fail)
}
