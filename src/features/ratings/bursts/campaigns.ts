import { setImmediate } from 'node:timers/promises'
import { printOf, rewrittenFrom } from '#domain/bursts/campaign.ts'
import { likeness } from '#domain/bursts/minhash.ts'
import type { Day } from '#kernel/day.ts'
import { hold, type Deps } from './bursts.ts'
import { keepPrints, type Known, type Printed, printsAround, unprinted } from './store.prints.ts'

/** The rule by which a text waits that was handed round (ratings.md 3.5). */
const campaignRule = 'C12.1'
/** After so many texts the loop lets others have their turn. */
const breath = 20

/**
 * Compares what came with everything else of the same court: texts that are one text, rewritten, wait for a person, who sees
 * which others they are like. Only when the day is mixed in, so that no print tells when its text came.
 */
export async function lookForCampaigns(deps: Deps, today: Day): Promise<void> {
  const toHold = new Set<string>()
  for (const [around, texts] of Map.groupBy(await unprinted(deps.owner), (each) => each.around)) {
    const known: Known[] = await printsAround(deps.owner, around)
    const printed: Printed[] = []
    for (const [done, { id, receiptHash, isPending, text }] of texts.entries()) {
      const print = printOf(text)
      // Someone who wrote a rating again is not a campaign.
      const others = known.filter((each) => receiptHash === null || each.receiptHash !== receiptHash)
      const alike = rewrittenFrom(print, others)
      printed.push({ id, print, alike: alike.map((other) => ({ id: other.id, share: likeness(print.signature, other.signature) })) })
      if (alike.length > 0) for (const each of [{ id, isPending }, ...alike]) if (each.isPending) toHold.add(each.id)
      known.push({ id, receiptHash, isPending, ...print })
      if (done % breath === 0) await setImmediate()
    }
    await keepPrints(deps.reviews, printed)
  }
  await hold(deps, [...toHold].toSorted(), campaignRule, today)
}
