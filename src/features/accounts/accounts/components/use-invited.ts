import { useSearch } from 'wouter'
import { isInvited } from '#map/after-sign-in.ts'

/** Whether a person who is here came by the mail of an invitation: the address says so, and nothing else does. */
export const useInvited = (): boolean => isInvited(new URLSearchParams(useSearch()))
