import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import type { MailPort } from '#ports/mail/port.ts'
import type { calls } from './contract.ts'
import { piecesOf } from './rules.ts'

const mostShown = 50

export interface Deps {
  mail: Pick<MailPort, 'newest'>
  appUrl: string
  /** No mail server, and the demonstration runs or someone develops: a person who can read this can open any account. */
  isOpen: boolean
  /** In a public demonstration: mail to its own accounts alone. What someone real was sent opens their account. */
  isForDemoAlone: boolean
}

export function service({ mail, appUrl, isOpen, isForDemoAlone }: Deps): Handlers<typeof calls> {
  return {
    list: async () => {
      if (!isOpen) throw new Fault('not_found', 'There is nothing here.')
      const lying = await mail.newest(mostShown, isForDemoAlone ? 'demo' : 'all')
      return { mails: lying.map(({ id, to, subject, text, queuedOn }) => ({ id, to, subject, queuedOn, pieces: piecesOf(text, appUrl) })) }
    },
  }
}
