import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { type Actor, nobody, type Role } from '#access/actor.ts'
import { readConfig } from '#app/config.ts'
import { report } from '#app/report.ts'
import type { ActorOf, FormPost, InProcess } from '#http/bind.ts'
import { type Answer, urlOf } from '#http/contract.ts'
import { type PageCode, type Pages, servePages, withoutEntry } from '#http/pages.ts'
import type { User } from '#http/user-contract.ts'
import { root } from './build.ts'

// `npm run dev`: the real server answers the calls; in front of it Vite renders the pages from the
// sources, so that a change shows at once. /ui shows the kit, here and nowhere else.

/** Starts the real server on a port of its own and waits until it is ready. */
function startCalls(): { child: ChildProcess; ready: Promise<string> } {
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.ts')], {
    cwd: root,
    // The channel ends with this process, and the server with the channel.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development', PORT: '0' },
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const address = /Ready on (http:\S+)/.exec(text)?.[1]
      if (address === undefined) process.stdout.write(text)
      else resolve(address)
    })
    child.once('exit', () => reject(new Error('The server for the calls has ended. See above why.')))
  })
  return { child, ready }
}

/** The path of every call, by its name. */
async function callPaths(): Promise<Map<string, `/api/${string}`>> {
  const paths = new Map<string, `/api/${string}`>()
  for (const file of globSync('src/{features/*/*,server/*,shell}/{contract,*-contract}.ts', { cwd: root })) {
    const { calls } = (await import(pathToFileURL(path.join(root, file)).href)) as {
      calls?: Record<string, { name: string; path: `/api/${string}` }>
    }
    for (const call of Object.values(calls ?? {})) paths.set(call.name, call.path)
  }
  return paths
}

function isPageCode(module: object): module is PageCode {
  return 'plan' in module && 'render' in module
}

/** The pages as the sources have them now, for one request. */
async function readSources(vite: ViteDevServer, url: string): Promise<Pick<Pages, 'code' | 'frame'>> {
  const code: object = await vite.ssrLoadModule('/src/app/entry.server.tsx')
  if (!isPageCode(code)) throw new Error('src/app/entry.server.tsx must export plan and render.')
  const frame = await vite.transformIndexHtml(url, readFileSync(path.join(root, 'index.html'), 'utf8'))
  return { code, frame: withoutEntry(frame) }
}

/** What starts the pages of visitors, and of someone who is signed in (decision 0076). */
const entries = { visitor: '/src/app/entry.visitor.tsx', signedIn: '/src/app/entry.signed-in.tsx' }

async function dev() {
  const { port, listen, appName, appUrl, supportEmail, demo, toolsClosed } = readConfig(process.env)
  const { child, ready } = startCalls()
  const calls = await ready
  const paths = await callPaths()
  // A plain form is answered as the same call by JavaScript would be.
  const cookies = new WeakMap<Actor, string>()
  const actorOf: ActorOf = async ({ headers: { cookie = '' } }) => {
    if (cookie === '') return nobody
    const reply = await fetch(new URL('/api/auth/user', calls), { headers: { cookie } })
    if (!reply.ok) return nobody
    const user = (await reply.json()) as User
    const rest = { account: '', session: '', gate: 'agreed', isSuspended: false, hasFactor: true, confirmedAt: 0 } as const
    const actor: Actor = { kind: 'person', ...rest, ...user, roles: user.roles as Role[] }
    cookies.set(actor, cookie)
    return actor
  }
  const answer = async (name: string, input: InProcess, actor: Actor, post?: FormPost): Promise<Answer> => {
    const { params, query, body: sent } = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
    const reply = await fetch(new URL(urlOf({ path: paths.get(name)! }, { ...(params && { params }), ...(query && { query }) }), calls), {
      ...(sent !== undefined && { method: 'POST', body: JSON.stringify(sent) }),
      headers: { cookie: cookies.get(actor) ?? '', ...(sent !== undefined && { 'content-type': 'application/json' }) },
    })
    post?.setCookies(reply.headers.getSetCookie())
    const body: never = (await reply.json()) as never
    return reply.ok ? { ok: true, data: body } : { ok: false, status: reply.status, body }
  }

  const http = createHttpServer()
  const vite = await createVite({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: http }, proxy: { '/api': calls } },
  })
  const app = Fastify({
    serverFactory: (handler) => http.on('request', (request, reply) => vite.middlewares(request, reply, () => handler(request, reply))),
  })
  // Vite runs inline scripts and styles, which the real policy forbids.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.removeHeader('content-security-policy')
    done()
  })
  const pages: Pages = { ...(await readSources(vite, '/')), preloads: (_file, isIn) => [isIn ? entries.signedIn : entries.visitor] }
  app.addHook('onRequest', async (request) => {
    Object.assign(pages, await readSources(vite, request.url))
  })
  app.get('/ui', async (request, reply) => {
    const frame = readFileSync(path.join(root, 'index.html'), 'utf8').replace(entries.visitor, '/src/web/kit/entry.tsx')
    return reply.type('text/html').send(await vite.transformIndexHtml(request.url, frame))
  })
  servePages(app, {
    pages,
    site: { appName, appUrl, supportEmail, demo, toolsClosed },
    answer,
    actorOf,
    onRefused: () => {},
    key: randomUUID,
    report,
  })
  await app.listen({ port, host: listen === 'localhost' ? '127.0.0.1' : listen })
  console.log(`Ready on http://localhost:${port} (the kit: /ui)`)

  const stop = async () => {
    child.kill('SIGTERM')
    await vite.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(signal, () => void stop())
}

try {
  await dev()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
