import type { AnyCall } from '#http/contract.ts'
import { useMutation } from '#web/form/use-mutation.ts'

/** An action about demands or counsel; who is counsel changes what can be done with notices. Another desk may have been first. */
export const useDeskMutation = <C extends AnyCall>(call: C) =>
  useMutation(call, ['/api/staff/legal-demands', '/api/staff/counsel', '/api/staff/takedown'], { saysConflicts: true })
