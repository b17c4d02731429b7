import type { ChosenPart, ChosenThing } from '#case/people/public.ts'
import { plainly } from '#domain/messages/plain-text.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import { subjectsOf } from './store.ts'
import { givenBy, takeThread } from './store.readers.ts'

/** The threads that seats were given, for the page on which a parent sees what each seat reads. */
export const chosenThreads: ChosenPart = {
  of: async (tx, caseId, seats) => {
    const given = (await givenBy(tx, caseId)).filter(({ seat }) => seats.includes(seat))
    const subjects = await subjectsOf(
      tx,
      caseId,
      given.map(({ thread }) => thread),
    )
    const bySeat = new Map<string, ChosenThing[]>()
    for (const { seat, thread } of given) {
      const thing = {
        id: thread,
        title: plainly(subjects.get(thread) || english(msg`Erased message`)),
        to: `/co-parenting-messages?thread=${thread}`,
      }
      bySeat.set(seat, [...(bySeat.get(seat) ?? []), thing])
    }
    return bySeat
  },
  takeBack: (tx, { caseId, by, seat, thing, at }) => takeThread(tx, { caseId, by, seat, thread: thing }, at),
}
