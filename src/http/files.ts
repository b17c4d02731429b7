import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { assetHeaders } from './headers.ts'

/** Serves the built files under /assets, compressed at build time. */
export async function serveFiles(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    root: `${folder}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(assetHeaders)) reply.header(name, value)
    },
  })
}
