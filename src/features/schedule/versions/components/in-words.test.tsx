import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Rule } from '#domain/schedule/types.ts'
import { Overlaps } from './overlaps.tsx'
import { PastDays } from './past-days.tsx'
import { RulesInWords } from './rules-in-words.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const names = { A: 'Nina', B: 'Omar', third: 'Someone else' }
const text = (node: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/&#x27;/g, "'")
const holiday = (id: string, label: string, span: object): Rule =>
  ({ id, layer: 'holiday', children: 'all', label, span: { kind: 'holiday', turn: { even: 'A', odd: 'B' }, ...span } }) as unknown as Rule
const spring = holiday('spring', 'Spring break', {
  date: { type: 'dated', years: { 2027: { from: '2027-04-05', to: '2027-04-09' }, 2028: { from: '2028-04-10', to: '2028-04-14' } } },
  from: { offset: 0, at: '15:00' },
  to: { offset: 0, at: '18:00' },
})
const birthday = holiday('birthday', "Kit's birthday", {
  date: { type: 'fixed', month: 3, day: 14 },
  from: { offset: 0, at: '09:00' },
  to: { offset: 0, at: '19:00' },
})
const christmas = holiday('christmas', 'Christmas Day', {
  date: { type: 'fixed', month: 12, day: 25 },
  from: { offset: 0, at: '10:00' },
  to: { offset: 1, at: '18:00' },
  split: { middle: { offset: 0, at: '14:00' } },
})
const winter = holiday('winter', 'Winter break', {
  date: { type: 'dated', years: { 2027: { from: '2027-12-18', to: '2028-01-02' } } },
  from: { offset: 0, at: '12:00' },
  to: { offset: 0, at: '12:00' },
})
const said = (...rules: Rule[]) => text(<RulesInWords from="2027-01-04" kids={[]} names={names} rules={rules} />)

test('a break names every date and year that would be approved, and whose each is', () => {
  expect(said(spring)).toContain('From 3:00 PM on the first day until 6:00 PM on the last day: Nina in even years, Omar in odd years.')
  expect(said(spring)).toContain('Mon, Apr 5, 2027, 3:00 PM to Fri, Apr 9, 2027, 6:00 PM: Omar')
  expect(said(spring)).toContain('Mon, Apr 10, 2028, 3:00 PM to Fri, Apr 14, 2028, 6:00 PM: Nina')
})

test('a birthday says its date, and a holiday which day it is, with the next dates and years', () => {
  expect(said(birthday)).toContain('Every year, March 14. From 9:00 AM on that day until 7:00 PM on that day')
  expect(said(birthday)).toContain('Next dates: Sun, Mar 14, 2027, 9:00 AM to Sun, Mar 14, 2027, 7:00 PM: Omar')
  expect(said(birthday)).toContain('Tue, Mar 14, 2028, 9:00 AM to Tue, Mar 14, 2028, 7:00 PM: Nina')
  const thanksgiving = holiday('t', '', {
    date: { type: 'nth', month: 11, weekday: 3, n: 4 },
    from: { offset: -1, at: '18:00' },
    to: { offset: 3, at: '18:00' },
  })
  expect(said(thanksgiving)).toContain(
    'Every year, the fourth Thursday of November. From 6:00 PM on 1 day before until 6:00 PM on 3 days after',
  )
  expect(said(thanksgiving)).toContain('Wed, Nov 24, 2027, 6:00 PM to Sun, Nov 28, 2027, 6:00 PM: Omar')
  expect(said(christmas)).toContain(
    'Sat, Dec 25, 2027, 10:00 AM to Sat, Dec 25, 2027, 2:00 PM: Omar; then until Sun, Dec 26, 2027, 6:00 PM: Nina',
  )
})

test('a season names the years, and a pattern the day from which it is counted', () => {
  const summer: Rule = {
    id: 'summer',
    layer: 'season',
    children: 'all',
    span: { kind: 'cycle', anchor: 'week', nights: 'AAAABBAAAAAAAA', handover: { at: '18:00' } },
    within: { each: { from: { month: 6, day: 16 }, to: { month: 8, day: 31 } }, at: '18:00', until: '18:00' },
  }
  expect(said(summer)).toContain('Every year from June 16, 6:00 PM to August 31, 6:00 PM: Every other weekend')
  expect(said(summer)).toContain('Week 1 is the week of the first day, from Monday.')
  expect(said(summer)).toContain('Wed, Jun 16, 2027, 6:00 PM to Tue, Aug 31, 2027, 6:00 PM')
  const base = { ...summer, layer: 'base', within: undefined, span: { ...summer.span, anchor: '2027-01-04' } } as Rule
  expect(said(base)).toContain('Night 1 is Mon, Jan 4, 2027.')
})

test('a holiday and a break on one day are listed with both dates, and which goes first', () => {
  const listed = text(<Overlaps effective="2027-01-04" names={names} rules={[christmas, winter, birthday]} />)
  expect(listed).toContain('Christmas Day : Sat, Dec 25, 2027, 10:00 AM to Sun, Dec 26, 2027, 6:00 PM.')
  expect(listed).toContain('Winter break : Sat, Dec 18, 2027, 12:00 PM to Sun, Jan 2, 2028, 12:00 PM.')
  expect(listed).toContain('Christmas Day goes first, with Omar.')
  expect(listed).not.toContain('Kit')
  expect(text(<Overlaps effective="2027-01-04" names={names} rules={[birthday]} />)).toBe('')
})

test('a start in the past names the days', () => {
  const past = text(<PastDays effective="2026-11-16" today="2026-11-24" />)
  expect(past).toContain('8 days have already passed: Mon, Nov 16, 2026 to Mon, Nov 23, 2026.')
  expect(past).toContain('No exchange is added before it is approved.')
  expect(text(<PastDays effective="2026-11-24" today="2026-11-24" />)).toBe('')
})
