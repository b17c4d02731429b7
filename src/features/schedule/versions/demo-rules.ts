import type { Rule } from '#domain/schedule/types.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'

/** Where the family hands over. */
export const library = 'Clintonville library'
const clause = (paragraph: string, text: string) => ({ paragraph, text })

/** The temporary order's weeks: 2-2-3. */
export const temporary = (f: DemoFamily): Rule[] => [
  {
    id: 'weeks',
    layer: 'base',
    children: 'all',
    span: { kind: 'cycle', anchor: f.day(-34), nights: 'AABBAAABBAABBB', handover: { at: '18:00', place: library } },
    clause: clause('3', 'The children are with the parents in turns of two, two and three nights.'),
  },
]

/** The decree's: 2-2-5-5 with holidays, a summer of full weeks, and school exchanges on school days. */
export const decree = (f: DemoFamily): Rule[] => [
  {
    id: 'weeks',
    layer: 'base',
    children: 'all',
    // The parents wrote 5 pm here; the decree says 6 pm. The case toolkit finds it.
    span: { kind: 'cycle', anchor: f.day(-12), nights: 'AABBAAAAABBBBB', handover: { at: '17:00', place: library } },
    clause: clause('5', 'Monday and Tuesday nights with Mother, Wednesday and Thursday nights with Father, weekends in turns.'),
  },
  {
    id: 'summer',
    layer: 'season',
    children: 'all',
    span: { kind: 'cycle', anchor: 'window', nights: 'AAAAAAABBBBBBB', handover: { at: '17:00', place: library } },
    within: { each: { from: { month: 6, day: 8 }, to: { month: 8, day: 14 } } },
    label: 'Summer weeks',
    clause: clause('7', 'From June 8 to August 14 the children are with each parent for full weeks in turns.'),
  },
  {
    id: 'thanksgiving',
    layer: 'holiday',
    children: 'all',
    span: {
      kind: 'holiday',
      date: { type: 'nth', month: 11, weekday: 3, n: 4 },
      from: { offset: -1, at: '17:00' },
      to: { offset: 3, at: '17:00' },
      turn: { even: 'A', odd: 'B' },
    },
    label: 'Thanksgiving',
    clause: clause('7(b)', 'Thanksgiving from Wednesday to Sunday: Mother in even years, Father in odd years.'),
  },
  {
    id: 'christmas',
    layer: 'holiday',
    children: 'all',
    span: {
      kind: 'holiday',
      date: { type: 'fixed', month: 12, day: 25 },
      from: { offset: -3, at: '17:00' },
      to: { offset: 4, at: '17:00' },
      turn: { even: 'B', odd: 'A' },
      split: { middle: { offset: 0, at: '14:00' } },
    },
    label: 'Christmas',
    clause: clause(
      '7(c)',
      'Christmas is shared: the first part until 2 p.m. on December 25 with Father in even years, the second with Mother; in odd years the other way round.',
    ),
  },
  ...(
    [
      ['mothers-day', "Mother's Day", { type: 'nth', month: 5, weekday: 6, n: 2 }, 'A'],
      ['fathers-day', "Father's Day", { type: 'nth', month: 6, weekday: 6, n: 3 }, 'B'],
    ] as const
  ).map(([id, label, date, holder]): Rule => ({
    id,
    layer: 'holiday',
    children: 'all',
    span: { kind: 'holiday', date, from: { offset: 0, at: '09:00' }, to: { offset: 0, at: '19:00' }, turn: { every: holder } },
    label,
    clause: clause('7(d)', 'Mother’s Day is with Mother and Father’s Day with Father, from 9 a.m. to 7 p.m.'),
  })),
]
