import type { Role } from '#access/actor.ts'

export const demoPassword = 'demo demo demo demo'

export interface DemoAccount {
  id: string
  email: string
  firstName: string
  lastName: string
  /** In a few words, for the sign-in page. */
  is: string
  roles: readonly Role[]
  /** Has accepted what stands, so that it comes in at once. */
  hasAgreed: boolean
}

const id = (number: number) => `d0000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Fictional people who can sign in while DEMO is on, and only then. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'ana@demo.test', firstName: 'Ana', lastName: 'Moreno', is: 'a parent', roles: [], hasAgreed: true },
  { email: 'ben@demo.test', firstName: 'Ben', lastName: 'Harlow', is: 'the other parent', roles: [], hasAgreed: true },
  { email: 'lawyer@demo.test', firstName: 'Lena', lastName: 'Brandt', is: 'a lawyer', roles: ['professional'] as const, hasAgreed: true },
  {
    email: 'newcomer@demo.test',
    firstName: 'Nia',
    lastName: 'Cole',
    is: 'a newcomer, who has not accepted the terms yet',
    roles: [],
    hasAgreed: false,
  },
  {
    email: 'support@demo.test',
    firstName: 'Sam',
    lastName: 'Okafor',
    is: 'staff: support',
    roles: ['support_admin'] as const,
    hasAgreed: true,
  },
  {
    email: 'moderator@demo.test',
    firstName: 'Mika',
    lastName: 'Lund',
    is: 'staff: moderation',
    roles: ['moderator'] as const,
    hasAgreed: true,
  },
  {
    email: 'admin@demo.test',
    firstName: 'Ada',
    lastName: 'Reyes',
    is: 'staff: administration',
    roles: ['admin'] as const,
    hasAgreed: true,
  },
  {
    email: 'super@demo.test',
    firstName: 'Sol',
    lastName: 'Varga',
    is: 'staff: super administration',
    roles: ['super_admin'] as const,
    hasAgreed: true,
  },
  {
    email: 'super2@demo.test',
    firstName: 'Tova',
    lastName: 'Lind',
    is: 'staff: super administration, the second person',
    roles: ['super_admin'] as const,
    hasAgreed: true,
  },
].map((account, index) => ({ ...account, id: id(index + 1) }))
