import { msg } from '#kernel/text.ts'
import { english } from '#kernel/english.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { everywhere } from './headers.ts'

/** A person's page, and the day on which something on it last changed. */
export interface Listed {
  path: string
  changedOn?: string
}

export interface SitemapDeps {
  appUrl: string
  /** Pages that are the same for everybody, by their canonical paths. */
  pages: readonly string[]
  /** How many people the sitemap lists; parts are numbered from 1. */
  parts: (size: number) => Promise<number>
  /** The people of one part, in an order that stays. */
  part: (number: number, size: number) => Promise<readonly Listed[]>
}

/** People in one file; the protocol allows 50,000. */
const partSize = 5_000
const open = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * For search engines (sitemaps.org): an index, one file of the site's own pages, and files of people. Only real
 * people that their source still names are listed.
 */
export function serveSitemap(app: FastifyInstance, { appUrl, pages, parts, part }: SitemapDeps) {
  const whole = (path: string) => escapeXml(new URL(path, appUrl).href)
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.headers({ ...everywhere, 'cache-control': 'public, max-age=3600', 'content-type': `${type}; charset=utf-8` }).send(body)
  const entry = ({ path, changedOn }: Listed) =>
    `<url><loc>${whole(path)}</loc>${changedOn === undefined ? '' : `<lastmod>${escapeXml(changedOn)}</lastmod>`}</url>`
  const list = (entries: readonly string[]) => `${open}<urlset ${space}>\n${entries.join('\n')}\n</urlset>\n`

  app.get('/robots.txt', (_request, reply) =>
    send(reply, 'text/plain', `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${new URL('/sitemap.xml', appUrl).href}\n`),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const people = Array.from({ length: await parts(partSize) }, (_, index) => `/sitemaps/people/${index + 1}.xml`)
    const files = ['/sitemaps/pages.xml', ...people].map((path) => `<sitemap><loc>${whole(path)}</loc></sitemap>`)
    return send(reply, 'application/xml', `${open}<sitemapindex ${space}>\n${files.join('\n')}\n</sitemapindex>\n`)
  })
  app.get('/sitemaps/pages.xml', (_request, reply) => send(reply, 'application/xml', list(pages.map((path) => entry({ path })))))
  app.get<{ Params: { file: string } }>('/sitemaps/people/:file', async (request, reply) => {
    const number = /^([1-9]\d{0,5})\.xml$/.exec(request.params.file)?.[1]
    const people = number === undefined ? [] : await part(Number(number), partSize)
    if (people.length === 0) return send(reply.code(404), 'text/plain', `${english(msg`There is no such part.`)}\n`)
    return send(reply, 'application/xml', list(people.map(entry)))
  })
}
