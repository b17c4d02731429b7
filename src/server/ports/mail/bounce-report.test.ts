import { expect, test } from 'vitest'
import { readBounceReport } from './bounce-report.ts'
import { awayReply, bounceReport } from './bounce-reports.testing.ts'

const token = 'ab'.repeat(16)
const read = (text: string) => readBounceReport(Buffer.from(text))

test('a report names its mail by the address that it came to, and by the envelope id over two lines', async () => {
  const to = `bounces+${token}@court.example`
  expect(await read(bounceReport({ to }))).toEqual({ tokens: [token], action: 'failed', status: '5.1.1' })
  expect(await read(bounceReport({ envelopeId: token.toUpperCase() }))).toEqual({ tokens: [token], action: 'failed', status: '5.1.1' })
  expect(await read(bounceReport())).toMatchObject({ tokens: [] })
})

test('what was only delayed says so', async () => {
  expect(await read(bounceReport({ action: 'Delayed', status: '4.4.1 (no route)' }))).toMatchObject({ action: 'delayed', status: '4.4.1' })
})

test.each([
  ['an answer of someone who is away', awayReply(`bounces+${token}@court.example`)],
  ['a complaint (RFC 5965)', bounceReport({ type: 'multipart/report; report-type=feedback-report; boundary="part"' })],
  ['a mail that only has such a part', bounceReport({ type: 'multipart/mixed; boundary="part"' })],
  ['a report without its machine-readable part', bounceReport().replace('message/delivery-status', 'text/plain')],
  ['no mail at all', '\0\x01\x02'],
  ['nothing', ''],
  ['more headers than a report has', `X: ${'x'.repeat(100_000)}\r\n${bounceReport()}`],
  ['parts in parts without an end', 'Content-Type: multipart/report; report-type=delivery-status; boundary=a\r\n\r\n--a\r\n'.repeat(500)],
])('%s is none', async (_, text) => {
  expect(await read(text)).toBeNull()
})
