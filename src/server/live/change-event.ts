import type { PubSub } from '#ports/pubsub/port.ts'

/** The channel on which servers tell each other that a case has changed. */
export const channel = 'case_changed'

/** What every open page of a case is woken by: which case, and how far it is now; `null`: something that someone keeps private. */
export interface ChangeEvent {
  caseId: string
  seq: number | null
}

/** Tells all servers of changes that were committed: the newest of each case, since a subscriber reads the rest. */
export function publisher(pubsub: PubSub, report: (error: unknown, where: string) => void) {
  return (changes: readonly ChangeEvent[]) => {
    const newest = new Map(changes.map(({ caseId, seq }) => [`${caseId} ${seq === null}`, `${caseId} ${seq ?? 'own'}`]))
    for (const word of newest.values()) pubsub.publish(channel, word).catch((error: unknown) => report(error, 'live.announce'))
  }
}

/** An event that cannot be read counts as none: the regular look at all cases finds what it was about. */
export function parseChangeEvent(text: string): ChangeEvent | null {
  const found = /^([0-9a-f-]{36}) (\d{1,15}|own)$/.exec(text)
  return found && { caseId: found[1]!, seq: found[2] === 'own' ? null : Number(found[2]) }
}
