// The log of exports, and what is held for a case.
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { emailsOf } from '#accounts/accounts/public.ts'
import { accountsHeld } from '#accounts/settings/public.ts'
import type { deskCalls } from './contract.ts'
import { codeDigits } from './desk.ts'
import type { Deps } from './service.ts'
import { heldOnes } from './store.ts'
import { exportBeginning } from './store.exports.ts'
import { exportsLogged } from './store.steps.ts'

export function records({ reviews, accounts }: Deps): Pick<Handlers<typeof deskCalls>, 'exports' | 'findExport' | 'holds'> {
  return {
    exports: async () => {
      const rows = await exportsLogged(reviews)
      const names = await emailsOf(
        accounts,
        rows.flatMap(({ by }) => by ?? []),
      )
      return {
        exports: rows.map(({ at, number, by, reason }) => ({
          at: at.toISOString(),
          number,
          by: (by !== null && names.get(by)) || '',
          reason,
        })),
      }
    },

    findExport: async ({ body }) => {
      const digits = body.code.toLowerCase().replaceAll(/[\s-]/g, '')
      const isOne = /^[0-9a-f]+$/.test(digits) && (digits.length === codeDigits || digits.length === 64)
      if (!isOne)
        throw new Fault('invalid', msg`A verification code has ${{ codeDigits }} digits, 0 to 9 and a to f. The whole SHA-256 has 64.`, {
          field: 'code',
        })
      const found = await exportBeginning(reviews, digits)
      if (!found) throw new Fault('not_found', msg`No export of ours has this code.`, { field: 'code' })
      const names = await emailsOf(accounts, found.by === null ? [] : [found.by])
      return { ...found, at: found.at.toISOString(), by: (found.by !== null && names.get(found.by)) || '' }
    },

    holds: async () => {
      const [notices, held] = await Promise.all([heldOnes(reviews), accountsHeld(accounts)])
      const names = await emailsOf(
        accounts,
        held.map(({ account }) => account),
      )
      return {
        holds: [
          ...notices.map(({ number, heldFor }) => ({ what: 'notice' as const, name: number, reason: heldFor, since: null })),
          ...held.map(({ account, reason, setAt }) => ({
            what: 'account' as const,
            name: names.get(account) ?? '',
            reason,
            since: setAt.toISOString(),
          })),
        ],
      }
    },
  }
}
