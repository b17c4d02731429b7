import { Trans, useLingui } from '@lingui/react/macro'
import { timeIn } from '../../../web/inside/times.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { drop, type Waiting } from './waiting.ts'
import { recordNames } from './words.ts'

/** Records that have not reached the server: what they say, and what became of them. */
export function WaitingList({ waiting, zone }: { waiting: readonly Waiting[]; zone: string }) {
  const { i18n } = useLingui()
  if (waiting.length === 0) return null
  return (
    <Notice title={<Trans>Not sent yet</Trans>} tone="attention">
      <p>
        <Trans>There is no connection. These records wait on this page and are sent when it is back. Leave the page open.</Trans>
      </p>
      <ul>
        {waiting.map(({ key, since, record, refused }) => {
          const [what, time] = [i18n._(recordNames[record.kind]), timeIn(new Date(since).toISOString(), zone, i18n.locale)]
          return (
            <li key={key}>
              <Trans>
                You {what}, written at {time}
              </Trans>
              {refused && (
                <>
                  {': '}
                  <strong>{refused}</strong>{' '}
                  <Button kind="quiet" onClick={() => drop(key)}>
                    <Trans>Drop it</Trans>
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
