import type { AnyCall } from '#http/contract.ts'
import { useMutation } from '#web/form/use-mutation.ts'

/** Everything on the desk's pages that an action on a notice can change. */
const addresses = ['/api/staff/threat-notes', '/api/staff/takedown', '/api/staff/preservation-holds']

/** One action of the desk. Another desk may have been first: then a toast says so, and the page shows what was decided there. */
export const useDeskMutation = <C extends AnyCall>(call: C) => useMutation(call, addresses, { saysConflicts: true })
