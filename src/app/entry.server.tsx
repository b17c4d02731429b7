import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { urlOf } from '#http/contract.ts'
import { afterSignIn } from '#map/after-sign-in.ts'
import type { PageLine, Set } from '#map/lines.ts'
import { pages } from '#map/pages.generated.ts'
import { App } from '#web/app.tsx'
import { type Catalog, newI18n } from '#web/i18n.ts'
import { fullTitle, lineAt, setAt } from '#web/match.ts'
import { fileOf, type PageQuery, type Page, type Peek, type Post } from '#web/page.ts'
import { page as inside } from './inside.tsx'
import { LeaveNote } from '#web/leave-note.tsx'
import { BrokenPage, HtmlFallback, OfflinePage, SuspendedPage } from '#web/plain.tsx'
import { newQueryClient } from '#web/query.ts'
import { canonicalPath } from '#web/search-engines.ts'
import { showAtOnce } from '#web/search-later.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { type Seeds, sow } from '#web/seed.ts'
import type { Posts } from '#web/posted.ts'
import type { User } from '#http/user-contract.ts'
import { checkedOn } from '#site/emotional-support/contract.ts'
import { userKey } from '#web/user.ts'
import { type Site, SiteProvider } from '#web/site.ts'

showAtOnce(SearchBox)

const pageFiles = import.meta.glob<{ page: Page }>('../features/*/*/page.*.tsx', { eager: true })
const texts = Object.values(
  import.meta.glob<Catalog>(['../{web,shell,server,domain}/locales/en.po', '../features/*/*/locales/en.po'], { eager: true }),
)
const files = {
  ready: (file: string) => pageFiles[file]?.page,
  load: () => Promise.reject(new Error('not on the server')),
  inside: () => inside,
}

interface Address {
  host: string
  path: string
  search: string
  /** Whether the page is for signed-in people. */
  isIn: boolean
}

const found = ({ host, path, search, isIn }: Address) => lineAt(host, path, search, isIn ? inside.lines : null)

interface Plan {
  /** Which set of pages this is. */
  set: Set
  line: PageLine | null
  /** Where a signed-in person is redirected: this page is for visitors. */
  elsewhere: string | null
  queries: readonly PageQuery[]
  /** The source file of the page, for preloading. */
  file: string | null
  /** The request of the submitted form; `null` if there was none, or the page has no such form. */
  post: Post | null
}

/** The data to load before an address can be rendered. */
export function plan(address: Address, form: URLSearchParams | null): Plan {
  const { line, params } = found(address) ?? { line: null, params: {} }
  const set = setAt(address.host, address.path, address.isIn ? inside.lines : null)
  const guests = set === 'in' && !line && lineAt(address.host, address.path, address.search)?.line.guest
  if (!line)
    return { set, line, elsewhere: guests ? afterSignIn(new URLSearchParams(address.search)) : null, queries: [], file: null, post: null }
  const file = fileOf(line)
  const at = { params, search: new URLSearchParams(address.search) }
  const page = files.ready(file)!
  const forms = new Map(Object.entries(page.forms ?? {}))
  const post = form && (forms.get(form.get('form') ?? '')?.(form, at) ?? null)
  return { set, line, elsewhere: null, queries: page.queries?.(at) ?? [], file: file.replace('../', 'src/'), post }
}

/** The pages that are the same for everybody and may be found, by their canonical paths. */
export function openPaths(): string[] {
  const at = { params: {}, search: new URLSearchParams() }
  const open = pages.filter(
    (line) =>
      line.out && line.query === undefined && !line.path.includes(':') && !files.ready(fileOf(line))?.noIndex?.(at, () => undefined),
  )
  return [...new Set(open.map((line) => canonicalPath(line, {})))]
}

/** A page as the server sends it: `src/server/http/pages.ts` puts it into the frame. */
interface Rendered {
  html: string
  title: string
  description: string
  canonical: string | null
  noIndex: boolean
  data: readonly object[]
  /** The new address of the page; `null` if it is here. */
  movedTo: string | null
  /** The HTML fallback, hidden in every page. */
  fallback: string
}

/** React catches nothing while it renders to a string. */
const never = () => Promise.reject(new Error('not on the server'))

const byLanguage = new Map<string, I18n>()

/** Every text of a language: put together once, for it takes longer than many a page. */
function allTexts(locale: string): I18n {
  const i18n = byLanguage.get(locale) ?? newI18n(locale, texts)
  byLanguage.set(locale, i18n)
  return i18n
}

/** HTML without any code behind it. */
function plainHtml(site: Site, content: ReactNode): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={allTexts(site.locale)}>
      <SiteProvider value={site}>{content}</SiteProvider>
    </I18nProvider>,
  )
}

const fallbacks = new Map<string, string>()

/** The same in every page of a set: made once. */
function fallbackOf(site: Site): string {
  const key = `${site.locale} ${site.set}`
  const html = fallbacks.get(key) ?? plainHtml(site, <HtmlFallback />)
  fallbacks.set(key, html)
  return html
}

const leaveNotes = new Map<string, string>()

/** The part of every frame for leaving by keys: made once. */
export function leaveNote(site: Site): string {
  const html = leaveNotes.get(site.locale) ?? plainHtml(site, <LeaveNote />)
  leaveNotes.set(site.locale, html)
  return html
}

/** A page that works without script: for when the server could not render another, or there is no network. */
export function plain(kind: 'broken' | 'offline' | 'suspended', site: Site, sentence: string | null): { html: string; title: string } {
  const i18n = allTexts(site.locale)
  const [title, content] = {
    offline: [t(i18n)`You are offline`, <OfflinePage checkedOn={checkedOn} key={kind} />] as const,
    suspended: [t(i18n)`This account is suspended`, <SuspendedPage key={kind} />] as const,
    broken: [t(i18n)`This page cannot be shown`, <BrokenPage key={kind} sentence={sentence} />] as const,
  }[kind]
  return { html: plainHtml(site, content), title: fullTitle(null, title, site.appName) }
}

/** The page as HTML, whole and readable without JavaScript. */
export function render(address: Address, site: Site, seeds: Seeds, posts: Posts): Rendered {
  const i18n = allTexts(site.locale)
  const client = newQueryClient()
  sow(client, seeds)
  const peek: Peek = (call, input) => client.getQueryData([urlOf(call, input as object)])
  const there = found(address)
  const match = there?.line.feature === site.closed ? null : there
  const page = match && files.ready(fileOf(match.line))
  const at = { params: match?.params ?? {}, search: new URLSearchParams(address.search) }
  const isDiscreet = client.getQueryData<User | null>(userKey)?.isDiscreet
  const title = fullTitle(
    match?.line ?? null,
    page ? page.title(at, i18n, peek, site) : t(i18n)`404 Page Not Found`,
    site.appName,
    isDiscreet,
  )
  const html = renderToString(
    <App
      client={client}
      files={files}
      host={address.host}
      i18n={i18n}
      posts={posts}
      reportCrash={never}
      site={site}
      ssr={{ path: address.path, search: address.search }}
    />,
  )
  const description =
    page?.description?.(at, i18n, peek, site) ??
    t(i18n)`Look up and rate judges, attorneys, guardians ad litem and experts of the family courts. Free, anonymous, no account.`
  const rendered = {
    html,
    title,
    description,
    canonical: page && match ? new URL(canonicalPath(match.line, match.params, page.canonical?.(at, peek)), site.appUrl).href : null,
    noIndex: !page || (page.noIndex?.(at, peek) ?? false),
    data: page?.data?.(at, i18n, peek, site) ?? [],
    movedTo: page?.movedTo?.(at, peek) ?? null,
    fallback: fallbackOf(site),
  }
  client.clear()
  return rendered
}
