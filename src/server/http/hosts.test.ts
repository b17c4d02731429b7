import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'
import { ownHosts } from './hosts.ts'

const own = { appUrl: 'https://court.example', extra: ['www.court.example', '10.0.0.5'] }

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  'localhost.',
  'rate.localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  'court.example',
  'Court.Example.:443',
  'rate.court.example',
  'www.court.example',
  'rate.www.court.example',
  '10.0.0.5:3000',
])('%s is ours', (host) => expect(ownHosts(own)(host)).toBe(true))

test.each([
  '',
  'evil.example',
  'evil.example:3000',
  'court.example.evil.example',
  'evilcourt.example',
  'x.court.example',
  'rate.evil.example',
  'rate.10.0.0.5',
  'rate.127.0.0.1',
  'rate.rate.court.example',
  '127.0.0.2',
  '0.0.0.0:3000',
  'localhost@evil.example',
  'localhost, evil.example',
  'localhost/evil.example',
])('%s is not', (host) => expect(ownHosts(own)(host)).toBe(false))

describe('a name of another site that leads to this machine', () => {
  const evil = { host: 'evil.example:3000' }
  test('is not answered: no page, no call, no file, no stream, nothing that is sent', async () => {
    const backend = await testApp({ env: { DEMO: 'on' } })
    const asked = [
      ['GET', '/'],
      ['GET', '/outbox'],
      ['GET', '/no-such-page'],
      ['GET', '/robots.txt'],
      ['GET', '/api/outbox'],
      ['GET', '/api/no-such-call'],
      ['GET', '/api/live?case=00000000-0000-4000-8000-000000000000'],
      ['POST', '/api/auth/sign-in/email'],
      ['POST', '/support'],
      ['OPTIONS', '/api/outbox'],
    ] as const
    for (const [method, url] of asked) {
      const reply = await backend.app.inject({
        method,
        url,
        headers: { ...evil, origin: 'http://evil.example:3000', 'sec-fetch-site': 'same-origin' },
      })
      expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([url, 421, 'text/plain; charset=utf-8'])
      expect(reply.body).toMatch(/^This server does not answer under this name\. .*ALLOWED_HOSTS/)
    }
    expect((await backend.app.inject({ url: '/api/outbox', headers: { host: 'localhost:3000' } })).statusCode).toBe(200)
  })

  test('is not answered for the host that a proxy of nobody is said to have been asked for', async () => {
    const { app } = await testApp()
    expect((await app.inject({ url: '/api/professionals/count', headers: { ...evil, 'x-forwarded-host': 'localhost' } })).statusCode).toBe(
      421,
    )
  })

  test('behind a proxy of ours it is the name that the proxy was asked for which counts', async () => {
    const { app } = await testApp({ env: { TRUST_PROXY: '1', APP_URL: 'https://court.example' } })
    const status = async (headers: Record<string, string>) => (await app.inject({ url: '/api/professionals/count', headers })).statusCode
    expect(await status({ host: 'backend:3000', 'x-forwarded-host': 'court.example' })).toBe(200)
    expect(await status({ host: 'localhost:3000', 'x-forwarded-host': 'evil.example' })).toBe(421)
    expect(await status({ host: 'rate.court.example' })).toBe(200)
  })

  test('reaches the two addresses of supervisors alone, which ask by an address of the machine', async () => {
    const { app } = await testApp()
    for (const [url, status] of [
      ['/livez', 200],
      ['/readyz?x', 200],
      ['/livez/more', 421],
    ] as const)
      expect((await app.inject({ url, headers: { host: '10.1.2.3:3000' } })).statusCode).toBe(status)
  })

  test('a name that the settings add is answered', async () => {
    const { app } = await testApp({ env: { ALLOWED_HOSTS: 'evil.example' } })
    expect((await app.inject({ url: '/api/professionals/count', headers: evil })).statusCode).toBe(200)
  })

  test('is refused on the wire too, where an upgrade is asked for', async () => {
    const { app } = await testApp()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write('GET /api/live HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    const [said] = (await once(socket, 'data')) as [Buffer]
    expect(String(said)).toMatch(/^HTTP\/1\.1 421 /)
  })
})
