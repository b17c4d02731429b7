import { describe, expect, test } from 'vitest'
import { fileFacts } from './file-facts.ts'
import { againstUpload, readFileTime } from './file-times.ts'

const phone = {
  'IFD0:Make': 'Example',
  'IFD0:Model': 'Phone 9',
  'IFD0:Software': 'Adobe Photoshop 25.0',
  'IFD0:ModifyDate': '2024:03:05 08:00:00',
  'ExifIFD:DateTimeOriginal': '2024:03:01 10:11:12',
  'ExifIFD:OffsetTimeOriginal': '-05:00',
  'ExifIFD:CreateDate': '2024:03:01 10:11:12',
  'Composite:GPSLatitude': '+40.446111',
  'Composite:GPSLongitude': -79.982222,
}

test('a photo says when, with what, where, and which program saved it', () => {
  expect(fileFacts(phone)).toEqual({
    made: [
      { tag: 'ExifIFD:DateTimeOriginal', raw: '2024:03:01 10:11:12', local: '2024-03-01T10:11:12', offset: '-05:00' },
      { tag: 'ExifIFD:CreateDate', raw: '2024:03:01 10:11:12', local: '2024-03-01T10:11:12', offset: null },
    ],
    device: 'Example Phone 9',
    position: { latitude: 40.446111, longitude: -79.982222 },
    traces: [
      { kind: 'software', tag: 'IFD0:Software', text: 'Adobe Photoshop 25.0' },
      { kind: 'changed', tag: 'IFD0:ModifyDate', text: '2024:03:05 08:00:00' },
    ],
    tags: 9,
  })
})

test('an editing history stands step by step; the author of a document is no program', () => {
  const { traces } = fileFacts({
    'XMP-dc:Creator': 'Ana Moreno',
    'XMP-xmpMM:History': [{ Action: 'saved', SoftwareAgent: 'Editor 3', When: '2024:01:02 03:04:05Z' }, null, { Changed: '/' }],
  })
  expect(traces).toEqual([{ kind: 'history', tag: 'XMP-xmpMM:History', text: 'saved, Editor 3, 2024:01:02 03:04:05Z' }])
})

test('a maker that stands in the model is named once; 0, 0 and what is no place is none', () => {
  expect(fileFacts({ 'IFD0:Make': 'Canon', 'IFD0:Model': 'Canon EOS R5' }).device).toBe('Canon EOS R5')
  expect(fileFacts({ 'IFD0:Make': 'Canon' }).device).toBe('Canon')
  for (const [latitude, longitude] of [
    [0, 0],
    [91, 1],
    ['nowhere', '1'],
  ])
    expect(fileFacts({ 'Composite:GPSLatitude': latitude, 'Composite:GPSLongitude': longitude }).position).toBeNull()
  expect(fileFacts({ 'Composite:GPSLatitude': 0, 'Composite:GPSLongitude': 12 }).position).toEqual({ latitude: 0, longitude: 12 })
})

test('texts that turn a line around, or are very long, stay one short line', () => {
  const { device } = fileFacts({ 'IFD0:Model': `a\u202eb\n\u0000${'c'.repeat(5000)}` })
  expect(device).toHaveLength(200)
  expect(device).toMatch(/^a b c+…$/)
})

describe('times', () => {
  const read = (raw: string, offset?: string) => {
    const { local, offset: zone } = readFileTime('x', raw, offset)
    return [local, zone]
  }
  test.each([
    ['2024:03:01 10:11:12', undefined, '2024-03-01T10:11:12', null],
    ['2024:03:01 10:11:12.55-0500', undefined, '2024-03-01T10:11:12', '-05:00'],
    ['2024-03-01T10:11Z', undefined, '2024-03-01T10:11:00', 'Z'],
    ['2024:03:01 10:11:12+01:00', '+09:00', '2024-03-01T10:11:12', '+01:00'],
    // The year 0, a day that no calendar has, hours that no clock has, and words.
    ['0000:00:00 00:00:00', undefined, null, null],
    ['0000:01:01 00:00:00', '+01:00', null, null],
    ['2023:02:29 10:00:00', undefined, null, null],
    ['2024:03:01 25:00:00', undefined, null, null],
    ['yesterday', undefined, null, null],
    // An offset that no place has.
    ['2024:03:01 10:11:12', '+47:11', '2024-03-01T10:11:12', null],
  ])('%s with %s', (raw, offset, local, zone) => expect(read(raw, offset)).toEqual([local, zone]))

  const uploadedAt = Date.parse('2024-03-01T20:00:00Z')
  const against = (local: string | null, offset: string | null) => againstUpload({ local, offset }, uploadedAt)
  test('with a zone the distance to the upload is one number, without one it is a range', () => {
    expect(against('2024-03-01T10:00:00', '-05:00')).toEqual({ is: 'before', least: 300, most: 300 })
    expect(against('2024-03-01T10:00:00', 'Z')).toEqual({ is: 'before', least: 600, most: 600 })
    expect(against('2024-02-28T20:00:00', null)).toEqual({ is: 'before', least: 2880 - 720, most: 2880 + 840 })
    expect(against('2024-03-01T20:30:00', null)).toEqual({ is: 'before', least: 0, most: 810 })
  })
  test('later than the upload wherever the device was, or older than any digital camera', () => {
    expect(against('2024-03-02T10:00:00', null)).toEqual({ is: 'before', least: 0, most: 0 })
    expect(against('2024-03-02T10:01:00', null)).toEqual({ is: 'after' })
    expect(against('2024-03-01T20:01:00', 'Z')).toEqual({ is: 'after' })
    expect(against('2031-01-01T00:00:00', '+14:00')).toEqual({ is: 'after' })
    expect(against('1994-12-31T23:59:59', null)).toEqual({ is: 'tooOld' })
    expect(against(null, null)).toBeNull()
  })
})
