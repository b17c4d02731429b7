import { createHash } from 'node:crypto'
import { hashOf, receiptOf, wordsOf } from '#domain/receipt/receipt.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { authorKeyFor } from '#ratings/receipts/public.ts'
import { type Proofs, spend } from '#ratings/tokens/public.ts'
import type { Tokens } from '#ratings/tokens/service.ts'
import type { calls } from './contract.ts'
import { closedWhy } from './rules.ts'
import { screenRating } from './screening.ts'
import { arrived, type StoredVersion, keepPaid } from './store.ts'
import { type Rated, ratingId, refuse, written } from './written.ts'

export interface Deps {
  /** Writes arriving ratings; its role may use only the tables of ratings. */
  reviews: Db
  clock: Clock
  demo: boolean
  proofs: Proofs
  /** Checks tokens; a plain form has none. */
  tokens: Pick<Tokens, 'check' | 'refuseSpent'>
  /** Looks a professional up in the directory; `null` if the id is unknown. */
  find: (id: string) => Promise<Rated | null>
}

/** The secret of a receipt that the server makes, derived from the form's key: the same form sent twice gets the same words. */
const secretFor = (key: string) => createHash('sha256').update(`receipt\n${key}`).digest().subarray(0, 16)

/** Stores the first version of a rating, once, and takes its price. */
export function filing({ reviews, clock, demo, proofs, tokens, find }: Deps): Pick<Handlers<typeof calls>, 'challenge' | 'file'> {
  const { check, storedFields, stopped, taken } = written({ clock, demo })

  const ratedBy = async (id: string): Promise<Rated> => {
    const rated = await find(id)
    if (!rated) return refuse(msg`Nobody in the directory has this id. Search for the person again.`, 'professional')
    if (rated.gone) return refuse(msg`The directory no longer lists this person, so no new rating is taken.`, 'professional')
    if (rated.closed) return refuse(closedWhy[rated.closed], 'professional')
    return rated
  }

  return {
    challenge: async ({ query: { professional } }) => {
      await ratedBy(professional)
      return proofs.challenge(professional) as never
    },

    file: async ({ body, key: sentKey, byForm }) => {
      const key =
        sentKey ?? refuse(msg`Send an Idempotency-Key, so that this rating is taken once however often it arrives.`, 'Idempotency-Key')
      const rated = await ratedBy(body.professional)
      check(body, rated)
      const secret = byForm ? secretFor(key) : null
      const receiptHash = secret
        ? Buffer.from(hashOf(receiptOf(secret)), 'hex')
        : Buffer.from(body.receiptHash ?? refuse(msg`The hash of the receipt is missing.`, 'receiptHash'), 'hex')
      const words = secret && wordsOf(secret)
      const screened = screenRating(body, rated)
      // A rating from a page opened before a merge goes to the surviving profile: a token pays for one person and month.
      const professionalId = rated.id
      const authorKey = secret ? authorKeyFor(secret) : body.authorKey === undefined ? null : Buffer.from(body.authorKey, 'hex')
      const version: StoredVersion = {
        id: ratingId(key),
        professionalId,
        receiptHash,
        authorKey,
        version: 1,
        ...storedFields(body, rated, screened, byForm),
      }
      const again = await arrived(reviews, version)
      if (again?.isSame) return taken(again.heldFor, screened.findings, words)

      if (!byForm) await proofs.take(body.proof, body.professional, key)
      const price = byForm ? null : await tokens.check(body.token, { professional: professionalId, month: body.eventMonth })
      if (screened.verdict === 'edit' || screened.verdict === 'block') return stopped(screened)
      const outcome = await keepPaid(reviews, version, price && ((tx) => spend(tx, price)))
      if (outcome === 'kept') return taken(version.heldFor, screened.findings, words)
      // Another attempt was first, or a different rating has this key or receipt.
      const first = await arrived(reviews, version)
      if (first?.isSame) return taken(first.heldFor, screened.findings, words)
      if (outcome === 'spent') return tokens.refuseSpent(price!)
      throw new Fault(
        'conflict',
        words === null
          ? msg`Something else was sent with this key or this receipt before. Open the receipt to see it.`
          : msg`Something else was sent with this key or this receipt before. Open it with these words, and change it there: ${{ words: words.join(' ') }}`,
      )
    },
  }
}
