import { twoOf } from '#test/support/keyed.ts'
import { checksOf } from '#test/support/checks.ts'

const ics = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//x//y//EN',
  'BEGIN:VEVENT',
  'UID:1@x',
  'DTSTAMP:20260301T000000Z',
  'DTSTART:20260402T140000Z',
  'DTEND:20260402T150000Z',
  'SUMMARY:Concert',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

export const checks = checksOf({
  audiences: {
    'feeds.list': 'agreed',
    'feeds.add': 'agreed',
    'feeds.revoke': 'agreed',
    'feeds.preview': 'premium',
    'feeds.takeIn': 'premium',
    'feeds.imports': 'agreed',
    'feeds.undoImport': 'agreed',
  },
  repeats: {
    '/api/cases/:case/calendar/imports': ({ f, ofCase }) =>
      twoOf(f.ana, ofCase, { file: ics, name: 'school.ics', leave: [], isShared: true }, { isShared: false }),
  },
})
