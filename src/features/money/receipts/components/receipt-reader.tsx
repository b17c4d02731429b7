import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Spinner } from '#shell/spinner.tsx'
import { calls, type ReceiptReading } from '../contract.ts'
import { ReceiptChip } from './receipt-chip.tsx'
import { ReceiptPicture } from './receipt-picture.tsx'
import { type Chip, chipsOf, takenOf, type Taken } from './taken.ts'

interface ReceiptReaderProps {
  caseId: string
  /** An own file that is prepared (`files.prepare`). */
  file: string
  /** Called with what the parent pressed, one thing at a time: nothing is filled in without a press. */
  onTake: (taken: Taken) => void
}

/** Reads a receipt and offers what it says, each marked on the picture. */
export function ReceiptReader(props: ReceiptReaderProps) {
  return <Reading key={props.file} {...props} />
}

function Reading({ caseId, file, onTake }: ReceiptReaderProps) {
  const reading = useMutation(calls.read)
  const read = () => void reading.send({ params: { case: caseId }, body: { file } })
  const begin = useEffectEvent(read)
  useEffect(() => begin(), [])
  const { became, busy } = reading
  if (became?.is === 'done') return <Offers caseId={caseId} file={file} onTake={onTake} reading={became.data} />
  if (became && !busy)
    return (
      <div className="grid justify-items-start gap-2">
        <Problem of={became} />
        <Button kind="secondary" onClick={read}>
          <Trans>Read receipt again</Trans>
        </Button>
      </div>
    )
  return (
    <output aria-busy="true" className="block">
      <Spinner>
        <Trans>Reading your receipt. This can take a few seconds. You can fill in the form now.</Trans>
      </Spinner>
    </output>
  )
}

function Offers({ caseId, file, onTake, reading }: ReceiptReaderProps & { reading: ReceiptReading }) {
  const { t } = useLingui()
  const [taken, setTaken] = useState<readonly Chip[]>([])
  const [pointed, setPointed] = useState<Chip | null>(null)
  if (reading.problem !== null) return <output className="block">{reading.problem}</output>
  const { first, amounts, others } = chipsOf(reading)
  const take = (chip: Chip) => {
    setTaken((all) => [...all.filter(({ field }) => field !== chip.field), chip])
    onTake(takenOf(chip))
  }
  const chips = (all: readonly Chip[]) => (
    <ul className="flex flex-wrap gap-2">
      {all.map((chip) => (
        <li key={`${chip.field} ${chip.offer.value}`}>
          <ReceiptChip
            chip={chip}
            isTaken={taken.some(({ field, offer }) => field === chip.field && offer.value === chip.offer.value)}
            onPoint={setPointed}
            onTake={take}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-label={t`Read from your receipt`} className="grid gap-2">
      <output className="block text-sm">
        {reading.isRefund && (
          <strong>
            <Trans>This looks like a refund.</Trans>
          </strong>
        )}{' '}
        <Trans>Compare with your receipt, then select what is right. We can misread numbers.</Trans>
      </output>
      {chips(first)}
      {reading.hasPicture && <ReceiptPicture address={`/api/cases/${caseId}/files/${file}/copy`} chips={first} pointed={pointed} />}
      {amounts.length > 0 && <Disclosure title={<Trans>Other amounts</Trans>}>{chips(amounts)}</Disclosure>}
      {others.length > 0 && <Disclosure title={<Trans>Other dates and names</Trans>}>{chips(others)}</Disclosure>}
    </section>
  )
}
