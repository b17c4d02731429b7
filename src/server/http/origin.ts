import type { FastifyRequest } from 'fastify'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'

/** Whether an origin is that of the host that was asked, or of the main host. */
function isOwn(origin: string, host: string, appUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  const asked = `${from.protocol}//${host}`
  return [asked, appUrl].some((own) => URL.canParse(own) && new URL(own).host === from.host)
}

/**
 * What another site's page sends is not answered: it would make its visitors rate for it, or sign in and out. An old browser, and
 * any without TLS, says only the origin; "null" is what a page says that sends no referrer, as ours do.
 */
export function checkOrigin(request: FastifyRequest, appUrl: string) {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site === 'same-origin' || site === 'none') return
  if (site === undefined && (origin === undefined || origin === 'null' || isOwn(origin, request.host, appUrl))) return
  throw new Fault('forbidden', msg`This was sent from another site. Open the page here and send it again.`)
}
