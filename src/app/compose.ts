import { sql } from 'kysely'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { refusalsInto } from '#access/audit.ts'
import { changeFeed } from '#live/subscribers.ts'
import { sessionReader } from '#access/sessions.ts'
import { type ActorOf, bind, inProcess, type OnWork } from '#http/bind.ts'
import { answerTo, useFaults } from '#http/faults.ts'
import { serveFiles } from '#http/files.ts'
import { jsonHeaders } from '#http/headers.ts'
import { serveHealth } from '#http/health.ts'
import { refuseOtherHosts } from '#http/hosts.ts'
import { serveLive } from '#live/serve.ts'
import { liveHub } from '#live/hub.ts'
import { storedKeys } from '#http/idempotency.ts'
import { describeApi } from '#http/openapi.ts'
import { servePages } from '#http/pages.ts'
import { serveSitemap } from '#http/sitemap.ts'
import { missingMigrations } from '#ports/db/migrate.ts'
import { cookieNames } from '#ports/identity/better-auth.ts'
import { tokenHash } from '#ports/identity/hashed-sessions.ts'
import { inThisProcess } from '#ports/pubsub/in-process.ts'
import { gates } from '#accounts/agreements/public.ts'
import { onSale, trials } from '#accounts/subscriptions/public.ts'
import { listed } from '#directory/professionals/public.ts'
import { refusalLog } from '#staff/telemetry/public.ts'
import { type AppParts, depsOf } from './deps.ts'
import { boundFeatures, features } from './features.ts'
import type { Environment } from './environment.ts'

/** Builds the server from its parts. The only place where features, ports and the web meet. */
export async function compose(given: Environment, parts?: AppParts): Promise<FastifyInstance> {
  const world = { pubsub: inThisProcess(given), ...given }
  const deps = parts ?? depsOf(world)
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
  refuseOtherHosts(app, { appUrl: world.config.appUrl, extra: world.config.allowedHosts })
  serveHealth(app, {
    ask: async () => sql`select`.execute(world.database.app),
    missing: async () => missingMigrations(world.database.owner),
    isStopping: world.isStopping ?? (() => false),
  })
  const { appUrl } = world.config
  const readSession = sessionReader({
    db: world.database.accounts,
    clock: world.clock,
    cookieName: cookieNames(appUrl).session,
    hash: tokenHash,
    isForSale: deps.isForSale,
    toolsClosed: world.config.toolsClosed,
    gateOf: gates(),
  })
  // Asked for by a page by itself: no use of the session (web/api.ts marks it).
  const actorOf: ActorOf = ({ headers }) => readSession({ cookie: headers.cookie, isBackground: headers['x-background'] !== undefined })
  const onRefused = refusalsInto({ db: world.database.accounts, clock: world.clock, random: world.random, report: world.report })
  const { begin } = trials({ db: world.database.accounts, clock: world.clock })
  const onWork: OnWork = async (actor) => {
    // What was done stays done, whatever becomes of this.
    if (actor.kind === 'person' && !actor.hasBegun)
      await begin(actor.account).catch((error: unknown) => world.report(error, 'the begin of a trial'))
  }
  app.addHook('onClose', deps.solver.close)
  app.addHook('onClose', deps.cleaner.close)
  app.addHook('onClose', deps.reader.close)
  app.addHook('onClose', deps.pages.close)
  app.addHook('onClose', deps.binder.close)
  app.addHook('onClose', deps.metadata.close)
  app.addHook('onClose', deps.redactor.close)
  const { cases: family, isOff, switches } = deps
  app.addHook('onReady', switches.start)
  if (deps.billing) app.addHook('onReady', () => onSale({ db: world.database.accounts, clock: world.clock }))
  app.addHook('onClose', switches.stop)
  const bound = boundFeatures(deps)
  const refusals = refusalLog({ db: world.database.app, clock: world.clock, report: world.report })
  const named = new Map(bound.flatMap(({ calls }) => Object.values(calls).map(({ method, path, name }) => [`${method} ${path}`, name])))
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    const call = named.get(`${method} ${routeOptions.url ?? ''}`)
    if (call !== undefined) refusals.note(call, statusCode)
  })
  app.addHook('onClose', refusals.settle)
  await describeApi(app, world.config)
  const claimKey = storedKeys({ db: world.database.app, clock: world.clock, secret: world.secret })
  await app.register(async (scope) => bind(scope, bound, { actorOf, limiter: world.limiter, appUrl, onRefused, isOff, onWork, claimKey }))
  for (const { routes } of features) if (routes) await app.register(async (scope) => routes(scope, deps, { actorOf, onRefused }))
  await app.register(async (scope) => {
    const { database, clock, pubsub, report } = world
    const hearing = changeFeed({ family, cases: database.cases, accounts: database.accounts, clock })
    const hub = liveHub({ hearing, pubsub, isOff, report })
    // Opened by the page itself, and by a browser that can say so with no header.
    const inBackground: ActorOf = ({ headers }) => readSession({ cookie: headers.cookie, isBackground: true })
    serveLive(scope, { hearing, hub, actorOf: inBackground, onRefused, isOff, report })
  })
  if (world.pages) {
    const { appName, supportEmail, demo, toolsClosed } = world.config
    await serveFiles(app, world.pages.folder, appName)
    const pages = world.pages
    serveSitemap(app, { appUrl, pages: pages.code.openPaths(), ...listed(world.database.app) })
    await app.register(async (scope) =>
      servePages(scope, {
        pages,
        site: { appName, appUrl, supportEmail, demo, ...(toolsClosed && { toolsClosed }) },
        answer: inProcess(bound, { limiter: world.limiter, report: world.report, onRefused, isOff, onWork, onFailed: refusals.note }),
        actorOf,
        onRefused,
        key: () => world.random.uuid(),
        report: world.report,
        isOff,
      }),
    )
  }
  return app
}
