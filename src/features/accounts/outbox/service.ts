import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { MailPort } from '#ports/mail/port.ts'
import type { calls } from './contract.ts'
import { piecesOf } from './rules.ts'

const mostListed = 50

export interface Deps {
  mail: Pick<MailPort, 'newest'>
  appUrl: string
  /** There is no mail server, and this is a demo or development: anyone who can read the outbox can open any account. */
  isOpen: boolean
  /** A public demo shows only mail to demo accounts, since a real person's mail can open their account. */
  isForDemoAlone: boolean
}

export function service({ mail, appUrl, isOpen, isForDemoAlone }: Deps): Handlers<typeof calls> {
  return {
    list: async () => {
      if (!isOpen) throw new Fault('not_found', msg`There is nothing here.`)
      const lying = await mail.newest(mostListed, isForDemoAlone ? 'demo' : 'all')
      return { mails: lying.map(({ id, to, subject, text, queuedOn }) => ({ id, to, subject, queuedOn, pieces: piecesOf(text, appUrl) })) }
    },
  }
}
