import type { Cycle, Parent, Rule } from '#domain/schedule/types.ts'
import type { ConflictKind } from '#domain/calendar/types.ts'
import type { Draft } from '#schedule/events/contract.ts'
import { block, day } from './schedules.ts'

// Two families over seven weeks, with the alerts that each reader should see. The labels were written by hand from the events and
// the schedule, before the rules were run: an alert is right if someone has to act and the reader can.

/** Who sees the alerts: a parent, by side, or the lawyer, who sees what is shared. */
export const seats = ['A', 'B', 'lawyer'] as const
export type Seat = (typeof seats)[number]
const everyone = seats

/** An expected alert: its kind, the day on which it begins in the family's zone, and the items in conflict. */
export interface Label {
  kind: ConflictKind
  day: string
  about: string
  to: readonly Seat[]
}

interface Planned extends Partial<Omit<Draft, 'childIds' | 'sides'>> {
  by: Parent
  title: string
  /** First names. */
  kids?: readonly string[]
  sides?: Parent[]
}

export interface AlertFamily {
  zone: string
  names: readonly [A: string, B: string]
  children: readonly string[]
  /** From when the schedule counts. */
  effective: string
  weeks: Cycle
  facts: Record<string, unknown>
  agreed: readonly Rule[]
  events: readonly Planned[]
  hearings: readonly { title: string; from: string; to: string; sides: Parent[] }[]
  labels: readonly Label[]
}

/** The days that are looked at: from the day of the tests' clock. */
export const days = { from: '2026-03-12', to: '2026-05-02' }

const once = (on: string, from: string, to: string) => ({ firstDay: on, lastDay: on, from, to })
const wholeDays = (firstDay: string, lastDay = firstDay) => ({ firstDay, lastDay, from: null, to: null })
/** Monday is 0. */
const weekly = (first: string, on: number, from: string, to: string) => ({
  ...once(first, from, to),
  repeat: { every: 1, on: [on], until: '2026-05-02' },
})

/** The mother is side A. Weeks in turns: hers from Mar 15, Mar 29, Apr 12 and Apr 26, each from Sunday 6 pm. */
const turns: AlertFamily = {
  zone: 'America/Chicago',
  names: ['Tess Okafor', 'Carl Reyes'],
  children: ['Wes', 'Uma'],
  effective: '2026-01-01',
  weeks: { kind: 'cycle', anchor: day('2026-03-01'), nights: 'AAAAAAABBBBBBB', handover: { at: '18:00', place: 'Library' } },
  facts: {
    exchange: { time: '18:00', graceMinutes: 15, clause: { paragraph: '4', text: 'Exchanges are at 6 pm on Sundays.' } },
    vacationNotice: { days: 30, clause: { paragraph: '8', text: 'Thirty days of notice of a vacation.' } },
  },
  // A swap that was agreed: Friday and Saturday of his week are hers.
  agreed: [{ id: 'swap', layer: 'change', children: 'all', span: block('2026-03-27 15:00', '2026-03-28 18:00', 'A') }],
  events: [
    { by: 'A', title: 'Dentist', kind: 'health', ...once('2026-03-24', '15:30', '16:30'), kids: ['Uma'], sides: ['A'] },
    { by: 'A', title: 'Piano', kind: 'activity', ...weekly('2026-03-17', 1, '17:30', '18:15'), kids: ['Wes'] },
    { by: 'B', title: 'Soccer, Carl coaches', kind: 'activity', ...weekly('2026-03-19', 3, '17:00', '18:30'), kids: ['Wes'], sides: ['B'] },
    { by: 'A', title: 'School play', kind: 'school', ...once('2026-03-26', '18:30', '20:00'), kids: ['Uma'], sides: ['A', 'B'] },
    { by: 'B', title: 'Talk with Ms. Lane', kind: 'school', ...once('2026-04-15', '16:00', '16:30'), kids: ['Wes'], sides: ['B'] },
    { by: 'A', title: 'Visit to Grandma', kind: 'visit', ...once('2026-03-28', '10:00', '16:00'), kids: ['Wes', 'Uma'], sides: ['A'] },
    { by: 'A', title: 'Trip to Galena', kind: 'travel', ...wholeDays('2026-04-03', '2026-04-06'), kids: ['Wes', 'Uma'], sides: ['A'] },
    { by: 'B', title: 'Late shift', kind: 'event', ...once('2026-03-18', '14:00', '22:00'), sides: ['B'] },
    { by: 'A', title: 'Book club', kind: 'event', ...once('2026-03-17', '19:00', '21:00'), sides: ['A'] },
    { by: 'A', title: 'Evening class', kind: 'event', ...once('2026-03-17', '20:00', '21:30'), sides: ['A'] },
    { by: 'B', title: 'Party at the rink', kind: 'event', ...once('2026-04-12', '16:30', '19:00'), kids: ['Uma'], sides: ['B'] },
    { by: 'A', title: 'Client call', kind: 'event', ...once('2026-04-21', '09:30', '10:30'), sides: ['A'] },
    { by: 'A', title: 'My lawyer', kind: 'other', ...once('2026-03-23', '12:00', '13:00'), sides: ['A'], isShared: false },
    { by: 'B', title: 'Allergist', kind: 'health', ...once('2026-03-18', '10:00', '11:00'), kids: ['Wes'] },
    {
      by: 'A',
      title: 'Surprise party',
      kind: 'event',
      ...once('2026-03-25', '16:00', '17:00'),
      kids: ['Uma'],
      sides: ['A'],
      isShared: false,
    },
    { by: 'B', title: 'Camp form', kind: 'deadline', ...wholeDays('2026-03-20'), kids: ['Wes', 'Uma'] },
    { by: 'A', title: 'Zoo', kind: 'event', ...wholeDays('2026-03-22'), kids: ['Wes', 'Uma'], sides: ['A'] },
    { by: 'B', title: 'Fishing', kind: 'travel', ...wholeDays('2026-04-17', '2026-04-19'), kids: ['Wes'], sides: ['B'] },
    {
      by: 'B',
      title: 'Sleepover',
      kind: 'visit',
      firstDay: '2026-03-20',
      lastDay: '2026-03-21',
      from: '18:00',
      to: '10:00',
      kids: ['Uma'],
    },
  ],
  hearings: [{ title: 'Status conference', from: '2026-04-21 09:00', to: '2026-04-21 10:00', sides: ['A', 'B'] }],
  labels: [
    // She must be there with the child, in his week.
    { kind: 'others_time', day: '2026-03-24', about: 'Dentist', to: everyone },
    // He must be there with the child, in her weeks; in his own he may.
    { kind: 'others_time', day: '2026-03-19', about: 'Soccer, Carl coaches', to: everyone },
    { kind: 'others_time', day: '2026-04-02', about: 'Soccer, Carl coaches', to: everyone },
    { kind: 'others_time', day: '2026-04-16', about: 'Soccer, Carl coaches', to: everyone },
    { kind: 'others_time', day: '2026-04-30', about: 'Soccer, Carl coaches', to: everyone },
    // Easter Monday is his, and notice came nine days late.
    { kind: 'others_time', day: '2026-04-06', about: 'Trip to Galena', to: everyone },
    { kind: 'notice', day: '2026-04-03', about: 'Trip to Galena', to: everyone },
    // Friday and Saturday are hers; he has part of Sunday.
    { kind: 'others_time', day: '2026-04-17', about: 'Fishing', to: everyone },
    // He takes the child to others in her week.
    { kind: 'others_time', day: '2026-03-20', about: 'Sleepover', to: everyone },
    // The child can't be at the exchange: one problem, reported once.
    { kind: 'double_booking', day: '2026-04-12', about: 'Exchange + Party at the rink', to: everyone },
    // Hers alone: no child, no exchange, no court.
    { kind: 'overlap', day: '2026-03-17', about: 'Book club + Evening class', to: ['A'] },
    // A court date: her lawyer should know; he can do nothing about her call.
    { kind: 'overlap', day: '2026-04-21', about: 'Client call + Status conference', to: ['A', 'lawyer'] },
    // He can't see the item, so he gets no alert.
    { kind: 'others_time', day: '2026-03-25', about: 'Surprise party', to: ['A'] },
    // No alerts for: Piano and Allergist (their author need not attend), the play and the talk (a school is open to
    // both), the visit in swapped time, the shift without children, the form, the zoo (part of that day is hers).
  ],
}

/** The father is side A and began the case; the mother has the children but every second weekend: his from Mar 20, Apr 3, Apr 17 and May 1. */
const weekends: AlertFamily = {
  zone: 'America/Los_Angeles',
  names: ['Omar Haddad', 'Nina Brooks'],
  children: ['Ira', 'Sol'],
  // Days after the tests' clock: before that there is no schedule.
  effective: '2026-03-16',
  weeks: { kind: 'cycle', anchor: day('2026-03-02'), nights: 'BBBBAABBBBBBBB', handover: { at: '18:00', place: 'School' } },
  facts: {
    exchange: { time: '17:00', graceMinutes: 15, clause: { paragraph: '3', text: 'Exchanges take place at 5 pm.' } },
    firstRefusal: { hours: 4, clause: { paragraph: '9', text: 'A parent away for four hours first asks the other.' } },
  },
  agreed: [],
  events: [
    { by: 'A', title: 'Belt test', kind: 'activity', ...once('2026-03-28', '10:00', '12:00'), kids: ['Ira'], sides: ['A'] },
    { by: 'B', title: 'Speech therapy', kind: 'health', ...weekly('2026-03-16', 0, '15:00', '15:45'), kids: ['Sol'], sides: ['B'] },
    { by: 'B', title: 'Swim class', kind: 'activity', ...weekly('2026-03-21', 5, '09:00', '10:00'), kids: ['Ira', 'Sol'] },
    { by: 'B', title: 'Swim meet', kind: 'event', ...once('2026-04-04', '13:00', '16:00'), kids: ['Sol'], sides: ['A', 'B'] },
    { by: 'B', title: 'Day out with Sol', kind: 'event', ...once('2026-04-18', '11:00', '15:00'), kids: ['Sol'], sides: ['B'] },
    {
      by: 'A',
      title: 'Night shift',
      kind: 'event',
      firstDay: '2026-03-21',
      lastDay: '2026-03-22',
      from: '20:00',
      to: '06:00',
      sides: ['A'],
    },
    { by: 'B', title: 'Work dinner', kind: 'event', ...once('2026-03-25', '17:00', '20:00'), sides: ['B'] },
    { by: 'B', title: 'Conference in Portland', kind: 'event', ...once('2026-03-26', '08:00', '20:00'), sides: ['B'] },
    { by: 'A', title: 'Overtime', kind: 'event', ...once('2026-03-24', '08:00', '18:00'), sides: ['A'] },
    { by: 'A', title: 'Camping', kind: 'travel', ...wholeDays('2026-03-20', '2026-03-22'), kids: ['Ira', 'Sol'], sides: ['A'] },
    { by: 'A', title: 'Camping again', kind: 'travel', ...wholeDays('2026-04-10', '2026-04-12'), kids: ['Ira', 'Sol'], sides: ['A'] },
    {
      by: 'B',
      title: 'At Aunt Rosa’s',
      kind: 'visit',
      firstDay: '2026-04-03',
      lastDay: '2026-04-04',
      from: '10:00',
      to: '12:00',
      kids: ['Ira', 'Sol'],
    },
    { by: 'A', title: 'Counselor', kind: 'health', ...once('2026-03-31', '16:00', '17:00'), kids: ['Ira'], sides: ['A'], isShared: false },
    { by: 'A', title: 'Open house', kind: 'school', ...once('2026-04-07', '17:30', '18:30'), kids: ['Sol'], sides: ['A'] },
    { by: 'B', title: 'Orthodontist', kind: 'health', ...once('2026-04-08', '15:00', '16:00'), kids: ['Ira'], sides: ['B'] },
    { by: 'B', title: 'Recital', kind: 'event', ...once('2026-04-08', '15:30', '16:30'), kids: ['Sol'], sides: ['B'] },
    { by: 'A', title: 'Chess club', kind: 'activity', ...once('2026-04-18', '14:00', '16:00'), kids: ['Ira'], sides: ['A'] },
    { by: 'B', title: 'Cousin’s party', kind: 'event', ...once('2026-04-18', '15:00', '17:00'), kids: ['Ira'], sides: ['B'] },
    { by: 'A', title: 'Moving day', kind: 'event', ...once('2026-03-14', '09:00', '18:00'), sides: ['A'] },
    { by: 'B', title: 'Park', kind: 'event', ...once('2026-03-15', '10:00', '12:00'), kids: ['Ira', 'Sol'], sides: ['B'] },
  ],
  hearings: [{ title: 'Motion hearing', from: '2026-03-30 09:00', to: '2026-03-30 10:00', sides: ['A'] }],
  labels: [
    { kind: 'others_time', day: '2026-03-28', about: 'Belt test', to: everyone },
    { kind: 'others_time', day: '2026-04-18', about: 'Day out with Sol', to: everyone },
    { kind: 'others_time', day: '2026-04-10', about: 'Camping again', to: everyone },
    { kind: 'others_time', day: '2026-04-18', about: 'Cousin’s party', to: everyone },
    { kind: 'others_time', day: '2026-03-31', about: 'Counselor', to: ['A'] },
    { kind: 'double_booking', day: '2026-04-18', about: 'Chess club + Cousin’s party', to: everyone },
    // The children are away while they should change hands.
    { kind: 'double_booking', day: '2026-04-03', about: 'At Aunt Rosa’s + Exchange', to: everyone },
    // Away for four hours or more while having the children.
    { kind: 'first_refusal', day: '2026-03-21', about: 'Night shift', to: everyone },
    { kind: 'first_refusal', day: '2026-03-26', about: 'Conference in Portland', to: everyone },
    // With two children in two places the other parent may help.
    { kind: 'overlap', day: '2026-04-08', about: 'Orthodontist + Recital', to: everyone },
    // All exchanges: one alert, on the day of the first.
    { kind: 'order_against_schedule', day: '2026-03-20', about: '', to: everyone },
    // No alerts for: the four days before the schedule begins, swim class (she need not attend), the meet (both attend), three
    // hours of dinner, work without the children, camping on his own weekend, the open house, the hearing without children.
  ],
}

export const alertFamilies: Readonly<Record<string, AlertFamily>> = { 'weeks in turns': turns, 'the father began the case': weekends }

/**
 * The demo family on this day, for six weeks. Labeled from its schedule, orders and events after the rules were settled with the
 * two families above, and before they ran on this family. Neither parent must attend the shared events: lessons, a dentist, a sleepover,
 * a grandmother's visit. The first run raised her visit (precision 0.67 for Ana and the lawyer, 0.75 for Ben), because
 * a visit of whole days counted as one that takes the child along. The alerts that remain: the time in the order, the ten minutes
 * between two events of Maya's, and what Ben and Ana each have besides, at or right before an exchange.
 */
export const demo = {
  zone: 'America/New_York',
  now: '2026-11-24T17:00:00Z',
  days: { from: '2026-11-24', to: '2027-01-04' },
  labels: [
    { kind: 'order_against_schedule', day: '2026-12-02', about: '', to: everyone },
    { kind: 'travel', day: '2026-12-12', about: 'Maya: piano recital + Maya: team photos', to: everyone },
    // Private to him: his shift begins at 2 pm, the exchange is at 5 pm.
    { kind: 'overlap', day: '2026-12-02', about: 'Exchange + Late shift', to: ['B'] },
    // Private to her and shown to her lawyer: it ends at 5 pm downtown, and Christmas begins with an exchange at 5 pm.
    { kind: 'travel', day: '2026-12-22', about: 'Exchange + Mediation about summer', to: ['A', 'lawyer'] },
  ] satisfies Label[] as Label[],
  /** Known misses: an exchange of a holiday names no place, so its travel time is unknown. */
  missed: ['2026-12-22 travel: Exchange + Mediation about summer'],
}
