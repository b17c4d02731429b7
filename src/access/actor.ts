import type { Access } from '../http/contract.ts'

/** Who is asking, as far as the server knows. Accounts arrive with the sign-in issue; until then nobody is signed in. */
export type Actor = { kind: 'nobody' }

export const nobody: Actor = { kind: 'nobody' }

/** The first lock: may this kind of person make such a call at all? */
export function mayCall(actor: Actor, access: Access): boolean {
  switch (actor.kind) {
    case 'nobody':
      return access === 'public'
  }
}
