import type { Letter } from './letter.ts'

const today = '2026-11-21'

export const courtLetters: readonly Letter[] = [
  {
    name: 'a case management conference',
    today,
    text: `You are ordered to appear for a Case Management Conference on Friday, January 15, 2027, at 8:30 AM in Department 22, Tilden Superior Court.`,
    events: [{ day: '2027-01-15', from: '08:30', kind: 'hearing' }],
  },
  {
    name: 'a notice by video with a zone',
    today,
    text: `NOTICE: Remote hearing, Monday, December 14, 2026, 10:15 a.m. PST. Join by the link below five minutes early.`,
    events: [{ day: '2026-12-14', from: '10:15', kind: 'hearing' }],
  },
  {
    name: 'a motion with a time to answer',
    today,
    text: `Petitioner's Motion to Modify was filed on November 10, 2026. A response must be filed by December 1, 2026.`,
    events: [{ day: '2026-12-01', kind: 'deadline' }],
  },
  {
    name: 'a trial of several days',
    today,
    text: `Non-jury trial: May 17-19, 2027, 9:00 a.m. each day, Courtroom 3, Hon. Imogen Farrow presiding.`,
    events: [{ day: '2027-05-17', last: '2027-05-19', from: '09:00', kind: 'hearing' }],
  },
  {
    name: 'a hearing in words',
    today,
    text: `The matter shall come on for hearing on the 23rd day of March, 2027 at 1:30 p.m.`,
    events: [{ day: '2027-03-23', from: '13:30', kind: 'hearing' }],
  },
  {
    name: 'a docket paste',
    today,
    text: `12/09/2026  09:00 AM  Temporary Orders Hearing   Ctrm 5
01/13/2027  01:30 PM  Status Review              Ctrm 5
11/02/2026  Petition filed`,
    events: [
      { day: '2026-12-09', from: '09:00', kind: 'hearing' },
      { day: '2027-01-13', from: '13:30', kind: 'hearing' },
    ],
  },
  {
    name: 'a vacated date',
    today,
    text: `The trial date of February 22, 2027 is VACATED. A new trial date of June 7, 2027 at 8:30 a.m. is set.`,
    events: [{ day: '2027-06-07', from: '08:30', kind: 'hearing' }],
  },
  {
    name: 'a letter of a guardian ad litem',
    today,
    text: `As guardian ad litem I would like to visit each home. I can come on December 10 between 4 and 5:30 pm.`,
    events: [{ day: '2026-12-10', from: '16:00', to: '17:30', kind: 'event' }],
  },
  {
    name: 'a parenting class',
    today,
    text: `You must complete the parenting education class within the court's order, by Jan. 31, 2027. The next class is Saturday, January 9 from 9 a.m. to 1 p.m.`,
    events: [
      { day: '2027-01-31', kind: 'deadline' },
      { day: '2027-01-09', from: '09:00', to: '13:00', kind: 'event' },
    ],
  },
  {
    name: 'a birth date and a case number',
    today,
    text: `In re the parentage of J.M., born June 4, 2018. Case 2026-FA-1103. Hearing: 2/3/2027 at 2:30pm, Room 210.`,
    events: [{ day: '2027-02-03', from: '14:30', kind: 'hearing' }],
  },
  {
    name: 'an order with holiday times',
    today,
    text: `For 2026 Mother shall have the children from December 24, 2026 at 6:00 p.m. until December 26, 2026 at 6:00 p.m.`,
    events: [{ day: '2026-12-24', last: '2026-12-26', from: '18:00', to: '18:00', kind: 'event' }],
  },
  {
    name: 'an order to pay',
    today,
    text: `Respondent shall pay the evaluator's retainer on or before 12/31/2026.`,
    events: [{ day: '2026-12-31', kind: 'deadline' }],
  },
  {
    name: 'a deposition',
    today,
    text: `PLEASE TAKE NOTICE that the deposition of the Respondent will be taken on Thursday, February 4, 2027 at 10:00 a.m. at 88 Harbor Row, Suite 5.`,
    events: [{ day: '2027-02-04', from: '10:00', kind: 'event' }],
  },
  {
    name: 'a settlement conference with two halves of the day',
    today,
    text: `Settlement conference March 9, 2027, 9:00 a.m. - 12:00 p.m., chambers of Judge Pell.`,
    events: [{ day: '2027-03-09', from: '09:00', to: '12:00', kind: 'hearing' }],
  },
]
