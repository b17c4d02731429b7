import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'
import { BreakGlassCard } from './glass-card.tsx'
import { BreakGlassForm } from './glass-form.tsx'

/** Looking into an account with two persons: who asked, who agreed, what runs. */
export function BreakGlassPart() {
  const { t } = useLingui()
  const client = useQueryClient()
  const found = useApiQuery(calls.glasses, {})
  const refresh = () => void client.invalidateQueries({ queryKey: [calls.glasses.path] })
  return (
    <Loaded query={found} failed={t`The requests did not load`} lines={6}>
      {({ glasses, seconds }) => (
        <div className="grid gap-6">
          {seconds === 0 && (
            <Notice title={<Trans>No one can agree to your requests</Trans>} tone="attention">
              <p>
                <Trans>
                  It takes another super admin whose role was given on the server, by two people, or more than seven days ago by someone
                  other than you.
                </Trans>
              </p>
            </Notice>
          )}
          {glasses.length === 0 ? (
            <Empty title={<Trans>Nobody has asked to look</Trans>}>
              <p>
                <Trans>Requests and what became of them stay listed here.</Trans>
              </p>
            </Empty>
          ) : (
            <ul className="grid gap-4">
              {glasses.map((one) => (
                <li key={one.id}>
                  <BreakGlassCard glass={one} onChanged={refresh} />
                </li>
              ))}
            </ul>
          )}
          <BreakGlassForm onAsked={refresh} />
        </div>
      )}
    </Loaded>
  )
}
