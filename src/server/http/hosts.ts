import { msg } from '#kernel/text.ts'
import { english } from '#kernel/english.ts'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** This machine, by every name that it has for itself. */
const loopback = ['localhost', '127.0.0.1', '[::1]']

/** The host that a request names, as it is compared: small letters, no port, no dot at the end. */
const plain = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

export interface OwnHosts {
  /** The address that people use. */
  appUrl: string
  /** Others that lead here, from the settings. */
  extra: readonly string[]
}

/** Tells whether a request's host is one of ours: this machine, the address that people use, those of the settings, and `rate.` of each. */
export function ownHosts({ appUrl, extra }: OwnHosts): (host: string) => boolean {
  const own = [...loopback, new URL(appUrl).hostname, ...extra].map(plain)
  const known = new Set([...own, ...own.filter((each) => isIP(each) === 0).map((each) => `rate.${each}`)])
  return (host) => known.has(plain(host))
}

/** For supervisors and balancers, which ask by whatever address they know. */
const forMachines = ['/livez', '/readyz']

/**
 * Answers to our own hosts alone. A page of another site that has its own name lead to this machine (DNS rebinding) would else read
 * and send as if it were ours: the browser takes it for one and the same site. Before everything else, so also for files and streams.
 */
export function refuseOtherHosts(app: FastifyInstance, own: OwnHosts) {
  const isOwn = ownHosts(own)
  app.addHook('onRequest', (request, reply, done) => {
    if (isOwn(request.host ?? '') || forMachines.includes(request.url.split('?')[0]!)) return done()
    void reply
      .code(421)
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .send(
        `${english(msg`This server does not answer under this name. If it should, set APP_URL or ALLOWED_HOSTS to it and start again.`)}\n`,
      )
  })
}
