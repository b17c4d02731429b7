import { beforeAll, expect, test } from 'vitest'
import { builtPages, testApp } from '#test/support/test-app.ts'

let pages: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  pages = await builtPages()
}, 150_000)

const throws = () => {
  throw new TypeError('My ex Robert Miller is not iterable')
}

test('a page that throws on the server is answered with a whole page: ways on, no stack, nothing to index', async () => {
  const { app, reports } = await testApp({ pages: { ...pages, code: { ...pages.code, render: throws } } })
  const reply = await app.inject('/reviews')
  expect(reply.statusCode).toBe(500)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.body).toMatch(/^<!doctype html>/)
  expect(reply.body).toContain('This page cannot be shown')
  expect(reply.body).toContain('href="/rate-your-court"')
  expect(reply.body).toContain('data-leave')
  expect(reply.body).toContain('noindex')
  expect(reply.body).not.toMatch(/Miller|TypeError|\bat .*\.ts|type="module"|id="seed"/)
  expect(reports).toEqual(['a page: My ex Robert Miller is not iterable'])
})

test('the look and "Leave this site" come along, for they need none of the code that broke', async () => {
  const { app } = await testApp({ pages: { ...pages, code: { ...pages.code, render: throws } } })
  const { body } = await app.inject('/')
  expect(body).toMatch(/<link rel="stylesheet"[^>]*href="\/assets\/style-/)
  expect(body).toMatch(/<script src="\/assets\/entry\.leave-/)
})

test('when not even the plain page can be made, a few words and a way to try again are left', async () => {
  const { app } = await testApp({ pages: { ...pages, code: { ...pages.code, render: throws, plain: throws } } })
  const reply = await app.inject('/')
  expect(reply.statusCode).toBe(500)
  expect(reply.body).toContain('<h1>This page cannot be shown</h1>')
  expect(reply.body).not.toContain('Miller')
})

test('on the host of the rating tool only its own pages are offered', async () => {
  const { app } = await testApp({ env: { APP_URL: 'https://court.example' }, pages: { ...pages, code: { ...pages.code, render: throws } } })
  const { body } = await app.inject({ url: '/reviews', headers: { host: 'rate.court.example' } })
  expect(body).toContain('href="/rate-your-court"')
  expect(body).not.toContain('href="/emotional-support"')
})

test('a form that the page does not have is answered with a page and a sentence', async () => {
  const { app, reports } = await testApp({ pages })
  const reply = await app.inject({
    method: 'POST',
    url: '/reviews',
    payload: 'form=none',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(reply.statusCode).toBe(404)
  expect(reply.headers['content-type']).toContain('text/html')
  expect(reply.body).toContain('This page has no such form. Open it again.')
  expect(reports).toEqual([])
})

test('what the service worker keeps for later says that one is offline, and needs no code', async () => {
  const { app } = await testApp({ pages })
  const { statusCode, body } = await app.inject('/offline.html')
  expect(statusCode).toBe(200)
  expect(body).toContain('You are offline')
  expect(body).toContain('href="tel:988"')
  expect(body).not.toMatch(/type="module"|id="seed"/)
})

test('the service worker is asked for again at each load, and the manifest has the name of the installation', async () => {
  const { app } = await testApp({ pages, env: { APP_NAME: 'Clear Court' } })
  const worker = await app.inject('/service-worker.js')
  expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
  expect(worker.headers['content-security-policy']).toContain("worker-src 'self'")
  const manifest = (await app.inject('/manifest.webmanifest')).json() as { name: string; icons: { src: string; sizes: string }[] }
  expect(manifest.name).toBe('Clear Court')
  for (const { src, sizes } of manifest.icons) {
    const icon = await app.inject(src)
    expect(icon.statusCode).toBe(200)
    // A PNG says its width in bytes 16 to 19.
    expect(icon.rawPayload.readUInt32BE(16)).toBe(Number(sizes.split('x')[0]))
  }
})
