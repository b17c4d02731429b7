import ical, { ICalEventStatus } from 'ical-generator'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import { startOf } from '#kernel/day.ts'
import type { WriteCalendar, WriteEvent } from './port.ts'

/** What a text of iCalendar cannot hold (RFC 5545 3.3.11): control characters but tab and line end. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
const clean = (text: string) => text.replace(/\r\n?/g, '\n').replace(control, '')
const oneLine = (text: string) => clean(text).replace(/\n/g, ' ')

const states = { confirmed: ICalEventStatus.CONFIRMED, tentative: ICalEventStatus.TENTATIVE, cancelled: ICalEventStatus.CANCELLED }

/** As `Ics.write`. */
export function writeCalendar({ name, zone }: WriteCalendar, events: readonly WriteEvent[]): string {
  const calendar = ical({
    name: oneLine(name),
    prodId: { company: 'CaseBalance', product: 'Calendar', language: 'EN' },
    x: { 'X-WR-TIMEZONE': zone },
  })
  for (const event of events) {
    const { from, to, allDay } = event
    if (allDay ? allDay.last < allDay.first : to < from) throw new RangeError('an event that ends before it begins')
    calendar.createEvent({
      id: oneLine(event.uid),
      summary: oneLine(event.title),
      start: new Date(allDay ? startOf(allDay.first) : from),
      // The end is the first day, or instant, that is no longer part of it (RFC 5545 3.6.1).
      end: new Date(allDay ? startOf(dayAt(numberOf(allDay.last) + 1)) : to),
      allDay: Boolean(allDay),
      ...(event.place ? { location: clean(event.place) } : {}),
      ...(event.notes ? { description: clean(event.notes) } : {}),
      status: states[event.status ?? 'confirmed'],
      sequence: event.sequence,
      // When it was last changed, not when it was asked for: the same calendar is the same text.
      stamp: new Date(event.lastModified),
      lastModified: new Date(event.lastModified),
    })
  }
  return `${calendar.toString()}\r\n`
}
