import type { Letter } from './letter.ts'

const today = '2026-11-21'

export const schoolLetters: readonly Letter[] = [
  {
    name: 'a field trip',
    today,
    text: `Dear families, the 3rd grade will visit the Maple Run Nature Center on Thursday, December 10. Buses leave at 8:45 AM and return by 2:30 PM.`,
    events: [{ day: '2026-12-10', kind: 'school' }],
  },
  {
    name: 'a slip that is due',
    today,
    text: `Please return the signed form by Friday, December 4.`,
    events: [{ day: '2026-12-04', kind: 'deadline' }],
  },
  {
    name: 'a concert',
    today,
    text: `Save the date! The spring concert is on Wednesday, May 12, 2027, from 6:00 to 7:15 p.m. in the auditorium.`,
    events: [{ day: '2027-05-12', from: '18:00', to: '19:15', kind: 'school' }],
  },
  {
    name: 'days off in a list',
    today,
    text: `No school:
- Mon 1/18 (holiday)
- Mon 2/15 (Presidents' Day)
- 3/8-3/12 (spring break)`,
    events: [
      { day: '2027-01-18', kind: 'school' },
      { day: '2027-02-15', kind: 'school' },
      { day: '2027-03-08', last: '2027-03-12', kind: 'school' },
    ],
  },
  {
    name: 'a wrong weekday',
    today,
    text: `The science fair is on Monday, June 3, 2027 at 5 PM.`,
    events: [{ day: '2027-06-03', from: '17:00', kind: 'school' }],
  },
  {
    name: 'a conference slot',
    today,
    text: `Your parent-teacher conference slot: 12/2/26, 4:20 PM, Room 14 with Ms. Abara.`,
    events: [{ day: '2026-12-02', from: '16:20', kind: 'school' }],
  },
  {
    name: 'the end of the year',
    today,
    text: `The last day of school is June 11, 2027. Fifth grade graduation will be the day before, June 10, at 10:30 in the morning.`,
    events: [
      { day: '2027-06-11', kind: 'school' },
      { day: '2027-06-10', from: '10:30', kind: 'school' },
    ],
  },
  {
    name: 'a meeting about a learning plan',
    today,
    text: `The IEP team will meet on Jan 20th 2027 @ 2pm in the library conference room.`,
    events: [{ day: '2027-01-20', from: '14:00', kind: 'school' }],
  },
  {
    name: 'the PTA each month, this time with a day',
    today,
    text: `Next PTA meeting: Tuesday, Dec. 8, 7 p.m., cafeteria. Child care provided.`,
    events: [{ day: '2026-12-08', from: '19:00', kind: 'school' }],
  },
  {
    name: 'ages and numbers that are no dates',
    today,
    text: `Students in grades 3-5 need 2-3 pencils and 1/2 cup of sand. Lunch costs 3.25. Our address is 12 March Street. Room 4-11 is closed.`,
    events: [],
  },
  {
    name: 'winter break with years on both ends',
    today,
    text: `Winter recess: Wednesday, December 23, 2026 through Friday, January 1, 2027. School reopens Monday, January 4, 2027 at 8:05 a.m.`,
    events: [
      { day: '2026-12-23', last: '2027-01-01', kind: 'school' },
      { day: '2027-01-04', from: '08:05', kind: 'school' },
    ],
  },
  {
    name: 'a delayed start',
    today,
    text: `Two hour delay on Monday, November 30. Doors open at 10:20 a.m.`,
    events: [{ day: '2026-11-30', kind: 'school' }],
  },
  {
    name: 'a kindergarten evening with the month first and no year',
    today,
    text: `Kindergarten round-up\nMarch 17\n5:30-6:30 PM\nMultipurpose room`,
    events: [{ day: '2027-03-17', from: '17:30', to: '18:30', kind: 'school' }],
  },
]
