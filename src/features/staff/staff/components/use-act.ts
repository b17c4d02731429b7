import type { AnyCall } from '#http/contract.ts'
import { useChange } from '#shell/use-change.ts'
import { useReauth } from '#accounts/security/public.tsx'

/** One act of staff, with the password given again where the server asks for it. */
export const useAct = <C extends AnyCall>(call: C) => useChange(call, [], useReauth())
