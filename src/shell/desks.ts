import type { PageLine } from '#map/lines.ts'

type Desk = NonNullable<PageLine['staff']>

/** Whose desk a role may sit at. The server decides (access/actor.ts); a test holds the two together. */
const desks: Readonly<Record<Desk, readonly string[]>> = {
  support: ['support_admin', 'admin', 'super_admin'],
  moderator: ['moderator', 'admin', 'super_admin'],
  admin: ['admin', 'super_admin'],
  super: ['super_admin'],
}

/** Whether a page is open to someone with these roles, as far as desks go. */
export function isOpenTo(line: Pick<PageLine, 'staff'>, roles: readonly string[]): boolean {
  return line.staff === undefined || desks[line.staff].some((role) => roles.includes(role))
}
