import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { type Site, SiteProvider } from '#web/site.ts'
import { NobodyFound, PlaceNote } from './place-note.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const site: Site = {
  appName: 'CaseBalance',
  appUrl: 'https://site.test',
  supportEmail: 'help@site.test',
  demo: false,
  set: 'out',
  locale: 'en',
}
const html = (node: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SiteProvider value={site}>
        <Router ssrPath="/search-professionals">{node}</Router>
      </SiteProvider>
    </I18nProvider>,
  )
const text = (node: ReactNode) =>
  html(node)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const harris = { zip: null, name: 'Houston, Texas', area: 'Harris County, Texas' }
const none = { place: null, otherPlaces: [], leftOut: [] }
const note = (found: Parameters<typeof PlaceNote>[0]['found']) => <PlaceNote found={found} hrefOf={(q) => `/search-professionals?q=${q}`} />

test('the note names the place as it was read, and its source if a table gave the county', () => {
  expect(text(note({ ...none, place: harris }))).toContain('Houston, Texas is in Harris County, Texas.')
  expect(text(note({ ...none, place: harris }))).toContain('GeoNames , CC BY 4.0.')
  expect(text(note({ ...none, place: { ...harris, zip: '77002' } }))).toContain('ZIP code 77002 is in Harris County, Texas.')
  const county = { zip: null, name: 'Travis County, Texas', area: 'Travis County, Texas' }
  expect(text(note({ ...none, place: county }))).toBe('Searching in Travis County, Texas.')
  expect(html(note(none))).toBe('')
})

test('the note says which words were ignored, and links other places', () => {
  const found = {
    place: harris,
    leftOut: ['blorptag'],
    otherPlaces: [{ zip: null, name: 'Houston County, Texas', area: 'Houston County, Texas' }],
  }
  expect(text(note(found))).toContain('We couldn’t match “blorptag”')
  expect(html(note(found))).toContain('href="/search-professionals?q=Houston County, Texas"')
  expect(text(note({ ...found, place: null, leftOut: [] }))).toContain('Looking for a place?')
})

test('the note that no records were collected appears for a place or filters, and never for words that were not understood', () => {
  expect(text(<NobodyFound found={{ ...none, place: harris }} q="houston texas" />)).toContain(
    'haven’t collected anyone for this search in Harris County',
  )
  expect(text(<NobodyFound found={none} q="" />)).toContain('haven’t collected anyone for these filters')
  const unknown = text(<NobodyFound found={none} q="blorp tag" />)
  expect(unknown).toContain('couldn’t match “blorp tag”')
  expect(unknown).not.toContain('collected')
  expect(text(<NobodyFound found={{ ...none, leftOut: ['00000'] }} q="judge 00000" />)).toContain('couldn’t match “00000”')
})
