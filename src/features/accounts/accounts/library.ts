import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { accountMails } from './mails.ts'
import { isSuspended } from './store.ts'

interface LibraryDeps {
  /** The accounts' role. */
  db: Db
  app: Db
  mail: MailPort
  appName: string
  appUrl: string
}

/** What the library that holds passwords and sessions asks of accounts. */
export function forLibrary({ db, app, mail, appName, appUrl }: LibraryDeps) {
  return {
    mail: accountMails({ app, mail, appName, appUrl }),
    maySignIn: async (account: string) => {
      if (await isSuspended(db, account)) {
        throw new Fault('forbidden', msg`This account is suspended. Write to support if you think that is wrong.`, { why: 'suspended' })
      }
    },
  }
}
