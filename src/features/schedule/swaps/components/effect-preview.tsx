import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { api } from '#web/api.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Moment, type Names } from '#case/cases/public.tsx'
import { calls, type Preview, type TradeDraft } from '../contract.ts'
import { EffectTable } from './effect-table.tsx'

interface MeansProps {
  caseId: string
  draft: TradeDraft
  zone: string
  names: Names
  kids: readonly { id: string; name: string }[]
}

/** What a swap request would change, shown while it is being written. Nothing is stored. */
export function EffectPreview({ caseId, draft, zone, names, kids }: MeansProps) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const isWhole = draft.legs.every(({ from, to }) => from !== '' && to !== '')
  const text = isWhole ? JSON.stringify({ ...draft, reason: '', handover: '' }) : null
  useEffect(() => {
    if (text === null) return
    let isOld = false
    const timer = setTimeout(() => {
      api(calls.preview, { params: { case: caseId }, body: JSON.parse(text) as TradeDraft }, { background: true })
        .then((reply) => !isOld && setPreview(reply))
        // Sending the request shows the same problem.
        .catch(() => !isOld && setPreview(null))
    }, 400)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [caseId, text])
  const visible = text === null ? null : preview
  return (
    <div aria-live="polite" className="grid gap-3">
      {visible && visible.problems.length > 0 && (
        <Notice tone="attention">
          {visible.problems.map(({ leg, sentence }) => (
            <p key={`${leg} ${sentence}`}>{sentence}</p>
          ))}
        </Notice>
      )}
      {visible?.effect && (
        <div>
          <h3 className="text-base">
            <Trans>What it moves</Trans>
          </h3>
          <EffectTable kids={kids} effect={visible.effect} names={names} />
        </div>
      )}
      {visible && visible.noticeMissing > 0 && (
        <Notice tone="attention">
          <Trans>
            The order asks for more notice: <Plural one="# hour is" other="# hours are" value={visible.noticeMissing} /> missing. You can
            ask all the same.
          </Trans>
        </Notice>
      )}
      {visible?.respondBy && (
        <p>
          <Trans>
            To be answered by <Moment at={visible.respondBy.at} zone={zone} />
          </Trans>
          {': '}
          <Why why={visible.respondBy.why} />
        </p>
      )}
    </div>
  )
}

function Why({ why }: { why: NonNullable<Preview['respondBy']>['why'] }) {
  switch (why) {
    case 'order':
      return <Trans>as the order says.</Trans>
    case 'usual':
      return <Trans>48 hours, for no order in force says otherwise.</Trans>
    case 'begins':
      return <Trans>when the time itself begins.</Trans>
    case 'emergency':
      return <Trans>it begins in less than 48 hours, so the time to answer is half of what is left.</Trans>
  }
}
