import { expect, test } from 'vitest'
import { decide, type Decision, type Event, isHeldBack, minuteIn, opensIn, type Reach } from './decide.ts'
import { chosenFor, eventKinds, mailedAs } from './kinds.ts'
import { readPushed } from './pushed.ts'

const minute = 60_000
const hour = 60 * minute
/** Chicago is six hours behind in winter. */
const at = (clock: string) => Date.parse(`2026-01-15T${clock}:00Z`)
const reach: Reach = {
  notify: { chosen: ['message:push'], quiet: { from: 22 * 60, until: 7 * 60 } },
  contact: { address: null, hours: { from: 9 * 60, until: 17 * 60 }, never: true },
  zone: 'America/Chicago',
  isNeutral: false,
}
const event: Event = { feature: 'message', channel: 'push', at: at('15:30'), device: { isShared: false, isOver: false } }

test.each<[string, Partial<Reach>, Partial<Event>, string, Decision]>([
  ['chosen, in safe hours; it needs no address', {}, {}, '16:00', { send: 'now', why: 'chosen' }],
  ['before the safe hours', {}, { at: at('14:00') }, '14:59', { send: 'later', why: 'outside_safe_hours' }],
  [
    'in quiet hours',
    { notify: { chosen: ['message:push'], quiet: { from: 600, until: 660 } } },
    { at: at('16:00') },
    '16:30',
    { send: 'later', why: 'quiet_hours' },
  ],
  [
    'not chosen, though its mail is',
    { notify: { chosen: ['message:email'], quiet: null } },
    {},
    '16:00',
    { send: 'never', why: 'not_chosen' },
  ],
  ['a device that others use', {}, { device: { isShared: true, isOver: false } }, '16:00', { send: 'never', why: 'shared_device' }],
  ['no device', {}, { device: undefined as never }, '16:00', { send: 'never', why: 'shared_device' }],
  ['its session is over', {}, { device: { isShared: false, isOver: true } }, '16:00', { send: 'never', why: 'session_over' }],
  ['safety mode or discreet mode', { isNeutral: true }, {}, '16:00', { send: 'never', why: 'neutral_mode' }],
  ['a day old', {}, { at: at('16:00') - 24 * hour }, '16:00', { send: 'now', why: 'chosen' }],
  ['more than a day old', {}, { at: at('16:00') - 24 * hour - 1 }, '16:00', { send: 'never', why: 'too_old' }],
  ['hours, and no zone to count them in', { zone: null }, {}, '16:00', { send: 'never', why: 'no_zone' }],
])('to a device: %s', (_, settings, of, clock, decision) => {
  expect(decide({ ...reach, ...settings }, { ...event, ...of }, at(clock))).toEqual(decision)
})

test('what has to wait is asked again at the first minute that is free, for every minute of a day', () => {
  for (const quiet of [reach.notify.quiet, { from: 9 * 60, until: 16 * 60 + 59 }, null]) {
    const of = { ...reach, notify: { ...reach.notify, quiet } }
    for (let now = at('00:00'); now < at('23:59'); now += 7 * minute + 1234) {
      if (!isHeldBack(of, minuteIn('America/Chicago', now))) continue
      const then = now + opensIn(of, now)
      expect(isHeldBack(of, minuteIn('America/Chicago', then))).toBe(false)
      expect(isHeldBack(of, minuteIn('America/Chicago', then - minute))).toBe(true)
    }
  }
})

test('where no minute is free it is asked again within a day', () => {
  const never = { ...reach, notify: { chosen: [], quiet: { from: 8 * 60, until: 18 * 60 } } }
  expect(opensIn(never, at('12:00'))).toBe(24 * hour)
})

test('every kind is for a choice, and one message is one mail', () => {
  for (const kind of eventKinds) expect(chosenFor[kind].length).toBeGreaterThan(0)
  expect(eventKinds.filter((kind) => mailedAs(kind, ['message:email']) !== null)).toEqual(['answered', 'copy', 'message', 'needs_answer'])
  // A question has a mail of its own.
  expect(mailedAs('needs_answer', ['answer:email', 'message:email'])).toBe(null)
})

test('a device reads the words and a path of this site, and nothing else', () => {
  expect(readPushed('{"title":"New","to":"/a?b=c","more":1}')).toEqual({ title: 'New', to: '/a?b=c' })
  const bad = ['', 'x', 'null', '[]', '{"title":1,"to":"/a"}', '{"title":"New"}', '{"title":"New","to":"//evil.example"}']
  for (const text of [...bad, '{"title":"New","to":"https://evil.example"}', '{"title":"New","to":"javascript:alert(1)"}'])
    expect([text, readPushed(text)]).toEqual([text, null])
})
