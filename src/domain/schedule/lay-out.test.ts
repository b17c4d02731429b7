import { describe, expect, test } from 'vitest'
import { agreed, block, cycle, day, instant, plan, rule, version } from '#test/support/schedules.ts'
import { dayAt } from '../time/calendar.ts'
import { writeTime } from '../time/wall.ts'
import { layOut } from './lay-out.ts'
import type { Plan, Stretch } from './types.ts'

/** `day time holder rule` of each stretch. */
const lines = (stretches: Stretch[]) =>
  stretches.map(
    ({ fromWall, holder, rule: by }) => `${dayAt(Math.floor(fromWall / 1_440))} ${writeTime(fromWall)} ${holder}${by ? ` ${by}` : ''}`,
  )
const layoutLines = (given: Plan, from: string, to: string, child = 'ella') => lines(layOut(given, child, day(from), day(to)))
const base = rule('base', 'base', cycle('AABBAAAAABBBBB'))

describe('a cycle of nights', () => {
  test('has exchanges on the day of the first night, at the exchange time, and covers every minute', () => {
    const stretches = layOut(plan([version('v', '2025-01-01', base)]), 'ella', day('2026-01-05'), day('2026-01-18'))
    expect(lines(stretches)).toEqual([
      '2026-01-05 00:00 B base',
      '2026-01-05 18:00 A base',
      '2026-01-07 18:00 B base',
      '2026-01-09 18:00 A base',
      '2026-01-14 18:00 B base',
    ])
    expect(stretches[0]!.from).toBe(instant('2026-01-05 00:00'))
    expect(stretches.at(-1)!.to).toBe(instant('2026-01-19 00:00'))
    expect(stretches.at(-1)!.toWall - stretches[0]!.fromWall).toBe(14 * 1_440)
  })

  test('exchanges happen at school on Fridays and at home on other days, if the rule says so', () => {
    const span = { ...cycle('AAAABBB'), handover: { at: '18:00', place: 'door' }, on: { 4: { at: '15:05', place: 'school' } } }
    const stretches = layOut(plan([version('v', '2025-01-01', rule('base', 'base', span))]), 'ella', day('2026-01-05'), day('2026-01-11'))
    expect(stretches.map(({ place, fromWall }) => [place, writeTime(fromWall)])).toEqual([
      [null, '00:00'],
      ['door', '18:00'],
      ['school', '15:05'],
    ])
  })

  test('may be as long as it likes, and give nights to a third', () => {
    const span = cycle('AAAAABBBTA', '12:00')
    expect(layoutLines(plan([version('v', '2025-01-01', rule('base', 'base', span))]), '2026-01-12', '2026-01-15')).toEqual([
      '2026-01-12 00:00 B base',
      '2026-01-13 12:00 third base',
      '2026-01-14 12:00 A base',
    ])
  })

  test('of a season restarts with the season, and ends with it', () => {
    const summer = rule(
      'summer',
      'season',
      { ...cycle('AAAAAAABBBBBBB', '10:00'), anchor: 'window' },
      { within: { each: { from: { month: 6, day: 19 }, to: { month: 7, day: 4 } }, at: '10:00', until: '17:00' } },
    )
    const given = plan([version('v', '2025-01-01', rule('base', 'base', cycle('B')), summer)])
    expect(layoutLines(given, '2026-06-18', '2026-07-06')).toEqual([
      '2026-06-18 00:00 B base',
      '2026-06-19 10:00 A summer',
      '2026-06-26 10:00 B summer',
      '2026-07-03 10:00 A summer',
      '2026-07-04 17:00 B base',
    ])
    expect(layoutLines(given, '2027-06-19', '2027-06-20')).toEqual(['2027-06-19 00:00 B base', '2027-06-19 10:00 A summer'])
  })

  test('of a season over New Year, and one that ends on February 29, which is the 28th in common years', () => {
    const winter = rule('winter', 'season', cycle('A'), { within: { each: { from: { month: 12, day: 20 }, to: { month: 2, day: 29 } } } })
    const given = plan([version('v', '2025-01-01', rule('base', 'base', cycle('B')), winter)])
    expect(layoutLines(given, '2026-12-19', '2028-03-02')).toEqual([
      '2026-12-19 00:00 B base',
      '2026-12-20 18:00 A winter',
      '2027-03-01 00:00 B base',
      '2027-12-20 18:00 A winter',
      '2028-03-01 00:00 B base',
    ])
  })
})

describe('layers', () => {
  const christmas = rule('christmas', 'holiday', {
    kind: 'holiday',
    date: { type: 'fixed', month: 12, day: 25 },
    from: { offset: 0, at: '10:00' },
    to: { offset: 1, at: '10:00' },
    turn: { every: 'B' },
  })
  const winter = rule('winter', 'season', cycle('A'), { within: { each: { from: { month: 12, day: 1 }, to: { month: 12, day: 31 } } } })
  const trip = rule('trip', 'vacation', block('2026-12-20 09:00', '2026-12-28 09:00', 'third'), { place: 'airport' })
  const given = plan([version('v', '2025-01-01', rule('base', 'base', cycle('B')), christmas, winter, trip)])

  test('override each other in the order base < season < vacation < holiday < agreed change, however they are listed', () => {
    const changed = { ...given, agreed: [agreed('swap', '2026-12-25 15:00', '2026-12-25 17:00', 'A')] }
    expect(layoutLines(changed, '2026-11-30', '2027-01-01')).toEqual([
      '2026-11-30 00:00 B base',
      '2026-12-01 18:00 A winter',
      '2026-12-20 09:00 third trip',
      '2026-12-25 10:00 B christmas',
      '2026-12-25 15:00 A swap',
      '2026-12-25 17:00 B christmas',
      '2026-12-26 10:00 third trip',
      '2026-12-28 09:00 A winter',
      '2027-01-01 00:00 B base',
    ])
    expect(
      layoutLines(
        { ...changed, versions: [{ ...changed.versions[0]!, rules: changed.versions[0]!.rules.toReversed() }] },
        '2026-11-30',
        '2027-01-01',
      ),
    ).toEqual(layoutLines(changed, '2026-11-30', '2027-01-01'))
  })

  test('name the place of the rule that begins, or of the rule that ends if the other continues', () => {
    const [, , , back] = layOut(given, 'ella', day('2026-12-24'), day('2026-12-28'))
    expect([back!.rule, back!.place]).toEqual(['winter', 'airport'])
  })

  test('of two agreed changes the one agreed later wins, and of two agreed at once always the same', () => {
    const [one, two] = [
      agreed('one', '2026-03-02 08:00', '2026-03-02 20:00', 'A', 5),
      agreed('two', '2026-03-02 10:00', '2026-03-02 12:00', 'third', 4),
    ]
    const on = (changes: typeof given.agreed) => layoutLines({ ...given, agreed: changes }, '2026-03-02', '2026-03-02')
    expect(on([one, two])).toEqual(on([two, one]))
    expect(on([one, two])).toEqual(['2026-03-02 00:00 B base', '2026-03-02 08:00 A one', '2026-03-02 20:00 B base'])
    expect(on([{ ...one, approved: 4 }, two])).toEqual(on([two, { ...one, approved: 4 }]))
    expect(on([{ ...one, approved: 3 }, two])[2]).toBe('2026-03-02 10:00 third two')
  })

  test("of a layer that come later in a version's list win, such as visits over a cycle", () => {
    const visits = rule(
      'visits',
      'base',
      { kind: 'visits', weekdays: [2], from: '16:00', to: '19:00', holder: 'B' },
      { label: 'Wednesdays' },
    )
    expect(layoutLines(plan([version('v', '2025-01-01', rule('base', 'base', cycle('A')), visits)]), '2026-01-06', '2026-01-08')).toEqual([
      '2026-01-06 00:00 A base',
      '2026-01-07 16:00 B visits',
      '2026-01-07 19:00 A base',
    ])
  })

  test('visits every other week count from the week of their anchor, and only within the school term', () => {
    const visits = rule(
      'visits',
      'base',
      { kind: 'visits', weekdays: [0], from: '16:00', to: '19:00', holder: 'B', every: { weeks: 2, anchor: day('2026-01-07') } },
      { within: { each: { from: { month: 8, day: 20 }, to: { month: 5, day: 31 } } } },
    )
    const found = layOut(
      plan([version('v', '2025-01-01', rule('base', 'base', cycle('A')), visits)]),
      'ella',
      day('2026-01-01'),
      day('2026-09-15'),
    )
    const days = found.filter(({ holder }) => holder === 'B').map(({ fromWall }) => dayAt(Math.floor(fromWall / 1_440)))
    expect(days.slice(0, 3)).toEqual(['2026-01-05', '2026-01-19', '2026-02-02'])
    expect(days.filter((on) => on > '2026-05-11')).toEqual(['2026-05-25', '2026-08-31', '2026-09-14'])
  })
})

describe('a new version', () => {
  const first = version(
    'first',
    '2025-01-01',
    rule('old', 'base', cycle('A')),
    rule('trip', 'vacation', block('2026-02-27 12:00', '2026-03-05 12:00', 'B')),
  )
  const second = version('second', '2026-03-01', rule('new', 'base', cycle('B')))

  test('replaces the base and everything that belongs to the old version from its effective day; agreed changes stay', () => {
    const given = plan([second, first], [agreed('swap', '2026-03-03 09:00', '2026-03-03 21:00', 'A')])
    const stretches = layOut(given, 'ella', day('2026-02-26'), day('2026-03-04'))
    expect(lines(stretches)).toEqual([
      '2026-02-26 00:00 A old',
      '2026-02-27 12:00 B trip',
      '2026-03-01 00:00 B new',
      '2026-03-03 09:00 A swap',
      '2026-03-03 21:00 B new',
    ])
    expect(stretches.map((stretch) => stretch.version)).toEqual(['first', 'first', 'second', null, 'second'])
  })

  test('may begin at an hour of its day; of two with one start the later in the list counts', () => {
    expect(layoutLines(plan([first, { ...second, at: '18:00' }]), '2026-03-01', '2026-03-01')).toEqual([
      '2026-03-01 00:00 B trip',
      '2026-03-01 18:00 B new',
    ])
    const third = version('third', '2026-03-01', rule('newest', 'base', cycle('A')))
    expect(layoutLines(plan([first, second, third]), '2026-03-10', '2026-03-10')).toEqual(['2026-03-10 00:00 A newest'])
  })

  test('before the first version there is a gap', () => {
    expect(layoutLines(plan([second]), '2026-02-28', '2026-03-01')).toEqual(['2026-02-28 00:00 gap', '2026-03-01 00:00 B new'])
  })

  test('in another zone moves the clock with the family: the day of the move is longer, and no minute is lost', () => {
    const moved = plan(
      [version('first', '2025-01-01', rule('base', 'base', cycle('AB'))), { ...second, zone: 'America/Los_Angeles' }],
      [],
      'America/New_York',
    )
    const stretches = layOut(moved, 'ella', day('2026-02-27'), day('2026-03-02'))
    expect((stretches.at(-1)!.to - stretches[0]!.from) / 3_600_000).toBe(4 * 24 + 3)
    for (const [index, stretch] of stretches.slice(1).entries()) expect(stretch.from).toBe(stretches[index]!.to)
    const old = stretches.find(({ version: id }) => id === 'first')!
    expect(old.from).toBe(instant('2026-02-27 00:00', 'America/New_York'))
    const next = stretches.find(({ version: id }) => id === 'second')!
    expect(next.from).toBe(instant('2026-03-01 00:00', 'America/Los_Angeles'))
  })
})

describe('children', () => {
  test('each have their own rules, and the rules for all children', () => {
    const given = plan([
      version(
        'v',
        '2025-01-01',
        rule('ella', 'base', cycle('A'), { children: ['ella'] }),
        rule('max', 'base', cycle('B'), { children: ['max'] }),
      ),
    ])
    const both = { ...given, agreed: [agreed('all', '2026-05-01 12:00', '2026-05-02 12:00', 'third')] }
    expect(layoutLines(both, '2026-05-01', '2026-05-01', 'ella')).toEqual(['2026-05-01 00:00 A ella', '2026-05-01 12:00 third all'])
    expect(layoutLines(both, '2026-05-01', '2026-05-01', 'max')).toEqual(['2026-05-01 00:00 B max', '2026-05-01 12:00 third all'])
    expect(layoutLines(both, '2026-05-03', '2026-05-03', 'nobody’s')).toEqual(['2026-05-03 00:00 gap'])
  })
})

describe('at clock changes', () => {
  const given = plan([version('v', '2025-01-01', rule('base', 'base', cycle('AB', '02:30')))])
  const hours = (from: string, to: string) => {
    const stretches = layOut(given, 'ella', day(from), day(to))
    return (stretches.at(-1)!.to - stretches[0]!.from) / 3_600_000
  }

  test('a day has 23 hours in spring and 25 in autumn', () => {
    expect([hours('2027-03-14', '2027-03-14'), hours('2027-03-15', '2027-03-15'), hours('2027-11-07', '2027-11-07')]).toEqual([23, 24, 25])
  })

  test('an exchange in the skipped hour takes place an hour later', () => {
    const [, change] = layOut(given, 'ella', day('2027-03-14'), day('2027-03-14'))
    expect([change!.from, writeTime(change!.fromWall)]).toEqual([Date.parse('2027-03-14T08:30Z'), '03:30'])
  })

  test('an hour that comes twice means the first one', () => {
    const early = plan([version('v', '2025-01-01', rule('base', 'base', cycle('AB', '01:30')))])
    const [, change] = layOut(early, 'ella', day('2027-11-07'), day('2027-11-07'))
    expect(change!.from).toBe(Date.parse('2027-11-07T06:30Z'))
  })

  test('a day that begins at one o’clock, as in Havana, is held from its first minute', () => {
    const havana = plan([version('v', '2025-01-01', rule('base', 'base', cycle('A')))], [], 'America/Havana')
    const [only] = layOut(havana, 'ella', day('2027-03-14'), day('2027-03-14'))
    expect([(only!.to - only!.from) / 3_600_000, writeTime(only!.fromWall)]).toEqual([23, '01:00'])
  })
})

test('an unknown zone, an invalid time, or more than a hundred years is refused, and a range that ends before it begins is empty', () => {
  expect(() => layoutLines(plan([], [], 'Mars/Base'), '2026-01-01', '2026-01-02')).toThrow(RangeError)
  expect(() =>
    layoutLines(plan([version('v', '2025-01-01', rule('base', 'base', cycle('AB', '6 pm')))]), '2026-01-01', '2026-01-02'),
  ).toThrow(RangeError)
})

test('invalid rules leave a gap: an empty cycle, unknown letters, an end before its start', () => {
  for (const span of [cycle(''), cycle('XX'), block('2026-01-05', '2026-01-01', 'A')])
    expect(layoutLines(plan([version('v', '2025-01-01', rule('odd', 'base', span))]), '2026-01-02', '2026-01-03')).toEqual([
      '2026-01-02 00:00 gap',
    ])
})
