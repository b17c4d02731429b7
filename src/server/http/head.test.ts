import { expect, test } from 'vitest'
import { headLines, inScript } from './head.ts'

const site = { appName: 'Court & Co', appUrl: 'https://court.example' }
const page = {
  title: 'Reviews',
  description: 'All "reviews"',
  canonical: 'https://court.example/reviews',
  noIndex: false,
  data: [{ a: 1 }],
}

test('a page that may be found says its address, what it holds, and its facts', () => {
  const lines = headLines(page, site).join('\n')
  expect(lines).toContain('<link rel="canonical" href="https://court.example/reviews" />')
  expect(lines).toContain('content="All &#34;reviews&#34;"')
  expect(lines).toContain('<meta property="og:site_name" content="Court &#38; Co" />')
  expect(lines).toContain('<script type="application/ld+json">{"a":1}</script>')
  expect(lines).not.toContain('noindex')
})

test('a page that may not be found tells search engines nothing but that', () => {
  const lines = headLines({ ...page, noIndex: true }, site).join('\n')
  expect(lines).toContain('<meta name="robots" content="noindex" />')
  expect(lines).not.toContain('ld+json')
})

test('asvs-1.2.3: no text can end the element that it stands in', () => {
  expect(inScript({ name: '</script><script>alert(1)</script>\u2028' })).not.toMatch(/[<>\u2028]/)
  const hostile = headLines({ ...page, title: '"><script>', data: [{ name: '</script>' }] }, site).join('\n')
  expect(hostile.match(/<script/g)).toHaveLength(1)
  expect(hostile.match(/<\/script/g)).toHaveLength(1)
})
