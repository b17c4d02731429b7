// What needs someone's answer: every request, proposal and invitation that waits for the one who asks, in one list with its
// deadline. A parent has those of the other parent, a person who was invited their invitations; a granted seat answers nothing.
// Nothing is stored here: each feature names what of its own waits (`source.ts`), and reading this list opens none of it.
import { calls as ofShell } from '#shell/contract.ts'

export type { Wait } from '#shell/contract.ts'

export const calls = { list: ofShell.answers }
