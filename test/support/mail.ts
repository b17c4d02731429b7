import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { seededRandom } from './random.ts'
import { testApp } from './test-app.ts'
import type { Mail } from '#ports/mail/port.ts'

/** A database of its own for a test of mail, and a clock to move. */
export async function bench() {
  const { database, clock } = await testApp()
  return { database, clock, deps: { owner: database.owner, clock: () => clock.now, random: seededRandom(7) } }
}

export interface Received {
  raw: string
  mail: Mail
  envelope: { from: string; to: string[] }
}

const header = (head: string, name: string) => new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)$`, 'im').exec(head)?.[1]

function read(raw: string): Mail {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const encoding = header(head, 'Content-Transfer-Encoding')
  const text = body.join('\r\n\r\n')
  const plain =
    encoding === 'base64'
      ? Buffer.from(text, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? Buffer.from(
            text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString('utf8')
        : text
  const replyTo = header(head, 'Reply-To')
  return {
    to: header(head, 'To') ?? '',
    subject: header(head, 'Subject') ?? '',
    text: plain.replaceAll('\r\n', '\n').replace(/\n$/, ''),
    ...(replyTo !== undefined && { replyTo }),
  }
}

const refusal = (code: number) => Object.assign(new Error('said by the test'), { responseCode: code })

/** A real mail server on this machine. `answers` says what it replies to the next mails, and then it takes them. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const answers: (number | 'silence')[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: (_address, _session, done) => {
      const answer = answers.shift()
      if (answer === 'silence') return
      done(answer === undefined ? null : refusal(answer))
    },
    onData: (stream, session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const raw = Buffer.concat(pieces).toString('utf8')
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        received.push({ raw, mail: read(raw), envelope: { from, to: rcptTo.map(({ address }) => address) } })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {}) // a client that goes in the middle is part of these tests
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  return { received, answers, port, url: `smtp://127.0.0.1:${port}`, close }
}
