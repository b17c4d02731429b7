import { msg, type Text } from '#kernel/text.ts'

/** A role that one person gave alone counts for acts of two people once it is so old. Milliseconds. */
export const youngFor = 7 * 24 * 3_600_000

export interface Grant {
  grantedAt: number
  /** Who gave it; `null` where the account is gone, or the command on the server did. */
  grantedBy: string | null
  /** Given, or confirmed, by the command on the server. */
  onServer: boolean
  /** A second super admin agreed when it was given. */
  isSeconded: boolean
}

/** Why someone does not count as a second person; `ok` where they do. */
export type Second = 'ok' | 'self' | 'no_role' | 'by_asker' | 'young'

/**
 * Whether someone counts as a second person beside those who asked or agreed before (decision 0054). Two accounts of one
 * person must not be enough: a role that one of the others gave alone never counts, and one that anybody gave alone counts
 * only once it is seven days old. A role that was given on the server, or that two people agreed to, counts at once.
 * @param grants the roles of the one who decides that are enough for the act
 */
export function secondPerson(me: string, others: readonly string[], grants: readonly Grant[], now: number): Second {
  if (others.includes(me)) return 'self'
  const counts = grants.map(({ grantedAt, grantedBy, onServer, isSeconded }): Second => {
    if (onServer || isSeconded) return 'ok'
    if (grantedBy !== null && others.includes(grantedBy)) return 'by_asker'
    return now - grantedAt < youngFor ? 'young' : 'ok'
  })
  return (['ok', 'young', 'by_asker'] as const).find((one) => counts.includes(one)) ?? 'no_role'
}

export const secondSentence: Readonly<Record<Exclude<Second, 'ok'>, Text>> = {
  self: msg`Someone else has to decide: never the person who asked, or who agreed before.`,
  no_role: msg`This is not open to your account.`,
  by_asker: msg`The person who asked gave you your role. Someone else has to decide.`,
  young: msg`Your role is younger than seven days, and one person alone gave it. Someone else has to decide.`,
}
