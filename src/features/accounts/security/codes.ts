import { createHash } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { looksLikeCode, wrongCodes } from './rules.ts'
import { holdAccount } from './store.ts'
import { noteSignIn, setOutcome, takeBack, takeCode, wrongCodesSince } from './store.sessions.ts'

export const notRight = msg`This code is not right. Codes change every 30 seconds: wait for the next one.`

interface Deps {
  /** The accounts' role. */
  db: Db
  clock: Clock
  random: Random
}

/** How a code lies in the database for the few minutes in which it could come again. */
function codeHash(account: string, code: string): string {
  return createHash('sha256').update(`${account} ${code}`).digest('hex')
}

/** Codes of authenticators: each works once, and wrong ones are counted, whichever way they come in. */
export function codeDesk({ db, clock, random }: Deps) {
  /** @throws Fault `invalid` for what is no code, `unauthenticated` for one that was given before */
  const take = async (account: string, code: string): Promise<void> => {
    if (!looksLikeCode(code)) throw new Fault('invalid', msg`A code has six digits.`, { field: 'code' })
    if (await takeCode(db, account, codeHash(account, code), new Date(clock()))) return
    throw new Fault('invalid', msg`This code was used before. Wait for the next one: codes change every 30 seconds.`, { field: 'code' })
  }
  return {
    take,
    /**
     * Lets one attempt be made with a code, before anything looks whether it is right.
     * It is noted as wrong first, so that a thousand at once are a thousand wrong ones.
     * @returns what is to be called in the end
     * @throws Fault `limited` after too many wrong ones
     */
    attempt: async (account: string, code: string, device: string) => {
      await take(account, code)
      const id = random.uuid()
      await db.transaction().execute(async (tx) => {
        await holdAccount(tx, account)
        const now = clock()
        if ((await wrongCodesSince(tx, account, new Date(now - wrongCodes.within))) >= wrongCodes.most) {
          throw new Fault('limited', msg`Too many wrong codes. Wait 15 minutes, or use a recovery code or a passkey.`)
        }
        await noteSignIn(tx, { id, account, at: new Date(now), outcome: 'wrong_code', method: 'code', device })
      })
      return {
        /** Someone is signed in by it. */
        signedIn: () => setOutcome(db, id, 'signed_in'),
        suspended: () => setOutcome(db, id, 'suspended'),
        /** It was no attempt to sign in, or nobody looked at the code. */
        none: () => takeBack(db, id),
      }
    },
  }
}
