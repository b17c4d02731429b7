import { table } from '#domain/moderation/table.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { currentOf, gone, noneHere, openedBy, withdrawalOf } from '#ratings/receipts/public.ts'
import type { calls } from './contract.ts'
import type { Deps } from './filing.ts'
import { screenRating } from './screening.ts'
import { arrived, type StoredVersion, keepNext } from './store.ts'
import { ratingId, refuse, written } from './written.ts'

const canBeEdited = (status: string) => table.edited.from.some((from) => from === status)
const decided = () =>
  new Fault('conflict', msg`A decision about this rating stands, so its text can no longer be changed. You can appeal, or withdraw it.`)

/** Stores the next version of a rating, by its receipt: it replaces the version before at once, and is screened like the first. */
export function editing({
  reviews,
  clock,
  demo,
  find,
}: Pick<Deps, 'reviews' | 'clock' | 'demo' | 'find'>): Pick<Handlers<typeof calls>, 'edit'> {
  const { check, storedFields, stopped, taken } = written({ clock, demo })
  return {
    edit: async ({ body, key: sentKey, byForm }) => {
      const key =
        sentKey ?? refuse(msg`Send an Idempotency-Key, so that this edit is taken once however often it arrives.`, 'Idempotency-Key')
      const hash = openedBy(body)
      const [current, withdrawn] = await Promise.all([currentOf(reviews, hash), withdrawalOf(reviews, hash)])
      if (withdrawn) throw gone()
      if (!current) throw noneHere()
      if (!canBeEdited(current.status)) throw decided()
      const rated = await find(current.professionalId)
      if (!rated) throw noneHere()
      check(body, rated)
      const screened = screenRating(body, rated)
      const version: StoredVersion = {
        id: ratingId(key),
        professionalId: current.professionalId,
        receiptHash: hash,
        // keepNext copies the key from an earlier version.
        authorKey: null,
        version: body.version + 1,
        ...storedFields(body, rated, screened, byForm),
      }
      const again = await arrived(reviews, version)
      if (again?.isSame) return taken(again.heldFor, screened.findings, null)
      if (screened.verdict === 'edit' || screened.verdict === 'block') return stopped(screened)
      if (await keepNext(reviews, version)) return taken(version.heldFor, screened.findings, null)
      const first = await arrived(reviews, version)
      if (first?.isSame) return taken(first.heldFor, screened.findings, null)
      throw new Fault('conflict', msg`This rating was edited elsewhere meanwhile. Open the receipt again to see the newer text.`)
    },
  }
}
