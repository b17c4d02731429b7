import type { Letter } from './letter.ts'

const today = '2026-11-21'

export const familyLetters: readonly Letter[] = [
  {
    name: 'a swap',
    today,
    text: `Could you take the kids Saturday Dec 5 from 9am to 3pm? I would give you Sunday the 13th of December in return.`,
    events: [
      { day: '2026-12-05', from: '09:00', to: '15:00', kind: 'event' },
      { day: '2026-12-13', kind: 'event' },
    ],
  },
  {
    name: 'a pick-up',
    today,
    text: `Pick up is Sunday, November 29 at 6pm at the fire station on Cobb Street.`,
    events: [{ day: '2026-11-29', from: '18:00', kind: 'exchange' }],
  },
  {
    name: 'next week by name',
    today,
    text: `Swim lessons move to next Thursday at 4:30 PM at the Dunmore pool.`,
    events: [{ day: '2026-11-26', from: '16:30', kind: 'event' }],
  },
  {
    name: 'a birthday party',
    today,
    text: `You are invited! Leo turns 7 on December 19th, 2-4 pm, Jump Barn, 400 Mill Road. RSVP by December 12.`,
    events: [
      { day: '2026-12-19', from: '14:00', to: '16:00', kind: 'event' },
      { day: '2026-12-12', kind: 'deadline' },
    ],
  },
  {
    name: 'an orthodontist',
    today,
    text: `Appointment confirmed: Tues 12/22/2026 8:10AM Valley Orthodontics. Reply C to confirm.`,
    events: [{ day: '2026-12-22', from: '08:10', kind: 'event' }],
  },
  {
    name: 'a trip with flights',
    today,
    text: `We fly out on February 13 and come back on February 20. I need the passports by February 6.`,
    events: [
      { day: '2027-02-13', kind: 'event' },
      { day: '2027-02-20', kind: 'event' },
      { day: '2027-02-06', kind: 'deadline' },
    ],
  },
  {
    name: 'a range over the turn of the month',
    today,
    text: `Vacation with Dad: June 28 to July 11, 2027.`,
    events: [{ day: '2027-06-28', last: '2027-07-11', kind: 'event' }],
  },
  {
    name: 'a drop-off at midnight that is noon',
    today,
    text: `Drop-off on Dec 26 at 12 noon, curbside.`,
    events: [{ day: '2026-12-26', from: '12:00', kind: 'exchange' }],
  },
  {
    name: 'a therapist',
    today,
    text: `Tatum's next session with Dr. Quill is Wednesday, 12/16 at 3:15.`,
    events: [{ day: '2026-12-16', from: '15:15', kind: 'event' }],
  },
  {
    name: 'a practice plan with two dates in one line',
    today,
    text: `Practice on 12/1 and 12/3 at 5:45 pm, Holt Middle School gym.`,
    events: [
      { day: '2026-12-01', from: '17:45', kind: 'event' },
      { day: '2026-12-03', from: '17:45', kind: 'event' },
    ],
  },
  {
    name: 'talk without a day',
    today,
    text: `I may be late some time in the spring. Two or three days would be fine. March on! May I call at 5?`,
    events: [],
  },
  {
    name: 'a date that does not exist',
    today,
    text: `Recital on February 30, 2027 at 6 PM.`,
    events: [],
  },
  {
    name: 'today and tonight',
    today,
    text: `Exchange tonight at 7:30pm at the usual place please.`,
    events: [{ day: '2026-11-21', from: '19:30', kind: 'exchange' }],
  },
]
