import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Names } from '#shell/holders.ts'
import { useCaseTimes } from '#shell/case-times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { type Actual, calls } from '../contract.ts'

export const invalidates = ['/api/schedule']

interface RecordLineProps {
  record: Actual
  caseId: string
  zone: string
  names: Names
  kids: readonly { id: string; name: string }[]
}

/** One note of a time: whose it was, in the case's zone. A private one of their own is shared or removed here. */
export function RecordLine({ record, caseId, zone, names, kids }: RecordLineProps) {
  const { i18n } = useLingui()
  const { send, busy, problem, clear } = useMutation(calls.settleRecord, invalidates)
  const { moment } = useCaseTimes(zone, i18n)
  const [from, to, who] = [moment(record.fromAt), moment(record.toAt), names[record.holder]]
  const [asking, setAsking] = useState<'share' | 'remove' | null>(null)
  const askFirst = (what: 'share' | 'remove') => {
    clear()
    setAsking(what)
  }
  const settle = async (act: 'share' | 'remove') => {
    if (await send({ params: { case: caseId, record: record.id }, body: { act } })) setAsking(null)
  }
  return (
    <li className="grid gap-1 rounded-sm border border-line bg-surface p-3">
      <p>
        <Badge>{record.isShared ? <Trans>Shared</Trans> : <Trans>Private</Trans>}</Badge>{' '}
        <Trans>
          {from} to {to}: with {who}
        </Trans>
        {record.childIds.length > 0 &&
          ` (${kids
            .filter(({ id }) => record.childIds.includes(id))
            .map(({ name }) => name)
            .join(', ')})`}
      </p>
      {record.note && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{record.note}</p>}
      <Confirm
        busy={busy}
        onClose={() => setAsking(null)}
        onConfirm={() => void settle('share')}
        open={asking === 'share'}
        problem={problem?.sentence}
        title={<Trans>Share this note?</Trans>}
        verb={<Trans>Share note</Trans>}
      >
        <p>
          <Trans>The other parent can read it from now on. A shared note can’t be changed or removed.</Trans>
        </p>
      </Confirm>
      <Confirm
        busy={busy}
        isDanger
        onClose={() => setAsking(null)}
        onConfirm={() => void settle('remove')}
        open={asking === 'remove'}
        problem={problem?.sentence}
        title={<Trans>Remove this note?</Trans>}
        verb={<Trans>Remove note</Trans>}
      >
        <p>
          <Trans>The note is deleted. Only you have seen it.</Trans>
        </p>
      </Confirm>
      {record.isMine && !record.isShared && (
        <div className="no-print flex flex-wrap gap-3">
          <Button kind="quiet" onClick={() => askFirst('share')}>
            <Trans>Share it; it then stays</Trans>
          </Button>
          <Button kind="quiet" onClick={() => askFirst('remove')}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
