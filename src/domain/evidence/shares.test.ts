import { describe, expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { plainWord, shareRefusal, shareState, lookKind } from './shares.ts'

const at = (iso: string) => new Date(iso)
const now = Date.parse('2026-03-12T18:00:00Z')
const open = { endedAt: null, endsAt: at('2026-03-12T18:00:01Z'), opened: 0, most: 1 }

describe('what a link is', () => {
  test.each([
    ['open', open],
    ['open', { ...open, opened: 900, most: null }],
    ['full', { ...open, opened: 1 }],
    ['full', { ...open, opened: 2 }],
    ['expired', { ...open, endsAt: at('2026-03-12T18:00:00Z') }],
    ['expired', { ...open, endsAt: at('2026-03-12T17:59:59Z'), opened: 1 }],
    ['ended', { ...open, endedAt: at('2026-03-12T17:00:00Z'), endsAt: at('2026-01-01T00:00:00Z'), opened: 1 }],
  ])('%s', (state, standing) => {
    expect(shareState(standing, now)).toBe(state)
  })
})

test('only pages, plain pictures and plain text are looked at; whatever could run is not', () => {
  expect(['application/pdf', 'image/png', 'image/jpeg', 'text/plain'].map(lookKind)).toEqual(['pages', 'picture', 'picture', 'text'])
  const others = [
    'text/html',
    'image/svg+xml',
    'application/xml',
    'application/javascript',
    'video/mp4',
    'image/heic',
    'application/zip',
    '',
  ]
  expect(others.map(lookKind)).toEqual(others.map(() => null))
})

test('a code word is the same in capitals, with more spaces and in wide letters', () => {
  expect([plainWord('  Blue  Heron '), plainWord('BLUE HERON'), plainWord('ｂｌｕｅ heron')]).toEqual([
    'blue heron',
    'blue heron',
    'blue heron',
  ])
  expect(plainWord('blue-heron')).not.toBe('blue heron')
})

describe('what is asked twice', () => {
  const said = { isPrivileged: false, isSensitive: false, isOriginal: false, isSure: false, isSureOriginal: false }
  test.each([
    [null, {}],
    ['isSure', { isPrivileged: true }],
    ['isSure', { isSensitive: true, isSureOriginal: true }],
    [null, { isSensitive: true, isPrivileged: true, isSure: true }],
    ['isSureOriginal', { isOriginal: true }],
    ['isSureOriginal', { isOriginal: true, isPrivileged: true, isSure: true }],
    [null, { isOriginal: true, isSureOriginal: true }],
  ])('%s for %o', (field, more) => {
    expect(shareRefusal({ ...said, ...more })?.field ?? null).toBe(field)
  })
  test('a sensitive file is named before a privileged one', () => {
    const refusal = shareRefusal({ ...said, isSensitive: true, isPrivileged: true })!
    expect(english(refusal.text)).toBe('Confirm that this person may see a file you marked as sensitive.')
  })
})
