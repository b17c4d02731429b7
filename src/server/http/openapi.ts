import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { jsonHeaders } from './headers.ts'

/** Describes every call from its contract at /api/docs (OpenAPI 3.1): documentation that cannot drift. */
export async function describeApi(app: FastifyInstance, facts: { appName: string; appUrl: string }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${facts.appName} API`,
        version: '1',
        description: 'The calls of the free rating tool and directory. Errors are JSON: {code, message}.',
      },
      servers: [{ url: facts.appUrl }],
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.headers(jsonHeaders).send(JSON.stringify(app.swagger(), null, 1)),
  )
}
