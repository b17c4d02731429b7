import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Changes as Log, Professional } from '#directory/professionals/contract.ts'
import type { Compared } from './compare-rows.tsx'
import { CompareTable } from './compare-table.tsx'
import { Changes, Facts, Positions } from '#directory/professionals/public.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

function html(node: ReactNode, seeds: Record<string, unknown> = {}) {
  const client = new QueryClient()
  for (const [url, data] of Object.entries(seeds)) client.setQueryData([url], data)
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>{node}</QueryClientProvider>
    </I18nProvider>,
  )
  client.clear()
  return markup
}
const text = (node: ReactNode, seeds?: Record<string, unknown>) =>
  html(node, seeds)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const since: Professional['since'] = { basis: 'listed', fromOn: null, fromPrecision: 'day', toOn: null }
/** A professional with no optional field. */
const bare: Professional = {
  id: 'p1',
  name: 'Una Ferrow',
  role: 'gal',
  kind: 'guardian_ad_litem',
  title: '',
  courtName: null,
  state: null,
  county: null,
  jurisdiction: 'state',
  standing: 'last_known',
  since,
  asOf: null,
  isFictional: false,
  goneOn: null,
  positions: [],
  facts: [],
  sources: [],
}
const fact: Professional['facts'][number] = {
  field: 'county',
  value: 'Wood',
  positionSeq: 1,
  sourceId: 'roster',
  sourceRef: 'line 1',
  asOf: null,
  seenOn: '2026-02-01',
}
const source: Professional['sources'][number] = {
  id: 'roster',
  title: 'A roster',
  publisher: 'A court',
  url: null,
  licence: 'public record',
  editionOn: null,
}
const position: Professional['positions'][number] = {
  seq: 1,
  kind: 'judge',
  title: 'Judge',
  courtId: null,
  courtName: 'Larkmoor Family Court',
  state: 'OH',
  counties: ['Wood', 'Lucas'],
  since: { basis: 'elected', fromOn: '2014-11-01', fromPrecision: 'month', toOn: '2020-12-31' },
  endReason: 'Retirement',
  nextHolder: null,
}
const long = `${'Wolfeschlegelsteinhausenbergerdorff-'.repeat(4)}Senior`

const sheet = (n: number, over: object = {}) => ({
  group: 'parents' as const,
  n,
  leftOut: 0,
  show: n < 5 ? ('nothing' as const) : n < 15 ? ('interval' as const) : ('score' as const),
  mean: n < 15 ? null : 3.71,
  low: n < 5 ? null : 3.1,
  high: n < 5 ? null : 4.2,
  criteria: [] as { criterion: string; n: number; show: 'score'; mean: number; low: number; high: number }[],
  ...over,
})
const scores = (...groups: object[]) => ({ groups }) as unknown as Compared['scores']

describe('positions and facts', () => {
  test('are whole sentences even without any optional field', () => {
    expect(text(<Positions of={bare} />)).toContain('Our source names no position.')
    expect(text(<Facts of={bare} />)).not.toMatch(/undefined|null/)
  })

  test('a position shows its dates, why it ended, every county, and each source once', () => {
    const of = { ...bare, positions: [position], facts: [fact, { ...fact, field: 'state', value: 'OH' }], sources: [source] }
    const rendered = text(<Positions of={of} />)
    expect(rendered).toContain('November 2014 to Dec 31, 2020 (Retirement)')
    expect(rendered).toContain('Larkmoor Family Court, Wood, Lucas, Ohio')
    expect(rendered.match(/A roster, line 1/g)).toHaveLength(1)
  })

  test('a corrected fact of a position names its own source beside the source of the other facts', () => {
    const mended = { ...fact, sourceId: 'visitors', sourceRef: 'An order', asOf: '2026-03-12', seenOn: '2026-03-12' }
    const of = {
      ...bare,
      positions: [position],
      facts: [fact, mended],
      sources: [source, { ...source, id: 'visitors', title: 'Visitors' }],
    }
    expect(text(<Positions of={of} />)).toMatch(/A roster, line 1.*Visitors, An order/)
  })
})

describe('the change log', () => {
  const url = '/api/professionals/p1/changes'
  const change = { on: '2026-03-12', field: 'county', positionSeq: 1, sourceTitle: 'A roster', sourceRef: 'line 1' }
  const log = (items: Log['items']): Record<string, Log> => ({ [url]: { firstSeenOn: '2026-02-01', items } })

  test('without changes says so, and since when changes are logged', () => {
    expect(text(<Changes of={bare} />, log([]))).toMatch(/Changes \( ?0 ?\) .*First read Feb 1, 2026\./)
  })

  test('shows day, field, old and new value and source; codes are shown in words', () => {
    const items = [
      { ...change, was: 'Wood', now: 'Lucas' },
      { ...change, field: 'standing', positionSeq: null, was: 'serving', now: null },
      { ...change, field: 'school', positionSeq: null, was: null, now: 'Larkmoor Law School' },
    ]
    const rendered = text(<Changes of={bare} />, log(items))
    expect(rendered).toContain('Changes (3)')
    expect(rendered).toMatch(/Mar 12, 2026, County: Wood → Lucas A roster, line 1/)
    expect(rendered).toMatch(/Standing: In this role → –/)
    expect(rendered).toMatch(/School: – → Larkmoor Law School/)
  })
})

describe('the comparison', () => {
  const row = (markup: string, label: string) => markup.match(new RegExp(`<tr[^>]*><th[^>]*>${label}</th>.*?</tr>`))?.[0] ?? ''
  const cells = (markup: string, label: string) =>
    [...row(markup, label).matchAll(/<div class="min-w-0">(.*?)<\/div><\/td>/g)].map(([, cell = '']) =>
      cell.replace(/<[^>]+>/g, ' ').trim(),
    )

  test('shows people without optional fields, people whom the source no longer names, and long names', () => {
    const all: Compared[] = [
      { of: bare, scores: null },
      { of: { ...bare, id: 'p2', name: long, goneOn: '2026-03-01' }, scores: scores() },
    ]
    const rendered = html(<CompareTable all={all} />)
    expect(rendered).toContain(long)
    expect(cells(rendered, 'Court')).toEqual(['–', '–'])
    expect(cells(rendered, 'Standing')).toEqual(['Not known for today', 'The source no longer names this person.'])
    expect(cells(rendered, 'Ratings in all')).toEqual(['The ratings did not load.', '0 ratings'])
    expect(rendered).not.toMatch(/undefined|null|NaN/)
  })

  test('shows as much of a score as its number of ratings allows', () => {
    const all = [4, 9, 40].map((n) => ({ of: { ...bare, id: `p${n}` }, scores: scores(sheet(n)) }))
    const [few, some, many] = cells(html(<CompareTable all={all} />), 'Ratings by parents and other parties')
    expect(few).toContain('Too few ratings (4)')
    expect(some).toContain('likely between 3.1 and 4.2')
    expect(some).not.toContain('of 5')
    expect(many).toContain('3.7 of 5')
  })

  test('keeps the order that the user chose, and ranks nobody', () => {
    const names = ['Zoe Last', 'Abe First', 'Mia Middle']
    const all = names.map((name, at) => ({ of: { ...bare, id: `p${at}`, name }, scores: scores(sheet(40, { mean: at + 2 })) }))
    const rendered = html(<CompareTable all={all} />)
    const heads = [...rendered.matchAll(/<th class="border-b[^>]*>([^<]*)<\/th>/g)].map(([, name]) => name)
    expect(heads).toEqual(names)
    expect(rendered).not.toMatch(/winner|better|best|worst|rank/i)
  })

  test('splits a score by question only if something may be shown, and says where a question was not asked', () => {
    const asked = { criterion: 'temperament', n: 40, show: 'score' as const, mean: 4.04, low: 3.8, high: 4.3 }
    const all: Compared[] = [
      { of: { ...bare, role: 'judge', kind: 'judge' }, scores: scores(sheet(40, { criteria: [asked] })) },
      { of: { ...bare, id: 'p2' }, scores: scores(sheet(40)) },
      { of: { ...bare, id: 'p3', role: 'judge', kind: 'judge' }, scores: scores(sheet(3)) },
    ]
    const rendered = cells(html(<CompareTable all={all} />), 'Temperament')
    expect(rendered[0]).toMatch(/^4\.0 of 5/)
    expect(rendered[1]).toBe('Not asked')
    expect(rendered[2]).toContain('Too few ratings (3)')
    expect(html(<CompareTable all={all.slice(2)} />)).not.toContain('Question by question')
  })
})
