import { Trans, useLingui } from '@lingui/react/macro'
import { api } from '#web/api.ts'
import { download } from '#shell/download.ts'
import { useAction } from '#web/form/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { calls } from '../contract.ts'
import type { Place } from './address.ts'

/** The figures of the place and of those below it, as a file. */
export function TakeCsv({ place }: { place: Place }) {
  const { t } = useLingui()
  const { go, busy, problem } = useAction()
  const take = async () => {
    const done = await go(() => api(calls.csv, { query: place }))
    if (done.ok) download(done.reply.csv, `${t`data-quality`}${place.state ? `-${place.state}` : ''}.csv`)
  }
  return (
    <div className="no-print">
      <Button busy={busy} kind="secondary" onClick={() => void take()}>
        <Trans>Download as CSV</Trans>
      </Button>
      {problem && (
        <p className="mt-2" role="alert">
          {problem.sentence}
        </p>
      )}
    </div>
  )
}
