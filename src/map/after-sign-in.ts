/** In the address of a page for visitors: someone came by the mail of an invitation. It names no person and no invitation. */
const invitation = ['for', 'invitation'] as const

/** Whether an address says that someone came by an invitation's mail. */
export const isInvited = (search: URLSearchParams): boolean => search.get(invitation[0]) === invitation[1]

/** A page for visitors, with that word where it is to be stored. */
export const asInvited = (path: string, invited: boolean): string => (invited ? `${path}?${invitation.join('=')}` : path)

/**
 * Where someone goes on who is signed in, and was on a page for visitors. One word of the address is known, and no path or
 * host is ever taken from it: whatever a link says, it leads to one of two pages of ours.
 */
export const afterSignIn = (search: URLSearchParams): string => asInvited(isInvited(search) ? '/parent-connection' : '/', isInvited(search))
