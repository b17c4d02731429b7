import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { nobody } from '../access/actor.ts'
import { bind, inProcess } from '../http/bind.ts'
import { answerTo, useFaults } from '../http/faults.ts'
import { serveFiles } from '../http/files.ts'
import { jsonHeaders } from '../http/headers.ts'
import { describeApi } from '../http/openapi.ts'
import { servePages } from '../http/pages.ts'
import { serveSitemap } from '../http/sitemap.ts'
import { listed } from '../rooms/professionals/room.ts'
import { rooms } from './rooms.ts'
import type { World } from './world.ts'

/** Builds the server from its parts. The only place where rooms, ports and the web meet. */
export async function compose(world: World): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    // A rating must not be traceable by a request id either.
    genReqId: () => '',
    bodyLimit: 64 * 1024,
    trustProxy: world.config.trustProxy > 0 && ((_address: string, hop: number) => hop < world.config.trustProxy),
    // An address that cannot even be read ("/%E0%A4%A").
    frameworkErrors: (error, _request, reply) => {
      const { status, body } = answerTo(error)
      void (reply as FastifyReply).code(status).headers(jsonHeaders).send(body)
    },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  useFaults(app, world.report)
  const actorOf = () => nobody
  const bound = rooms(world)
  await describeApi(app, world.config)
  await app.register(async (scope) => bind(scope, bound, actorOf, world.limiter))
  if (world.pages) {
    const { appName, appUrl, supportEmail, demo } = world.config
    await serveFiles(app, world.pages.folder, appName)
    const pages = world.pages
    serveSitemap(app, { appUrl, pages: pages.code.openPaths(), ...listed(world.database.app) })
    await app.register(async (scope) =>
      servePages(scope, {
        pages,
        site: { appName, appUrl, supportEmail, demo },
        answer: inProcess(bound, world.limiter, world.report),
        actorOf,
        key: () => world.random.uuid(),
        report: world.report,
      }),
    )
  }
  return app
}
