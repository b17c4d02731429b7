import { setTimeout as sleep } from 'node:timers/promises'
import { feature } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import type { Db } from '#ports/db/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { passwordJudge } from './common-passwords.ts'
import { calls } from './contract.ts'
import { accountMails } from './mails.ts'
import { type Deps, service } from './service.ts'
import { isSuspended } from './store.ts'

type Given = Omit<Deps, 'problemOf' | 'pause' | 'elapsed'> & Partial<Pick<Deps, 'pause'>> & { appName: string }

export const accounts = ({ appName, pause = (ms) => sleep(ms), ...deps }: Given) =>
  feature('accounts', calls, service({ ...deps, problemOf: passwordJudge(appName), pause, elapsed: () => performance.now() }))

export { passwordJudge }

interface DoorDeps {
  /** The accounts' role. */
  db: Db
  app: Db
  mail: MailPort
  appName: string
  appUrl: string
}

/** What the library that keeps passwords asks of this feature. */
export function accountsDoor({ db, app, mail, appName, appUrl }: DoorDeps) {
  return {
    mail: accountMails({ app, mail, appName, appUrl }),
    maySignIn: async (account: string) => {
      if (await isSuspended(db, account)) {
        throw new Fault('forbidden', 'This account is suspended. Write to support if you think that is wrong.', { why: 'suspended' })
      }
    },
  }
}
