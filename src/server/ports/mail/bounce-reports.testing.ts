/** A bounce report as a mail server writes it (RFC 3464, appendix B). @param to the address that it comes to */
export function bounceReport({
  to = 'bounces@court.example',
  envelopeId = '',
  action = 'failed',
  status = '5.1.1',
  type = 'multipart/report; report-type=delivery-status;\r\n boundary="part"',
}: {
  to?: string
  envelopeId?: string
  action?: string
  status?: string
  type?: string
} = {}): string {
  const lines = [
    'From: Mail Delivery Subsystem <mailer-daemon@mail.example.org>',
    `To: <${to}>`,
    'Subject: Undelivered mail',
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    'Auto-Submitted: auto-replied',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'The mail system could not deliver your mail to ben@elsewhere.example.',
    '',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    ...(envelopeId === '' ? [] : [`Original-Envelope-Id:`, ` ${envelopeId}`]),
    'Reporting-MTA: dns; mail.example.org',
    '',
    'Original-Recipient: rfc822;ben@elsewhere.example',
    'Final-Recipient: rfc822;ben@elsewhere.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <ben@elsewhere.example>... User unknown',
    '',
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    'From: no-reply@court.example',
    'Subject: Something for you',
    '',
    '--part--',
    '',
  ]
  return lines.join('\r\n')
}

/** The answer of someone who is away (RFC 3834): it comes to the return path too. */
export const awayReply = (to: string): string =>
  [
    'From: ben@elsewhere.example',
    `To: <${to}>`,
    'Subject: Away',
    'Auto-Submitted: auto-replied',
    'Content-Type: text/plain',
    '',
    'Action: failed',
    'Status: 5.1.1',
    '',
  ].join('\r\n')
