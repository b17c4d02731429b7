import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Resolve } from './addresses.ts'
import { nodeFetcher } from './node.ts'
import type { Wanted } from './port.ts'
import { memoryOf, ownMachine, page, testHost } from './testing.ts'

const whole = '<html><body><table><tr><td>Una Ferrow</td></tr></table></body></html>'
const limits = { idle: 400, total: 1_500, bytes: 100_000 }

/** A fetcher with a fake clock that only its waits advance, and the list of these waits. */
function fetcherOf({ resolve = ownMachine, ...more }: { resolve?: Resolve; loopback?: boolean; limits?: typeof limits } = {}) {
  const time = { now: Date.parse('2026-03-12T18:00:00Z') }
  const waits: number[] = []
  const memory = memoryOf()
  const pause = async (milliseconds: number, signal?: AbortSignal) => {
    signal?.throwIfAborted()
    waits.push(milliseconds)
    time.now += milliseconds
  }
  const fetcher = nodeFetcher({ memory, clock: () => time.now, pause, resolve, loopback: true, limits, ...more })
  const get = (url: string, over: Partial<Wanted> = {}) =>
    fetcher.fetch({ url, accept: 'html', userAgent: 'TestCollector/1 (+https://court.example; a@court.example)', spacing: 5_000, ...over })
  return { get, memory, waits, time }
}

describe('a page is fetched', () => {
  test('robots.txt first, with our user agent and the required spacing, and cached for a day', async () => {
    const host = await testHost({ '/robots.txt': page('User-agent: *\nDisallow: /private'), '/roster': page(whole, { etag: '"a1"' }) })
    const { get, waits, time } = fetcherOf()
    expect(await get(host.url('/roster'))).toMatchObject({
      is: 'fetched',
      etag: '"a1"',
      trace: { codes: [200], bytes: whole.length, robots: 'allowed' },
    })
    expect(host.asked.map(({ path }) => path)).toEqual(['/robots.txt', '/roster'])
    expect(host.asked[1]!.headers['user-agent']).toBe('TestCollector/1 (+https://court.example; a@court.example)')
    expect(waits).toEqual([5_000])
    await get(host.url('/roster'))
    expect(host.asked.map(({ path }) => path)).toEqual(['/robots.txt', '/roster', '/roster'])
    time.now += 25 * 3_600_000
    await get(host.url('/roster'))
    expect(host.asked.map(({ path }) => path).slice(3)).toEqual(['/robots.txt', '/roster'])
  })

  test('a table is fetched too, packed or not', async () => {
    const table = 'nid,Last Name\n1,Ferrow\n'
    const host = await testHost({
      '/plain.csv': page(table, { 'content-type': 'text/csv' }),
      '/packed.csv': page(gzipSync(table), { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' }),
    })
    const { get } = fetcherOf()
    for (const path of ['/plain.csv', '/packed.csv']) {
      const found = await get(host.url(path), { accept: 'csv' })
      expect(found).toMatchObject({ is: 'fetched', trace: { robots: 'none' } })
      expect(found.is === 'fetched' && found.body.toString()).toBe(table)
    }
  })

  test('an unchanged page is not sent again: the request carries the validators of the last answer', async () => {
    const host = await testHost({
      '/roster': ({ headers }, reply) =>
        headers['if-none-match'] === '"a1"' && headers['if-modified-since'] === 'Thu, 12 Mar 2026 08:00:00 GMT'
          ? void reply.writeHead(304).end()
          : page(whole)({} as never, reply),
    })
    const { get } = fetcherOf()
    const marks = { etag: '"a1"', lastModified: 'Thu, 12 Mar 2026 08:00:00 GMT' }
    expect(await get(host.url('/roster'), marks)).toMatchObject({ is: 'unchanged', trace: { codes: [304] } })
    expect(await get(host.url('/roster'))).toMatchObject({ is: 'fetched' })
  })

  test('two at once for one host go one after the other', async () => {
    let atOnce = 0
    let most = 0
    const slow: Parameters<typeof testHost>[0][string] = (_request, reply) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      setTimeout(() => {
        atOnce -= 1
        page(whole)({} as never, reply)
      }, 20)
    }
    const host = await testHost({ '/one': slow, '/two': slow })
    const { get } = fetcherOf()
    await Promise.all([get(host.url('/one')), get(host.url('/two'))])
    expect(most).toBe(1)
  })
})

describe('robots.txt', () => {
  test.each([
    ['for all', 'User-agent: *\nDisallow: /'],
    ['for us by name', 'User-agent: TestCollector\nDisallow: /roster\n\nUser-agent: *\nDisallow:'],
  ])('a refusal %s is kept to: the page is not asked for', async (_name, robots) => {
    const host = await testHost({ '/robots.txt': page(robots, { 'content-type': 'text/plain' }), '/roster': page(whole) })
    expect(await fetcherOf().get(host.url('/roster'))).toMatchObject({ is: 'refused', trace: { codes: [], robots: 'refused' } })
    expect(host.asked.map(({ path }) => path)).toEqual(['/robots.txt'])
  })

  test('a redirect leads around no refusal', async () => {
    const host = await testHost({
      '/robots.txt': page('User-agent: *\nDisallow: /private'),
      '/roster': page('', { location: '/private/roster' }, 301),
      '/private/roster': page(whole),
    })
    expect(await fetcherOf().get(host.url('/roster'))).toMatchObject({ is: 'refused', trace: { codes: [301] } })
    expect(host.asked.map(({ path }) => path)).not.toContain('/private/roster')
  })

  test('an unreadable robots.txt stops the fetch; an earlier copy still applies', async () => {
    const host = await testHost({ '/robots.txt': page('', {}, 503), '/roster': page(whole) })
    const { get, time } = fetcherOf()
    expect(await get(host.url('/roster'))).toMatchObject({ is: 'failed', why: 'robots_unreachable' })
    host.pages['/robots.txt'] = page('User-agent: *\nDisallow:')
    expect(await get(host.url('/roster'))).toMatchObject({ is: 'fetched' })
    host.pages['/robots.txt'] = page('', {}, 503)
    time.now += 48 * 3_600_000
    expect(await get(host.url('/roster'))).toMatchObject({ is: 'fetched', trace: { robots: 'allowed' } })
  })

  test('a slower pace that robots.txt asks for is respected', async () => {
    const host = await testHost({ '/robots.txt': page('User-agent: *\nCrawl-delay: 30\nDisallow: /x'), '/roster': page(whole) })
    const { get, waits } = fetcherOf()
    await get(host.url('/roster'))
    expect(waits).toEqual([30_000])
  })
})

describe('failures have names', () => {
  test.each([
    ['a page that is only half there, its length announced', 'cut_off', { 'content-length': '5000' }, whole],
    ['a page that ends in the middle', 'cut_off', {}, '<html><body><table><tr><td>Una'],
    ['a picture', 'content_type', { 'content-type': 'image/png' }, whole],
    ['a page that is too large by its own word', 'too_large', { 'content-length': '200000' }, whole],
    ['a page that is too large', 'too_large', {}, `<html>${'x'.repeat(150_000)}</html>`],
    ['a packing that nobody asked for', 'encoding', { 'content-encoding': 'br' }, whole],
    ['a packing that is none', 'encoding', { 'content-encoding': 'gzip' }, whole],
  ] as const)('%s: %s', async (_name, why, headers, body) => {
    const host = await testHost({
      '/roster': (_request, reply) => {
        reply.writeHead(200, { 'content-type': 'text/html', ...headers })
        reply.write(body)
        if ('content-length' in headers) setTimeout(() => reply.destroy(), 20)
        else reply.end()
      },
    })
    expect(await fetcherOf().get(host.url('/roster'))).toMatchObject({ is: 'failed', why })
  })

  test('a small file that unpacks to a very large one is stopped at the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    expect(bomb.length).toBeLessThan(limits.bytes)
    const host = await testHost({ '/roster': page(bomb, { 'content-encoding': 'gzip' }) })
    const seen: number[] = []
    expect(await fetcherOf().get(host.url('/roster'), { onProgress: (done) => seen.push(done) })).toMatchObject({
      is: 'failed',
      why: 'too_large',
    })
    expect(Math.max(0, ...seen)).toBeLessThanOrEqual(limits.bytes)
  })

  test('a packed page that stops in the middle is cut off', async () => {
    const packed = gzipSync(Buffer.from(whole.repeat(20)))
    const host = await testHost({ '/roster': page(packed.subarray(0, packed.length - 12), { 'content-encoding': 'gzip' }) })
    expect(await fetcherOf().get(host.url('/roster'))).toMatchObject({ is: 'failed', why: 'cut_off' })
  })

  test('a host that says nothing, and one that drips: late', async () => {
    const host = await testHost({
      '/silent': () => {},
      '/drips': (_request, reply) => {
        reply.writeHead(200, { 'content-type': 'text/html' })
        const timer = setInterval(() => reply.write('<p>'), 50)
        reply.on('close', () => clearInterval(timer))
      },
    })
    const { get } = fetcherOf({ limits: { idle: 200, total: 400, bytes: 100_000 } })
    expect(await get(host.url('/silent'))).toMatchObject({ is: 'failed', why: 'timeout' })
    expect(await get(host.url('/drips'))).toMatchObject({ is: 'failed', why: 'timeout', trace: { codes: [200, 200, 200] } })
  })

  test.each([
    [404, 'gone', 1],
    [410, 'gone', 1],
    [403, 'forbidden', 1],
    [418, 'status', 1],
    [500, 'busy', 3],
    [503, 'busy', 3],
  ])('%i is %s after %i attempts', async (status, why, attempts) => {
    const host = await testHost({ '/roster': page('', {}, status) })
    expect(await fetcherOf().get(host.url('/roster'))).toMatchObject({
      is: 'failed',
      why,
      trace: { codes: Array.from({ length: attempts }, () => status) },
    })
  })

  test('a temporary failure is tried again, later each time, or when the host says', async () => {
    const host = await testHost({ '/robots.txt': page('', {}, 404) })
    const { get, waits } = fetcherOf()
    host.pages['/roster'] = page('', { 'retry-after': '60' }, 429)
    const soon = get(host.url('/roster'))
    expect(await soon).toMatchObject({ is: 'failed', why: 'busy', trace: { codes: [429, 429, 429] } })
    expect(waits.filter((wait) => wait === 60_000)).toHaveLength(2)
    host.pages['/roster'] = page('', { 'retry-after': '86400' }, 503)
    expect(await get(host.url('/roster'))).toMatchObject({ why: 'busy', trace: { codes: [503] } })
    let n = 0
    host.pages['/roster'] = (request, reply) => page(n++ === 0 ? '' : whole, {}, n === 1 ? 502 : 200)(request, reply)
    expect(await get(host.url('/roster'))).toMatchObject({ is: 'fetched', trace: { codes: [502, 200] } })
    expect(waits).toContain(2_000)
  })

  test('a host without a server, and a name without an address', async () => {
    const { get } = fetcherOf({
      resolve: async (name) => {
        if (name === 'roster.test') return [{ address: '127.0.0.1', family: 4 }]
        throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
      },
    })
    // Without its robots.txt, nothing else of a host is requested.
    expect(await get('http://roster.test:9/roster')).toMatchObject({ is: 'failed', why: 'robots_unreachable' })
    expect(await get('http://nowhere.test/roster')).toMatchObject({ is: 'failed', why: 'dns' })
  })

  test('the fetch is aborted while it waits for an answer', async () => {
    const host = await testHost({ '/roster': () => {} })
    const off = new AbortController()
    const found = fetcherOf().get(host.url('/roster'), { signal: off.signal })
    await expect.poll(() => host.asked.length).toBe(2)
    off.abort(new Error('called off'))
    await expect(found).rejects.toThrow('called off')
  })
})

describe('a page that has moved', () => {
  test('within the host it is followed, elsewhere written down and not asked', async () => {
    const other = await testHost({ '/roster': page(whole) })
    const host = await testHost({
      '/old': page('', { location: '/new' }, 302),
      '/new': page(whole),
      '/away': page('', { location: other.url('/roster', 'elsewhere.test') }, 301),
      '/round': page('', { location: '/round' }, 302),
      '/nowhere': page('', {}, 301),
    })
    const { get } = fetcherOf()
    expect(await get(host.url('/old'))).toMatchObject({ is: 'fetched', trace: { codes: [302, 200] } })
    expect(await get(host.url('/away'))).toMatchObject({ is: 'moved', to: other.url('/roster', 'elsewhere.test') })
    expect(other.asked).toEqual([])
    expect(await get(host.url('/round'))).toMatchObject({ is: 'failed', why: 'redirects' })
    expect(await get(host.url('/nowhere'))).toMatchObject({ is: 'failed', why: 'redirects' })
  })

  test('to a private network is written down like any other, and nothing goes there', async () => {
    const host = await testHost({ '/roster': page('', { location: 'http://169.254.169.254/latest/meta-data' }, 302) })
    expect(await fetcherOf().get(host.url('/roster'))).toMatchObject({ is: 'moved', to: 'http://169.254.169.254/latest/meta-data' })
  })
})

describe('no request goes where none should', () => {
  test.each([
    'http://court.example/roster',
    'ftp://court.example/roster',
    'file:///etc/passwd',
    'https://user:pass@court.example/',
    'https://court.example:8443/',
    'no address',
    'javascript:alert(1)',
  ])('%s is no address for it', async (url) => {
    expect(await fetcherOf({ loopback: false }).get(url)).toMatchObject({ is: 'failed', why: 'address' })
  })

  test.each([
    'https://10.0.0.5/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://8.8.8.8/',
  ])('%s is a bare address', async (url) => {
    expect(await fetcherOf({ loopback: false }).get(url)).toMatchObject({ is: 'failed', why: 'private_address' })
  })

  test.each([
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '172.20.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ])('a name that leads to %s is refused, also beside a public address', async (address) => {
    const family = address.includes(':') ? 6 : 4
    for (const found of [
      [{ address, family }],
      [
        { address: '93.184.215.14', family: 4 },
        { address, family },
      ],
    ]) {
      const { get, memory } = fetcherOf({ loopback: false, resolve: async () => found })
      expect(await get('https://roster.test/')).toMatchObject({ is: 'failed', why: 'private_address', trace: { codes: [] } })
      expect(memory.known.get('https://roster.test')?.robotsStatus).toBeNull()
    }
  })

  test('a name that answers otherwise after robots.txt was read is refused then', async () => {
    let n = 0
    const host = await testHost({ '/roster': page(whole) })
    const { get } = fetcherOf({ resolve: async () => [{ address: n++ === 0 ? '127.0.0.1' : '10.0.0.5', family: 4 }] })
    expect(await get(host.url('/roster'))).toMatchObject({ is: 'failed', why: 'private_address' })
    expect(host.asked.map(({ path }) => path)).toEqual(['/robots.txt'])
  })
})
