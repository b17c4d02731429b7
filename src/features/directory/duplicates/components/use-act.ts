import type { AnyCall } from '#http/contract.ts'
import { useChange } from '#shell/use-change.ts'
import { useReauth } from '#accounts/security/public.tsx'

/** One act on the duplicates, with the password given again where the server asks for it; what is shown of them is asked again. */
export const useAct = <C extends AnyCall>(call: C) => useChange(call, ['/api/staff/duplicates'], useReauth())
