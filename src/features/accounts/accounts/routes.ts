import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, callerOf } from '#http/bind.ts'
import { checkOrigin } from '#http/origin.ts'
import { escapeHtml } from '#http/head.ts'
import { everywhere, pageHeaders } from '#http/headers.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'

interface Deps {
  /** Ends the session of a cookie. Returns the `set-cookie` lines that remove the cookie. */
  signOut: (caller: Caller) => Promise<{ cookies: readonly string[] }>
  appUrl: string
  appName: string
}

const say = (text: Text) => escapeHtml(english(text))

/** The question that is shown unless one of our own pages led here: a link on another site must not sign anyone out. */
const question = (
  appName: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${say(msg`Sign out: ${{ appName }}`)}</title></head><body><main><h1>${say(msg`Sign out?`)}</h1>
<form method="post" action="/api/logout"><button type="submit">${say(msg`Sign out`)}</button></form><p><a href="/">${say(msg`Stay signed in`)}</a></p></main></body></html>`

/**
 * Signing out is a navigation (spec.md section 7). It acts at once when the browser says that one of our own pages led
 * here, and otherwise asks. The response tells the browser to clear this site's storage.
 */
export function serveSignOut(app: FastifyInstance, { signOut: end, appUrl, appName }: Deps) {
  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    const { cookies } = await end(callerOf(request))
    for (const line of cookies) void reply.header('set-cookie', line)
    return reply.headers({ ...everywhere, 'cache-control': 'no-store', 'clear-site-data': '"storage"' }).redirect('/', 303)
  }
  app.get('/api/logout', (request, reply) => {
    if (request.headers['sec-fetch-site'] === 'same-origin') return signOut(request, reply)
    return reply.headers(pageHeaders).send(question(appName))
  })
  app.post('/api/logout', (request, reply) => {
    checkOrigin(request, appUrl)
    return signOut(request, reply)
  })
  // "Leave this site" sends a beacon, which does not wait for a response.
  app.post('/api/leave', async (request, reply) => {
    checkOrigin(request, appUrl)
    const { cookies } = await end(callerOf(request))
    for (const line of cookies) void reply.header('set-cookie', line)
    return reply
      .headers({ ...everywhere, 'cache-control': 'no-store' })
      .code(204)
      .send()
  })
}
