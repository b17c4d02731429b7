// Who is signed in. Accounts themselves arrive with the sign-in issue; until then the answer is nobody.
import * as z from 'zod/mini'
import { call } from '../../http/contract.ts'

const User = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  hasAcceptedTerms: z.boolean(),
})

export const calls = {
  user: call({
    name: 'accounts.user',
    method: 'GET',
    path: '/api/auth/user',
    access: 'signedIn',
    summary: 'The signed-in user; 401 for nobody.',
    reply: User,
  }),
}
