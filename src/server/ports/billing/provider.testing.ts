// A payment provider on this machine, for tests: it answers the few calls of Stripe that we make, shows a page to pay on, and sends
// signed events. What it is asked is not checked by our code but by its own rules (books.testing.ts).
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Books, books, type Event, Refused, type Row } from './books.testing.ts'

export const testKey = 'sk_test_of_the_tests'
export const testWebhookSecret = 'whsec_of_the_tests_and_of_nobody_else'

type Form = URLSearchParams
const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' })

/** The calls: method, pattern of the path, and the answer. */
const callsOf = (at: Books, page: (session: string) => string): [string, RegExp, (id: string, form: Form) => unknown][] => [
  [
    'POST',
    /^\/v1\/products$/,
    (_, form) => {
      if (at.rows.has(form.get('id')!)) throw new Refused('resource_already_exists', 'id')
      const [name, statement_descriptor] = [form.get('name'), form.get('statement_descriptor')]
      return at.put({ id: form.get('id')!, object: 'product', name, statement_descriptor })
    },
  ],
  [
    'POST',
    /^\/v1\/checkout\/sessions$/,
    (_, form) => {
      const price = 'line_items[0][price_data]'
      const id = at.idFor('cs')
      at.get(form.get(`${price}[product]`)!, 'product')
      const wanted = {
        cents: Number(form.get(`${price}[unit_amount]`)),
        interval: form.get(`${price}[recurring][interval]`),
        metadata: { plan: form.get('subscription_data[metadata][plan]') },
      }
      const urls = { success_url: form.get('success_url'), cancel_url: form.get('cancel_url') }
      return at.put({ id, object: 'checkout.session', status: 'open', subscription: null, url: page(id), wanted, ...urls })
    },
  ],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (id) => at.get(id, 'checkout.session')],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, (id) => Object.assign(at.get(id, 'checkout.session'), { status: 'expired' })],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, (id) => at.sub(id)],
  [
    'POST',
    /^\/v1\/subscriptions\/(\w+)$/,
    (id, form) => {
      const it = at.sub(id)
      const ending = form.get('cancel_at_period_end')
      const cents = form.get('items[0][price_data][unit_amount]')
      if (it.status === 'canceled') throw new Refused('resource_missing')
      if (ending !== null) it.cancel_at_period_end = ending === 'true'
      if (cents !== null) it.items.data[0]!.price.unit_amount = Number(cents)
      at.happened('customer.subscription.updated', it)
      return it
    },
  ],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, (id) => at.cancel(id)],
  [
    'GET',
    /^\/v1\/invoices$/,
    (_, form) =>
      list(
        at
          .all('invoice')
          .filter((one) => one['status'] === form.get('status') && subscriptionOf(one) === form.get('subscription'))
          .toReversed(),
      ),
  ],
  ['GET', /^\/v1\/invoices\/(\w+)$/, (id) => at.get(id, 'invoice')],
  ['GET', /^\/v1\/charges$/, (_, form) => list(at.all('charge').filter((one) => one['customer'] === form.get('customer')))],
  ['GET', /^\/v1\/disputes$/, (_, form) => list(at.all('dispute').filter((one) => one['charge'] === form.get('charge')))],
  [
    'GET',
    /^\/v1\/invoice_payments$/,
    (_, form) => {
      const payment = form.get('payment[payment_intent]')
      const isOf = (one: Row) => JSON.stringify(one['payments']).includes(`"${payment}"`)
      return list(
        at
          .all('invoice')
          .filter(isOf)
          .map(({ id }) => ({ object: 'invoice_payment', invoice: id })),
      )
    },
  ],
  ['POST', /^\/v1\/refunds$/, (_, form) => at.refund(form.get('payment_intent')!, Number(form.get('amount')))],
]

const subscriptionOf = (invoice: Row) =>
  (invoice['parent'] as { subscription_details: { subscription: string } }).subscription_details.subscription

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** An event as it is sent: its bytes, and the signature over them (https://docs.stripe.com/webhooks#verify-manually). */
export function signed(event: object, seconds: number, secret = testWebhookSecret) {
  const payload = JSON.stringify(event)
  const code = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return { payload, signature: `t=${seconds},v1=${code}` }
}

interface Manner {
  /** Whose clock it has. Milliseconds. */
  now: () => number
  /** Each event is sent there at once; without it a test sends them. */
  sendTo?: string
}

/** Begins it. `isDown`: no call is answered while it is true. */
export async function provider({ now, sendTo }: Manner) {
  const at = books(() => Math.floor(now() / 1_000))
  const switched = { isDown: false, calls: 0 }
  const answers = new Map<string, { status: number; body: string }>()
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const calls = callsOf(at, (session) => `${url}/pay/${session}`)

  function answerTo(method: string, path: string, form: Form) {
    try {
      for (const [of, pattern, answer] of calls) {
        const match = of === method ? pattern.exec(path) : null
        if (match) return { status: 200, body: JSON.stringify(answer(match[1] ?? '', form)) }
      }
      throw new Refused('url_invalid')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { code, param } = error
      const status = code === 'resource_missing' ? 404 : 400
      return { status, body: JSON.stringify({ error: { type: 'invalid_request_error', code, param, message: code } }) }
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', headers } = request
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const body = await bodyOf(request)
    const session = /^\/pay\/(\w+)$/.exec(pathname)?.[1]
    if (session !== undefined) return checkoutPage(method, session, response)
    switched.calls += 1
    if (switched.isDown) return void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Busy</h1>')
    if (headers.authorization !== `Bearer ${testKey}`) return void response.writeHead(401).end('{"error":{"type":"authentication_error"}}')
    // The same request under one key is done once (https://docs.stripe.com/api/idempotent_requests).
    const key = method === 'POST' ? `${pathname} ${String(headers['idempotency-key'])}` : ''
    const answer = answers.get(key) ?? answerTo(method, pathname, method === 'GET' ? searchParams : new URLSearchParams(body))
    if (headers['idempotency-key'] !== undefined && key !== '') answers.set(key, answer)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  }

  function checkoutPage(method: string, session: string, response: ServerResponse) {
    const it = at.get(session, 'checkout.session')
    if (method === 'POST') {
      at.pay(session)
      return void response.writeHead(303, { location: String(it['success_url']) }).end()
    }
    const { cents } = it['wanted'] as { cents: number }
    const products = at.all('product').map(({ name }) => String(name))
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="en"><title>Pay</title><h1>${products.at(-1)}</h1><p>$${(cents / 100).toFixed(2)}</p>
      <form method="post"><button>Pay</button></form><a href="${String(it['cancel_url'])}">Back</a></html>`,
    )
  }

  if (sendTo !== undefined)
    at.heard.push((event: Event) => {
      const { payload, signature } = signed(event, Math.floor(now() / 1_000))
      void fetch(sendTo, { method: 'POST', body: payload, headers: { 'stripe-signature': signature } }).catch(() => {})
    })

  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { ...at, url, switched, close, env: { STRIPE_SECRET_KEY: testKey, STRIPE_WEBHOOK_SECRET: testWebhookSecret, STRIPE_URL: url } }
}
export type Provider = Awaited<ReturnType<typeof provider>>
