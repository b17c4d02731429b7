import { Trans, useLingui } from '@lingui/react/macro'
import { useCaseTimes } from '#shell/case-times.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { drop, type Said, unsent, type Waiting } from './waiting.ts'
import { recordNames } from './words.ts'

/** Records that have not reached the server: what they say, and their state. */
export function WaitingList({ waiting, zone }: { waiting: readonly Waiting[]; zone: string }) {
  const { i18n } = useLingui()
  const times = useCaseTimes(zone, i18n)
  const open = unsent(waiting)
  if (open.length === 0) return null
  return (
    <Notice title={<Trans>Not sent yet</Trans>} tone="attention">
      <p>
        <Trans>There is no connection. What you wrote waits on this page and is sent when it is back. Leave the page open.</Trans>
      </p>
      <ul>
        {open.map(({ key, since, said, refused }) => {
          const time = times.time(new Date(since).toISOString())
          return (
            <li key={key}>
              <WhatWasSaid said={said} />, <Trans>written at {time}</Trans>
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

function WhatWasSaid({ said }: { said: Said }) {
  const { i18n } = useLingui()
  if (said.is === 'record') {
    const what = i18n._(recordNames[said.kind])
    return <Trans>You {what}</Trans>
  }
  const { name } = said
  if (said.is === 'item') return <Trans>{name}: put on the list</Trans>
  if (!said.done) return <Trans>{name}: taken back</Trans>
  return said.what === 'handed_over' ? <Trans>{name}: handed over</Trans> : <Trans>{name}: received</Trans>
}
