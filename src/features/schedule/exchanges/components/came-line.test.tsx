import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cameOf } from '#domain/exchange/lateness.ts'
import type { Came, Punctuality } from '../contract.ts'
import { CameLine } from './came-line.tsx'
import { sheetRows } from './sheet-rows.ts'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const zone = 'America/New_York'
const five = '2026-11-24T22:00:00.000Z'
const six = '2026-11-24T23:00:00.000Z'
const clause = { paragraph: '4(a)', text: 'At 6:00 PM.' }
const by = { clause, order: 'Consent order' }

const iso = (at: number) => new Date(at).toISOString()
/** How punctual side A was, for a record at a given time, as the server computes it. */
function came(at: string, dueAt: string, grace: number, entered: string | null = null): Came {
  const record = {
    side: 'A' as const,
    kind: 'arrived' as const,
    at: Date.parse(at),
    enteredAt: entered === null ? null : Date.parse(entered),
  }
  const found = cameOf({ due: Date.parse(dueAt), grace, records: [record], now: Date.parse(at) + 1, isCancelled: false }, 'A')
  return 'at' in found ? { ...found, at: iso(found.at), enteredAt: entered, alsoEntered: null } : found
}

function line(at: string, { ordered = null as string | null, grace = 15, entered = null as string | null } = {}) {
  const open = { is: 'open' } as const
  return {
    dueAt: five,
    grace,
    came: { A: came(at, five, grace, entered), B: open },
    ordered: ordered ? { dueAt: ordered, timeBy: by, grace: 30, graceBy: by, came: { A: came(at, ordered, 30, entered), B: open } } : null,
  }
}
const said = (of: ReturnType<typeof line>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <CameLine line={of} side="A" zone={zone} />
    </I18nProvider>,
  )
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')

test('the line compares with the schedule and with the order, or with the only one there is', () => {
  expect(said(line('2026-11-24T22:19:00.000Z', { ordered: six }))).toBe(
    '5:19 PM: 19 min after the scheduled 5:00 PM (4 min past 15 min of grace); 41 min before the ordered 6:00 PM',
  )
  expect(said(line('2026-11-24T22:08:00.000Z', { ordered: six }))).toBe(
    '5:08 PM: 8 min after the scheduled 5:00 PM (within 15 min of grace); 52 min before the ordered 6:00 PM',
  )
  expect(said(line('2026-11-24T22:33:00.000Z', { ordered: five }))).toBe(
    '5:33 PM: 33 min after the scheduled 5:00 PM (18 min past 15 min of grace); 33 min after the ordered 5:00 PM (3 min past 30 min of grace)',
  )
})

test('33 minutes with a grace period of 15: the line has both numbers', () => {
  expect(said(line('2026-11-24T22:33:00.000Z'))).toBe('5:33 PM: 33 min after the scheduled 5:00 PM (18 min past 15 min of grace)')
  expect(said(line('2026-11-24T22:08:00.000Z'))).toBe('on time, 5:08 PM')
})

test('a record that was entered later says when it was entered', () => {
  expect(said(line('2026-11-24T22:04:00.000Z', { entered: '2026-11-25T02:12:00.000Z' }))).toBe('on time, 5:04 PM; entered 9:12 PM')
  expect(said(line('2026-11-24T22:04:00.000Z', { entered: '2026-11-26T02:12:00.000Z' }))).toBe(
    'on time, 5:04 PM; entered Wed, Nov 25, 2026, 9:12 PM',
  )
})

test('the spreadsheet has both times, each number with its clause, and when a record was entered', () => {
  const exchange = {
    ...line('2026-11-24T22:19:00.000Z', { ordered: six, entered: '2026-11-25T02:12:00.000Z' }),
    toSide: 'A' as const,
    place: 'Library',
    graceBy: null,
    isCancelled: false,
  }
  const sheet = { exchanges: [exchange], names: { A: 'Ana', B: 'Ben' }, zone } as unknown as Punctuality
  const [head, row] = sheetRows(sheet)
  const cells = Object.fromEntries(head!.map((name, index) => [name, row![index]]))
  expect(cells).toMatchObject({
    scheduled: '2026-11-24 17:00',
    grace_minutes: '15',
    grace_by: null,
    ordered: '2026-11-24 18:00',
    ordered_by: 'Consent order, 4(a)',
    ordered_grace_minutes: '30',
    ordered_grace_by: 'Consent order, 4(a)',
    'Ana: record': 'late',
    'Ana: first record at': '2026-11-24 17:19',
    'Ana: entered at': '2026-11-24 21:12',
    'Ana: minutes after scheduled time': '19',
    'Ana: minutes late after grace': '4',
    'Ana: by the order': 'on_time',
    'Ana: minutes after ordered time': '-41',
    'Ana: minutes late by the order': null,
  })
})
