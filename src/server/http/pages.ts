import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, isAgreed, nobody, refusalOf } from '#access/actor.ts'
import { type PageLine, type Set, setOf, switchOf } from '#map/lines.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { type ActorOf, callerOf, type FormPost, type InProcess, type IsOff, type OnRefused } from './bind.ts'
import { type Answer, urlOf } from './contract.ts'
import { answerTo } from './faults.ts'
import { checkOrigin } from './origin.ts'
import { compressed } from './gzip.ts'
import { escapeHtml, type Head, headLines, inScript } from './head.ts'
import { pageHeaders } from './headers.ts'

interface Address {
  host: string
  path: string
  search: string
  isIn: boolean
}
interface PageQuery {
  call: { name: string; path: `/api/${string}` }
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> }
  required: boolean
}
/** The request of a plain form; as in `src/web/page.ts`. */
interface Post {
  call: { name: string } | null
  input: InProcess
  values: Readonly<Record<string, string>>
}
interface Posts {
  posted: { path: string; form: string; values: Post['values']; answer: Answer | null } | null
  key: string
}
type Seed = { data: unknown } | { status: number; body: unknown }

/** The page code as Vite bundles it for the server (`src/app/entry.server.tsx`). */
export interface PageCode {
  plan(
    address: Address,
    form: URLSearchParams | null,
  ): {
    set: Set
    line: PageLine | null
    elsewhere: string | null
    queries: readonly PageQuery[]
    file: string | null
    post: Post | null
  }
  render(
    address: Address,
    site: SiteFacts & { set: string; locale: string },
    seeds: Record<string, Seed>,
    posts: Posts,
  ): Head & { html: string; fallback: string; movedTo?: string | null }
  /** The pages that are the same for everybody and may be found, by their canonical paths. */
  openPaths(): readonly string[]
  /** The place in the frame that says how many more keys leave the site. */
  leaveNote(site: SiteFacts & { set: string; locale: string }): string
  plain(
    kind: 'broken' | 'offline' | 'suspended',
    site: SiteFacts & { set: string; locale: string },
    sentence: string | null,
  ): { html: string; title: string }
}

/** The built page code with its HTML frame and the files that each page preloads. */
export interface Pages {
  code: PageCode
  frame: string
  preloads(file: string | null, isIn: boolean): readonly string[]
}

export interface SiteFacts {
  appName: string
  appUrl: string
  supportEmail: string
  demo: boolean
  /** The case tools are closed by their setting. */
  toolsClosed?: boolean
}

interface ManifestEntry {
  file: string
  imports?: string[]
}

/** Reads what `scripts/build.ts` wrote to `dist/`. */
export async function readBuiltPages(dist: string): Promise<Pages> {
  const client = path.join(dist, 'client')
  const code = (await import(pathToFileURL(path.join(dist, 'server', 'entry.server.js')).href)) as PageCode
  // Two builds: visitors get little, someone who is signed in gets few files (decision 0076).
  const [visitors, signedIn] = ['manifest.json', 'signed-in.json'].map(
    (file) => JSON.parse(readFileSync(path.join(client, '.vite', file), 'utf8')) as Record<string, ManifestEntry>,
  )
  const preloads = (file: string | null, isIn: boolean) => {
    const manifest = (isIn ? signedIn : visitors)!
    const seen = new Set<string>()
    const walk = (key: string) => {
      const entry = manifest[key]
      if (!entry || seen.has(entry.file)) return
      seen.add(entry.file)
      entry.imports?.forEach(walk)
    }
    walk(isIn ? 'src/app/entry.signed-in.tsx' : 'index.html')
    // The page with its texts (scripts/page-texts.ts).
    if (file !== null) walk(`${file}?texts`)
    return [...seen].filter((name) => name.endsWith('.js')).map((name) => `/${name}`)
  }
  return { code, frame: withoutEntry(readFileSync(path.join(client, 'index.html'), 'utf8')), preloads }
}

/** The entry comes first among the files of a page, and is started when the page is drawn (web/start.ts). */
export function withoutEntry(frame: string): string {
  return frame.replace(/ *<script type="module"[^>]*src="\/(?:assets\/index-|src\/app\/entry\.)[^>]*><\/script>\n?/, '')
}

/** The address as it was asked for. Cut by hand: to `URL`, "//" is no address at all. */
function addressOf(request: FastifyRequest): Omit<Address, 'isIn'> {
  const [at = '/', ...search] = request.url.replace(/^https?:\/\/[^/?]*/i, '').split('?')
  return { host: request.host.toLowerCase(), path: at === '' ? '/' : at, search: search.join('?') }
}

/** The answer if even the plain page cannot be rendered. */
const lastWords = [
  `<h1>${escapeHtml(english(msg`This page cannot be shown`))}</h1>`,
  `<p>${escapeHtml(english(msg`Something went wrong on our side. Nothing was changed.`))}</p>`,
  `<p><a href="">${escapeHtml(english(msg`Reload this page`))}</a></p>`,
].join('')

/** A page without code: the frame with its look and its way out, and nothing that runs besides. */
function plainPage(
  pages: Pages,
  kind: 'broken' | 'offline' | 'suspended',
  facts: SiteFacts & { set: string; locale: string },
  sentence: string | null,
): string {
  let content = { html: lastWords, title: facts.appName }
  let note = ''
  try {
    content = pages.code.plain(kind, facts, sentence)
    note = pages.code.leaveNote(facts)
  } catch {
    // the code of the pages itself is what broke
  }
  return pages.frame
    .replace(/<script (?:type="module"|id="seed")[^]*?<\/script>/g, '')
    .replace('<!--title-->', () => escapeHtml(content.title))
    .replace('<!--head-->', '<meta name="robots" content="noindex" />')
    .replace('<!--fallback-->', '')
    .replace('<!--leave-->', () => note)
    .replace('<!--app-->', () => content.html)
}

/** The calls that the shell makes on every page of a signed-in person. */
const around: readonly PageQuery[] = [
  { call: { name: 'agreements.check', path: '/api/legal/check-compliance' }, input: {}, required: false },
  { call: { name: 'flags.mine', path: '/api/flags' }, input: {}, required: false },
]
/** And once no gate is due. */
const aroundOpen: readonly PageQuery[] = [{ call: { name: 'answers.list', path: '/api/answers' }, input: {}, required: false }]

/** How many cases of a person one page listens to at once (shell/waiting-news.tsx). */
const mostHeard = 2

/**
 * The positions of the cases that this person's page will listen to, the case in its address first: read before the page's
 * other data, so that later changes reach the page, and nothing is requested twice (shell/live.ts begins there).
 */
async function placesOf(answer: PageDeps['answer'], actor: Actor, search: string): Promise<Record<string, Seed>> {
  const mine = await answer('cases.mine', {}, actor)
  if (!mine.ok) return {}
  const { seats } = mine.data as { seats: readonly { caseId: string }[] }
  const asked = new URLSearchParams(search).get('case')
  const cases = [...new Set(seats.map(({ caseId }) => caseId))].toSorted((a, b) => Number(b === asked) - Number(a === asked))
  const found = await Promise.all(
    cases.slice(0, mostHeard).map(async (id) => {
      const input = { query: { case: id } }
      const got = await answer('live.since', input, actor)
      return got.ok ? [[urlOf({ path: '/api/live/since' }, input), { data: got.data }] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}

/** A head without anything that names the site, for the browser to store of a page in discreet mode. */
const discreetHead = ['<meta name="robots" content="noindex" />']

function discreetFrame(frame: string): string {
  return frame
    .replace(/<link rel="icon"[^>]*>/, '<link rel="icon" href="/icons/paper.svg" />')
    .replace(/<link rel="(?:apple-touch-icon|manifest)"[^>]*>\s*/g, '')
}

function isDiscreetUser(seed: Seed | undefined): boolean {
  return seed !== undefined && 'data' in seed && (seed.data as { isDiscreet?: boolean } | null)?.isDiscreet === true
}

/** The plan of a page whose feature is closed (routes.md, ruling 2): nothing. */
const notFound = { line: null, queries: [], file: null, post: null } as const

/** The page with both gates as plain forms (routes.md, ruling 4): the only page that is shown to a person at a gate. */
const gatePage = '/terms-required'

/** At a gate, before which nothing else is asked for. */
function isHeldUp(actor: Actor): boolean {
  return actor.kind === 'person' && !isAgreed(actor.gate)
}

/** Reads plain forms on the pages' own addresses; calls take JSON and nothing else. */
function readForms(app: FastifyInstance) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)))
  })
}

export interface PageDeps {
  pages: Pages
  site: SiteFacts
  answer: (name: string, input: InProcess, actor: Actor, post?: FormPost, address?: string) => Promise<Answer>
  actorOf: ActorOf
  onRefused: OnRefused
  /** A new key for the forms of a page. */
  key: () => string
  /** Takes a bug's report. */
  report: (error: unknown, where: string) => void
  /** A page of a feature that is closed is not found. */
  isOff?: IsOff
}

/**
 * Serves every address that is not a call or a file as a page: makes the page's calls inside this
 * process, renders it whole, and embeds the answers and the user (or none) in it.
 */
export function servePages(app: FastifyInstance, { pages, site, answer, actorOf, onRefused, key, report, isOff }: PageDeps) {
  readForms(app)
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const asking = await actorOf(request)
    const isSuspended = asking.kind === 'person' && asking.isSuspended
    // Someone who is suspended reads what any visitor may; every other page says why not.
    const actor = isSuspended ? nobody : asking
    const address = { ...addressOf(request), isIn: actor.kind === 'person' }
    const form = request.body instanceof URLSearchParams ? request.body : null
    if (form) checkOrigin(request, site.appUrl)
    const planned = pages.code.plan(address, form)
    const closed = planned.line && isOff?.(switchOf(planned.line)) ? planned.line.feature : null
    const { set, line, elsewhere, queries, file, post } = closed === null ? planned : { ...planned, ...notFound }
    if (isSuspended && (!line || line.guest)) {
      const facts = { ...site, set, locale: 'en' }
      return send(request, reply.code(403), plainPage(pages, 'suspended', facts, null))
    }
    if (elsewhere !== null) return reply.headers(pageHeaders).redirect(elsewhere, 303)
    if (form && !post) throw new Fault('not_found', msg`This page has no such form. Open it again.`)
    // The submitted form first, then the page's data, which the form may have changed.
    const done = post?.call
      ? await answer(post.call.name, post.input, actor, {
          key: form?.get('key') ?? undefined,
          caller: callerOf(request),
          setCookies: (lines) => lines.forEach((one) => void reply.header('set-cookie', one)),
        })
      : null
    // The form may have passed a gate.
    const after = done?.ok && actor.kind === 'person' ? await actorOf(request) : actor
    const refused = line?.staff !== undefined && refusalOf(actor, { staff: line.staff })
    if (refused) onRefused(actor, `page ${line.path}`, refused)
    const wanted: readonly PageQuery[] = [
      { call: { name: 'accounts.user', path: '/api/auth/user' }, input: {}, required: false },
      ...(set === 'in' ? around : []),
      ...(set === 'in' && !isHeldUp(after) ? aroundOpen : []),
      ...(refused || (isHeldUp(after) && line?.path !== gatePage) ? [] : queries),
    ]
    const places = set === 'in' && !refused && !isHeldUp(after) ? await placesOf(answer, after, address.search) : {}
    const answers = await Promise.all(
      wanted.map(({ call, input }) => answer(call.name, input, after, undefined, callerOf(request).address)),
    )

    const away = [...answers, ...(done ? [done] : [])].find((got) => !got.ok && got.retryAfter !== undefined)
    if (away && !away.ok) {
      reply.header('retry-after', away.retryAfter)
      // A form comes back with its entries; any other page is one plain sentence.
      if (!form) return send(request, reply.code(away.status), broken(request, away.body.message))
    }
    const seeds: Record<string, Seed> = { ...places }
    let status = file === null ? 404 : refused ? 403 : done?.ok === false ? done.status : 200
    for (const [index, { call, input, required }] of wanted.entries()) {
      const got = answers[index]!
      // A visitor has no user: that is an answer, and not a failure of the page.
      if (call.name === 'accounts.user') seeds['/api/auth/user'] = { data: got.ok ? got.data : null }
      else seeds[urlOf(call, input)] = got.ok ? { data: got.data } : { status: got.status, body: got.body }
      // An address that cannot be one of ours leads nowhere.
      if (required && !got.ok) status = got.status === 400 ? 404 : got.status
    }
    const facts = { ...site, set, locale: 'en', ...(closed !== null && { closed }) }
    const posted = post && { path: address.path, form: form?.get('form') ?? '', values: post.values, answer: done }
    const posts = { posted, key: key() }
    const rendered = pages.code.render(address, facts, seeds, posts)
    if (rendered.movedTo && form === null) return reply.headers(pageHeaders).redirect(rendered.movedTo, 301)
    const noIndex = rendered.noIndex || set === 'in' || form !== null || status >= 400
    const isDiscreet = isDiscreetUser(seeds['/api/auth/user'])
    const headTags = headLines({ ...rendered, noIndex, canonical: status === 404 ? null : rendered.canonical }, site)
    const head = (isDiscreet ? discreetHead : headTags).join('\n    ')
    const html = (isDiscreet ? discreetFrame(pages.frame) : pages.frame)
      .replace('data-start=""', () => `data-start="${pages.preloads(file, set === 'in').join(' ')}"`)
      .replace('<!--title-->', () => escapeHtml(rendered.title))
      .replace('<!--head-->', () => head)
      .replace('<!--fallback-->', () => rendered.fallback)
      .replace('<!--leave-->', () => pages.code.leaveNote(facts))
      .replace('<!--app-->', () => rendered.html)
      .replace('<!--seed-->', () => inScript({ site: facts, seeds, host: address.host, posts }))
    return send(request, reply.code(status), html)
  }
  const send = async (request: FastifyRequest, reply: FastifyReply, html: string) => {
    reply.headers(pageHeaders)
    // A page holds nothing secret that a guesser could measure through its length (it carries no token).
    const zipped = await compressed(html, request.headers)
    return zipped === null ? reply.send(html) : reply.header('content-encoding', 'gzip').send(zipped)
  }
  const broken = (request: FastifyRequest, sentence: string | null) => {
    const { host, path: at } = addressOf(request)
    return plainPage(pages, 'broken', { ...site, set: setOf(host, at), locale: 'en' }, sentence)
  }
  // A page that fails is a page too: whole, plain, with ways on. Never JSON, never a word of the bug.
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body, retryAfter } = answerTo(error)
    if (status >= 500) report(error, 'a page')
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
    const isSaid = status < 500 || retryAfter !== undefined
    return send(request, reply.code(status), broken(request, isSaid ? body.message : null))
  }
  app.get('/*', { errorHandler }, show)
  app.post('/*', { errorHandler }, show)
  // The page that the service worker stores for use without a network.
  app.get('/offline.html', { errorHandler }, (request, reply) => {
    const { host, path: at } = addressOf(request)
    return send(request, reply, plainPage(pages, 'offline', { ...site, set: setOf(host, at), locale: 'en' }, null))
  })
}

export function isBuilt(dist: string): boolean {
  return existsSync(path.join(dist, 'server', 'entry.server.js'))
}
