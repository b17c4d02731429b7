import type { AnyCall } from '#http/contract.ts'
import { useMutation } from '#web/form/use-mutation.ts'

/** An action about notes; a note changes what can be done with its notice. Another desk may have been first. */
export const useDeskMutation = <C extends AnyCall>(call: C) =>
  useMutation(call, ['/api/staff/threat-notes', '/api/staff/takedown'], { saysConflicts: true })
