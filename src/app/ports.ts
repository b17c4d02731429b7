import { identity, library } from '#ports/identity/better-auth.ts'
import { factors } from '#ports/identity/factors.ts'
import type { Factors, Identity } from '#ports/identity/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { highsSolver } from '#ports/solver/highs.ts'
import type { Solver } from '#ports/solver/port.ts'
import { accountsDoor } from '#accounts/accounts/feature.ts'
import { mailOf } from './mail.ts'
import type { Environment } from './environment.ts'

/** The ports that are made of the world's other parts. */
export interface Ports {
  mail: MailPort
  identity: Identity
  factors: Factors
  /** Its thread starts with the first program. */
  solver: Solver
}

/** Mail through the settings' way, and the library that keeps passwords and sessions, on the accounts' role. */
export function portsOf(world: Environment): Ports {
  const { config, database, clock, secret } = world
  const { appName, appUrl } = config
  const mail = mailOf(world)
  const door = accountsDoor({ db: database.accounts, app: database.app, mail, appName, appUrl })
  const auth = library({ db: database.accounts, clock, appName, appUrl, secret, ...door })
  return { mail, identity: identity(auth), factors: factors(auth, { appName }), solver: highsSolver() }
}
