import { randomInt } from 'node:crypto'
import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { addresses } from './addresses.ts'
import { changeDesk } from './changes.ts'
import { codeDesk } from './codes.ts'
import { confirming, type ConfirmingDeps } from './confirming.ts'
import type { calls } from './contract.ts'
import { entering } from './entering.ts'
import { authenticators } from './factors.ts'
import { type ChannelsOf, notices } from './notices.ts'
import { passkeys } from './passkeys.ts'
import { recovering, type RecoveryQueries } from './recovery.ts'
import { isAtOnce, needsFactor } from './rules.ts'
import { sessions } from './sessions.ts'
import { waitingOf } from './store.changes.ts'
import { authenticatorOf, passkeysOf } from './store.factors.ts'
import { accountOf } from './store.ts'
import { markSeen, unseenNotices } from './store.notices.ts'

export interface Deps extends Omit<ConfirmingDeps, 'codes' | 'notices'> {
  mail: MailPort
  appName: string
  appUrl: string
  recovery: RecoveryQueries
  /** The addresses where a user is notified of changes; by default only the account's own. */
  channelsOf?: ChannelsOf
  /** Waits; injected so that tests do not have to. */
  pause?: (ms: number) => Promise<unknown>
}

const onlyTheirAddress: ChannelsOf = async (_db, _account, address) => [address]

/** What both the calls and the job need. */
export function desksOf({
  db,
  clock,
  random,
  mail,
  appName,
  appUrl,
  channelsOf = onlyTheirAddress,
}: Omit<Deps, 'identity' | 'factors' | 'limiter' | 'problemOf' | 'recovery'>) {
  const tell = notices({ mail, appName, appUrl, channelsOf, clock, random })
  return { tell, changes: changeDesk({ db, clock, random, notices: tell }) }
}

export function service(deps: Deps): Handlers<typeof calls> {
  const { db, factors, clock, random } = deps
  const { tell, changes } = desksOf(deps)
  const codes = codeDesk({ db, clock, random })
  const mailedCode = () => String(randomInt(100_000_000)).padStart(8, '0')
  const all = { ...deps, notices: tell, changes, codes, mailedCode }
  return {
    ...entering(all),
    ...recovering({ ...all, queries: deps.recovery }),
    ...confirming(all),
    ...addresses(all),
    ...authenticators(all),
    ...passkeys(all),
    ...sessions(all),
    notices: async ({ actor }) => ({ notices: await unseenNotices(db, signedIn(actor).account) }),
    noticesSeen: async ({ actor, body: { ids } }) => {
      await markSeen(db, signedIn(actor).account, ids, new Date(clock()))
      return { done: true }
    },
    state: async ({ actor }) => {
      const { account, email, roles, isDemo } = signedIn(actor)
      const [authenticator, keys, waiting, known] = [
        await authenticatorOf(db, account),
        await passkeysOf(db, account),
        await waitingOf(db, account),
        await accountOf(db, account),
      ]
      const hasAuthenticator = authenticator?.isOn === true
      const hasFactor = hasAuthenticator || keys.length > 0
      return {
        email,
        hasAuthenticator,
        recoveryCodesLeft: hasAuthenticator ? factors.recoveryCodesLeft(authenticator.recoveryCodes) : 0,
        passkeys: keys.map(({ id, name, addedAt }) => ({ id, name: name ?? '', addedAt: addedAt?.toISOString() ?? null })),
        waiting: waiting.map(({ id, kind, what, askedAt, appliesAt }) => ({
          id,
          kind,
          name: typeof what['to'] === 'string' ? what['to'] : typeof what['name'] === 'string' ? what['name'] : null,
          askedAt: askedAt.toISOString(),
          appliesAt: appliesAt.toISOString(),
          needsCode: kind === 'email' && what['isOwn'] !== true,
        })),
        isRequired: needsFactor(roles) && !isDemo,
        isFirstAtOnce: known !== null && isAtOnce('add_factor', { hasFactor, createdAt: known.createdAt, now: clock() }),
      }
    },
  }
}
