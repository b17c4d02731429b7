import { readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { serveAssets } from './assets.ts'
import { everywhere } from './headers.ts'

const week = 'public, max-age=604800'

/** Icons, and what a browser needs to install the site, by their fixed names (spec.md section 4). */
function serveApp(app: FastifyInstance, folder: string, appName: string) {
  const worker = readFileSync(path.join(folder, 'service-worker.js'))
  // Asked for again at each load: this is how a new version is found.
  app.get('/service-worker.js', (_request, reply) =>
    reply.headers({ ...everywhere, 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' }).send(worker),
  )
  const manifest = JSON.stringify({
    id: '/',
    name: appName,
    short_name: appName,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.headers({ ...everywhere, 'cache-control': 'no-cache', 'content-type': 'application/manifest+json' }).send(manifest),
  )
}

/** Serves the built files: under /assets for ever, compressed at build time; icons and the rest for a while. */
export async function serveFiles(app: FastifyInstance, folder: string, appName: string) {
  serveAssets(app, `${folder}/assets`)
  await app.register(fastifyStatic, {
    index: false,
    cacheControl: false,
    root: `${folder}/icons`,
    prefix: '/icons/',
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries({ ...everywhere, 'cache-control': week })) reply.header(name, value)
    },
  })
  serveApp(app, folder, appName)
}
