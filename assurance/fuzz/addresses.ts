import { Buffer } from 'node:buffer'
import { insidePages } from '#map/inside.generated.ts'
import { pages } from '#map/pages.generated.ts'

export const methods = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'get',
  'NONSENSE',
  'CONNECT',
]

/** The id of the one professional that is there while the fuzzer runs. */
export const professionalId = '00000000-0000-4000-8000-000000000000'

/** Values for the parts of an address that a page leaves open. */
export const openParts = [
  professionalId,
  professionalId,
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '%00',
  '%ff%fe',
  '%E0%A4%A',
  '%',
  '..',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  '%F0%9F%92%A5',
  "'",
  'TX',
  'tx',
  'judge',
  '%3Cscript%3E',
  '9'.repeat(300),
]

/** An address of a page, on a host that shows it. */
export interface PagePath {
  host: string
  path: string
}

/** The pages of the person who is signed in. */
export const insidePaths: readonly PagePath[] = [...new Set(insidePages.map(({ path }) => path))].map((path) => ({
  host: 'localhost',
  path,
}))

/** Every page of the site that a visitor has, once for each host that shows it. */
export const pagePaths: readonly PagePath[] = pages.flatMap(({ path, out, rate }) => [
  ...(out ? [{ host: 'localhost', path }] : []),
  ...(rate ? [{ host: 'rate.localhost', path }] : []),
])

/** The path with its open parts filled in. */
export const filled = (path: string, part: () => string) => path.replace(/[:*]\w*\??/g, part)

/** Addresses that answer and are neither calls nor pages: sign-out, downloads, files of tickets. */
export const routes: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/api/logout'],
  ['POST', '/api/logout'],
  ['POST', '/api/leave'],
  ['GET', '/api/settings/export'],
  ['GET', '/api/terms/mine.csv'],
  ['GET', '/api/terms/hashed/:id'],
  ['POST', '/api/terms/records.csv'],
  ['GET', '/api/desk/tickets/:number/files/:place'],
]

export const oddPaths = [
  '//',
  '///x',
  '/\\',
  '/*',
  '*',
  '/..',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../package.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/%00',
  '/assets/',
  '/service-worker.js/..',
  '/robots.txt%00',
  '/sitemap.xml/',
  '/sitemap.xml%0a',
  '/manifest.webmanifest?x',
  '/favicon.ico',
  '/.env',
  '/.git/config',
  '/api',
  '/api/',
  '/api/docs',
  '/api/professionals/%ff',
  '/api/professionals/%',
  '/api/professionals/%00/reviews',
  '/api/professionals/__proto__',
  '/api/professionals/constructor/reviews',
  '/http://elsewhere.example/',
  'http://elsewhere.example/reviews',
  '/?seed=</script>',
  `/${'a/'.repeat(500)}`,
  `/api/professionals/${'9'.repeat(300)}`,
]

const cursor = (value: unknown) => `cursor=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

export const queries = [
  'q=%00',
  'q=%ff%fe',
  'q=%E0%A4%A',
  'q=%',
  'q=%ED%A0%80',
  'q[]=1',
  'q=a&q=b',
  '__proto__[x]=1',
  '__proto__=1&constructor=1&toString=1',
  'cursor=%00',
  'cursor=e30',
  'cursor=bnVsbA',
  'cursor=W10',
  'cursor=%7B%7D',
  'cursor=====',
  cursor({ x: 1 }),
  cursor(['\u0000', 'x']),
  cursor([1e300, -1, null, true]),
  cursor(['2026-01-01', professionalId]),
  cursor([professionalId, professionalId, professionalId]),
  cursor([['deep', ['er', {}]]]),
  cursor(['9999-99-99', 'x'.repeat(200)]),
  cursor('x'),
  cursor(Array(60).fill('x')),
  cursor({ name: '\u0000', id: 'x', n: 1e300 }),
  `q=${'a'.repeat(101)}`,
  `q=${'%F0%9F%92%A5'.repeat(40)}`,
  'state=tx',
  'role=king',
  'sort=',
  'sort=__proto__',
  'with=,,,&with=%00',
  'ids=1,2,3,4,5,6,7,8,9',
  'professional=%00',
  `professional=${professionalId}`,
  'id=..%2f..',
  '=',
  '&&&',
  '?',
  `x=${'y'.repeat(9_000)}`,
  'role=judge&state=TX&county=%27',
  'q=a+b+c+d+e+f+g+h+i+j+k+l+m+n+o+p+q+r+s+t',
]
