import type { AnyCall } from '../../../http/contract.ts'
import { useChange } from '../../../web/inside/use-change.ts'
import { useConfirming } from '../../security/door.tsx'

/** Everything on the page that an act can change. */
const renews = [
  '/api/staff/threat-notes',
  '/api/staff/takedown',
  '/api/staff/preservation-holds',
  '/api/staff/legal-demands',
  '/api/staff/counsel',
]

/** One act of the desk, with the password given again where the server asks for it. */
export const useAct = <C extends AnyCall>(call: C) => useChange(call, renews, useConfirming())
