import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { builtPages, type TestApp, testApp } from '#test/support/test-app.ts'

let pages: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  pages = await builtPages()
}, 150_000)

const served = () => testApp({ pages, env: { APP_URL: 'https://court.example' } })
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

async function people({ database }: TestApp, count: number) {
  await sql`insert into source (id, title, publisher, licence) values ('roster', 'Roster', 'A court', 'public domain')`.execute(
    database.owner,
  )
  await sql`insert into professional (id, source_id, source_key, role, kind, jurisdiction, name, given, family, sort_name, standing, title, is_fictional, gone_on)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'roster', n::text, 'judge', 'judge', 'state', 'Ada Roe', 'Ada', 'Roe',
      'roe ada', 'serving', 'Judge', n = 1, case when n = 2 then date '2026-01-01' end
    from generate_series(1, ${count}) n`.execute(database.owner)
  await sql`insert into fact (professional_id, field, value, source_id, source_ref, seen_on, gone_on)
    values (${id(3)}, 'name', 'A. Roe', 'roster', '1', '2026-01-05', '2026-02-09'), (${id(3)}, 'name', 'Ada Roe', 'roster', '1', '2026-02-09', null)`.execute(
    database.owner,
  )
}

test('the sitemap lists real people whom their source still names, with the day of the last change', async () => {
  const backend = await served()
  await people(backend, 4)
  const { body, headers } = await backend.app.inject('/sitemaps/people/1.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(body).toContain(`<url><loc>https://court.example/professionals/${id(3)}</loc><lastmod>2026-02-09</lastmod></url>`)
  expect(body).toContain(`<loc>https://court.example/professionals/${id(4)}</loc></url>`)
  expect(body).not.toContain(id(1))
  expect(body).not.toContain(id(2))
})

test('a part holds 5,000 people at most, and the index names every part', async () => {
  const backend = await served()
  await people(backend, 5_003)
  const { body } = await backend.app.inject('/sitemap.xml')
  expect([...body.matchAll(/people\/(\d+)\.xml/g)].map((found) => found[1])).toEqual(['1', '2'])
  const parts = await Promise.all(
    [1, 2].map(async (n) => (await backend.app.inject(`/sitemaps/people/${n}.xml`)).body.match(/<loc>[^<]+/g)!),
  )
  expect(parts.map((part) => part.length)).toEqual([5_000, 1])
  expect(new Set(parts.flat()).size).toBe(5_001)
  expect((await backend.app.inject('/sitemaps/people/3.xml')).statusCode).toBe(404)
  expect((await backend.app.inject('/sitemaps/people/-1.xml')).statusCode).toBe(404)
})

test('pages of the site are listed once, by their canonical address; pages hidden from search engines are not', async () => {
  const { app } = await served()
  const { body } = await app.inject('/sitemaps/pages.xml')
  const paths = [...body.matchAll(/<loc>https:\/\/court\.example([^<]*)/g)].map((found) => found[1]!)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(['/', '/search-professionals', '/reviews', '/rate-your-court']))
  for (const alias of ['/landing', '/rate-your-court-new', '/platform-demo']) expect(paths).not.toContain(alias)
  for (const path of paths) {
    const page = await app.inject(path)
    expect([page.statusCode, page.body.includes('noindex')]).toEqual([200, false])
    expect(page.body).toContain(`<link rel="canonical" href="https://court.example${path}" />`)
  }
})

test('robots.txt names the sitemap and disallows the API', async () => {
  const { app } = await served()
  expect((await app.inject('/robots.txt')).body).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: https://court.example/sitemap.xml\n',
  )
})

test.each([
  ['/landing', '/'],
  ['/rate-your-court-new', '/rate-your-court'],
  ['/search-professionals?q=roe', '/search-professionals'],
])('%s is at home at %s', async (at, home) => {
  const { app } = await served()
  expect((await app.inject(at)).body).toContain(`<link rel="canonical" href="https://court.example${home}" />`)
})

test('on the host of the rating tool a page is at home on the main host', async () => {
  const { app } = await served()
  for (const [at, home] of [
    ['/', '/rate-your-court'],
    ['/reviews', '/reviews'],
  ]) {
    const { body } = await app.inject({ url: at!, headers: { host: 'rate.court.example' } })
    expect(body).toContain(`<link rel="canonical" href="https://court.example${home}" />`)
  }
})

test('an address where nothing is has no home and is not to be found', async () => {
  const { app } = await served()
  const { body } = await app.inject('/no-such-page')
  expect(body).toContain('<meta name="robots" content="noindex" />')
  expect(body).not.toContain('rel="canonical"')
})
