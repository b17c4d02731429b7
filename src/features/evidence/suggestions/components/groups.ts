import type { Suggestion } from '../contract.ts'

interface Issue {
  id: string
  name: string
}

/** Suggestions by the issue that they are proposed for, in the order of the issues; those without one last. */
export function groupsOf(all: readonly Suggestion[], issues: readonly Issue[]): { issue: Issue | null; of: Suggestion[] }[] {
  const of = (id: string | null) => all.filter(({ draft }) => (draft.issues[0] ?? null) === id)
  return [...issues.map((issue) => ({ issue, of: of(issue.id) })), { issue: null, of: of(null) }].filter((group) => group.of.length > 0)
}
