import { expect, test } from 'vitest'
import { type Addressee, canReceive, mayNotSend, type Sending } from './may-send.ts'

const at = Date.parse('2026-03-12T12:00:00Z')
const seat = (id: string, role: string, more: Partial<Addressee> = {}): Addressee => ({
  id,
  role,
  endedAt: null,
  grantedBy: role === 'parent' ? null : 'ana',
  grantorEndedAt: null,
  expiresAt: null,
  fromDay: null,
  toDay: null,
  scopes: role === 'parent' ? [] : ['messages'],
  ...more,
})
const seats = [
  seat('ana', 'parent'),
  seat('ben', 'parent'),
  seat('lena', 'attorney'),
  seat('gil', 'gal', { scopes: ['threads'] }),
  seat('his', 'attorney', { grantedBy: 'ben' }),
  seat('gran', 'third_party'),
]
const asked = (recipients: readonly string[], more: Partial<Sending> = {}) =>
  mayNotSend({
    me: 'ana',
    recipients,
    seats,
    at,
    hold: null,
    isSafety: false,
    linksPlace: false,
    needsAnswer: false,
    isThreadPrivate: null,
    ...more,
  })
const why = (...args: Parameters<typeof asked>) => {
  const wrong = asked(...args)
  return wrong && `${wrong.field}: ${wrong.sentence.message}`
}

test('a seat can be written to while its grant stands and shows messages, and a parent until their part has ended', () => {
  const ended = new Date(at - 1)
  expect(seats.map((each) => canReceive(each, at))).toEqual([true, true, true, true, true, false])
  const not = (role: string, more: Partial<Addressee>) => canReceive(seat('x', role, more), at)
  expect(not('parent', { endedAt: ended })).toBe(false)
  for (const more of [
    { endedAt: ended },
    { grantorEndedAt: ended },
    { expiresAt: new Date(at) },
    { fromDay: '2026-03-13' },
    { toDay: '2026-03-11' },
    { scopes: ['calendar'] },
  ])
    expect([more, not('gal', more)]).toEqual([more, false])
  expect(not('gal', { expiresAt: new Date(at + 1), fromDay: '2026-03-12', toDay: '2026-03-12' })).toBe(true)
})

test('to the other parent, with professionals beside; alone to the author’s own attorney only', () => {
  expect([asked(['ben']), asked(['ben', 'lena', 'gil']), asked(['lena'])]).toEqual([null, null, null])
  expect(why([])).toMatch(/^recipients: Choose who/)
  for (const recipients of [['gil'], ['gil', 'lena'], ['his']]) expect(why(recipients)).toMatch(/Only your own attorney/)
  for (const stranger of ['gran', 'ana', 'nobody']) expect(why(['ben', stranger])).toMatch(/can’t be written to here/)
})

test('a thread stays what it began as: between the parents, or with the author’s attorney', () => {
  expect(why(['lena'], { isThreadPrivate: false })).toMatch(/begins a thread of its own/)
  expect(why(['ben'], { isThreadPrivate: true })).toMatch(/between you and your attorney/)
  expect([asked(['lena'], { isThreadPrivate: true }), asked(['ben'], { isThreadPrivate: false })]).toEqual([null, null])
  expect(why(['lena'], { needsAnswer: true })).toMatch(/^needsAnswer/)
})

test('after a protective order or a block each refusal says its reason; the author’s attorney can still be written to', () => {
  const gone = seats.map((each) => (each.id === 'ben' ? { ...each, endedAt: new Date(at - 1) } : each))
  expect(why(['ben'], { seats: gone })).toMatch(/part in this case has ended, so/)
  expect(why(['ben'], { seats: gone, hold: 'protective_order' })).toMatch(/A protective order that you entered/)
  expect(why(['ben', 'lena'], { seats: gone, hold: 'blocked' })).toMatch(/You ended the link/)
  expect(asked(['lena'], { seats: gone, hold: 'blocked' })).toBe(null)
})

test('in safety mode nothing with a place goes to the other parent', () => {
  expect(why(['ben'], { isSafety: true, linksPlace: true })).toMatch(/^links: You are in safety mode/)
  expect(asked(['ben'], { isSafety: true })).toBe(null)
  expect(asked(['ben'], { linksPlace: true })).toBe(null)
  expect(asked(['lena'], { isSafety: true, linksPlace: true })).toBe(null)
})
