import { useApiQuery } from '#web/api.ts'
import { calls } from '#case/toolkit/contract.ts'
import { offIn } from '../rules.ts'

/**
 * Where the case stands, of the page that shows what belongs to its phase (`/lifecycle`).
 * `isUnknown`: nobody said yet where it stands, or it is not shown to this seat.
 * `off`: the layers that do not; `null` where no phase is known, and nothing is left out
 */
export function usePhase({ isOn, query }: { isOn: boolean; query: { case?: string } }) {
  const { data, isPending } = useApiQuery(calls.record, { query }, { enabled: isOn })
  const profile = (isOn && data?.record?.profile) || null
  return {
    profile,
    isPending: isOn && isPending,
    isUnknown: isOn && data !== undefined && profile === null,
    off: profile && new Set(offIn(profile.phase)),
  }
}
