/** How long a decision can be taken back. Milliseconds. */
export const undoFor = 60_000

/** Who proposed to take a rating down, as long as that stands; `null` for nobody. */
export function proposedIn(log: readonly { event: string; by: string | null }[]): string | null {
  const trail: { event: string; by: string | null }[] = []
  for (const line of log) {
    if (line.event === 'undone') trail.pop()
    else trail.push(line)
  }
  // A reader who takes a report back is none of ours, and ends no proposal.
  const last = trail.findLast(({ event, by }) => event === 'removal_proposed' || (event === 'kept' && by !== null))
  return last?.event === 'removal_proposed' ? last.by : null
}
