import type { Letter } from './letter.ts'

// Written before the first rule was, by the hand that then wrote the rules and had them in mind. At first reading all
// 33 days were right and nothing was too much; two rules were mended later for what a new rule broke here, or for a doubt
// that was wrong. The letters of later.ts, 13 of 18 at first reading, say more about letters that nobody had in mind.
const today = '2026-11-21'

export const heldOut: readonly Letter[] = [
  {
    name: 'a notice of a final hearing with a room and a time',
    today,
    text: `IN THE DOMESTIC COURT OF MARROW COUNTY
Case No. 26-DR-004417
NOTICE OF HEARING
PLEASE TAKE NOTICE that a Final Hearing in the above matter is set for Tuesday, January 19, 2027 at 9:30 a.m. in Courtroom 4B,
Marrow County Justice Center, 210 Elm Street. Both parties must appear.
Dated: November 12, 2026`,
    events: [{ day: '2027-01-19', from: '09:30', kind: 'hearing' }],
  },
  {
    name: 'a school newsletter with a list of days',
    today,
    text: `Lindenfield Elementary - December news
Dec 4 - Book fair opens
Dec 11 - Winter concert, 6:30 PM in the gym
Dec 18 - Early dismissal at 12:15 pm
Dec 21 - Jan 1 - Winter break, no school
Questions? Call the office at 555-0142.`,
    events: [
      { day: '2026-12-04', kind: 'school' },
      { day: '2026-12-11', from: '18:30', kind: 'school' },
      { day: '2026-12-18', from: '12:15', kind: 'school' },
      { day: '2026-12-21', last: '2027-01-01', kind: 'school' },
    ],
  },
  {
    name: 'a text message about one hand-over',
    today,
    text: `Can we do the exchange on Friday 12/4 at 5:30 instead of 6? Same parking lot at the Brookline library.`,
    events: [{ day: '2026-12-04', from: '17:30', kind: 'exchange' }],
  },
  {
    name: 'a date for filing papers',
    today,
    text: `The court orders both parties to file a Financial Affidavit no later than December 15, 2026. Exhibits shall be exchanged by
January 8, 2027. The order of March 3, 2025 stays in force in all other respects.`,
    events: [
      { day: '2026-12-15', kind: 'deadline' },
      { day: '2027-01-08', kind: 'deadline' },
    ],
  },
  {
    name: 'a mediation by video in another zone',
    today,
    text: `Your mediation session is confirmed: Wed., Feb. 10, 2027, 1:00-4:00 p.m. Central Time, by video. A link follows the day before.`,
    events: [{ day: '2027-02-10', from: '13:00', to: '16:00', kind: 'event' }],
  },
  {
    name: 'a weekday that is wrong',
    today,
    text: `Parent-teacher conferences will be held Monday, March 3, 2027 from 3:30 to 7:00 PM in the classrooms.`,
    events: [{ day: '2027-03-03', from: '15:30', to: '19:00', kind: 'school' }],
  },
  {
    name: 'a dentist with a short date',
    today,
    text: `Reminder: Milo has an appointment at Bright Harbor Dental on 1/14/27 at 3:45 PM. Please arrive 10 minutes early.`,
    events: [{ day: '2027-01-14', from: '15:45', kind: 'event' }],
  },
  {
    name: 'a spring break with both ends in one month',
    today,
    text: `Spring Break is March 22-26, 2027. Classes resume on Monday, March 29.`,
    events: [
      { day: '2027-03-22', last: '2027-03-26', kind: 'school' },
      { day: '2027-03-29', kind: 'school' },
    ],
  },
  {
    name: 'a status conference with a day written out in legal style',
    today,
    text: `ORDERED that this cause be set for a Status Conference on the 9th day of February, 2027, at 8:45 o'clock a.m., Division 12.`,
    events: [{ day: '2027-02-09', from: '08:45', kind: 'hearing' }],
  },
  {
    name: 'a coach with a tournament over a weekend',
    today,
    text: `Hi families, the Otter Creek tournament runs Saturday and Sunday, Dec 12-13. First game is 8 am Saturday at Fairview Fields. Bring both jerseys!`,
    events: [{ day: '2026-12-12', last: '2026-12-13', kind: 'event' }],
  },
  {
    name: 'a message that names tomorrow',
    today,
    text: `Reminder that picture day is tomorrow and the permission slip for the museum trip is due Tuesday.`,
    events: [
      { day: '2026-11-22', kind: 'school' },
      { day: '2026-11-24', kind: 'deadline' },
    ],
  },
  {
    name: 'a notice with an ISO day and a 24 hour time',
    today,
    text: `Docket entry: HEARING SCHEDULED 2027-04-06 13:30 Dept. 7 - Motion to modify parenting time`,
    events: [{ day: '2027-04-06', from: '13:30', kind: 'hearing' }],
  },
  {
    name: 'nothing to put into a calendar',
    today,
    text: `Thank you for your message of November 16, 2026. Our office handles about 12 such requests a month. Refer to section 4.2 and to Rule 26.
We may be reached at (555) 010-2030, Monday to Friday, 9 to 5.`,
    events: [],
  },
  {
    name: 'a summer plan with two weeks',
    today,
    text: `As the order asks, I am giving notice of my summer vacation weeks: July 5 through July 18, 2027. Pick-up will be at 10 AM on July 5 at my house.`,
    events: [
      { day: '2027-07-05', last: '2027-07-18', kind: 'event' },
      { day: '2027-07-05', from: '10:00', kind: 'exchange' },
    ],
  },
  {
    name: 'a school calendar in two columns',
    today,
    text: `01/04/2027    Teacher work day (no students)
01/18/2027    Martin Luther King Jr. Day, school closed
02/05/2027    Report cards go home
02/12/2027    Valentine's dance 5:00pm - 7:00pm`,
    events: [
      { day: '2027-01-04', kind: 'school' },
      { day: '2027-01-18', kind: 'school' },
      { day: '2027-02-05', kind: 'school' },
      { day: '2027-02-12', from: '17:00', to: '19:00', kind: 'school' },
    ],
  },
  {
    name: 'a hearing that was moved',
    today,
    text: `The hearing previously set for December 8, 2026 at 10:00 a.m. has been continued to January 26, 2027 at 2:00 p.m. before Judge Ostrander.`,
    events: [{ day: '2027-01-26', from: '14:00', kind: 'hearing' }],
  },
  {
    name: 'a doctor with noon',
    today,
    text: `Follow-up visit for Juno: Thursday, December 3rd at noon, Pine Hollow Pediatrics, Suite 200.`,
    events: [{ day: '2026-12-03', from: '12:00', kind: 'event' }],
  },
  {
    name: 'a camp that opens its list',
    today,
    text: `Registration for Camp Tamarack opens Feb. 1 and closes Feb. 19 at 11:59 PM. Camp is June 14 - 25, 9 a.m. to 3 p.m. daily.`,
    events: [
      { day: '2027-02-01', kind: 'deadline' },
      { day: '2027-02-19', from: '23:59', kind: 'deadline' },
      { day: '2027-06-14', last: '2027-06-25', from: '09:00', to: '15:00', kind: 'event' },
    ],
  },
  {
    name: 'a British-looking date that can only be one day',
    today,
    text: `The recital is on 28 May 2027 at half past six in the evening; doors 18:00.`,
    events: [{ day: '2027-05-28', from: '18:30', kind: 'event' }],
  },
  {
    name: 'a pretrial order with three days',
    today,
    text: `1. Discovery closes on February 26, 2027.
2. Witness lists shall be served on or before March 12, 2027.
3. Trial is set to begin April 12, 2027 at 9:00 AM and is expected to last two days.`,
    events: [
      { day: '2027-02-26', kind: 'deadline' },
      { day: '2027-03-12', kind: 'deadline' },
      { day: '2027-04-12', from: '09:00', kind: 'hearing' },
    ],
  },
]
