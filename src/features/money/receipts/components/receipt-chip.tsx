import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { formatCents } from '#domain/money/cents.ts'
import { formatDay } from '#web/dates.ts'
import { Button } from '#web/ui/button.tsx'
import type { Chip } from './taken.ts'

interface ReceiptChipProps {
  chip: Chip
  isTaken: boolean
  /** The pointer or the focus is on it: its place on the picture stands out. */
  onPoint: (chip: Chip | null) => void
  onTake: (chip: Chip) => void
}

/** One thing that was read. A press takes it into the form. */
export function ReceiptChip({ chip, isTaken, onPoint, onTake }: ReceiptChipProps) {
  return (
    <Button
      aria-pressed={isTaken}
      className="max-w-full px-3 text-start [overflow-wrap:anywhere]"
      kind="secondary"
      onBlur={() => onPoint(null)}
      onClick={() => onTake(chip)}
      onFocus={() => onPoint(chip)}
      onMouseEnter={() => onPoint(chip)}
      onMouseLeave={() => onPoint(null)}
    >
      {isTaken && <Check className="icon" />}
      <Words chip={chip} />
    </Button>
  )
}

function Words({ chip: { field, offer } }: { chip: Chip }) {
  const { i18n } = useLingui()
  if (field === 'merchant') return <bdi>{offer.value}</bdi>
  if (field === 'day') return <span className="figures">{formatDay('dayOfLocale', String(offer.value), i18n.locale)}</span>
  const cents = Number(offer.value)
  const amount = formatCents(Math.abs(cents))
  return (
    <span className="figures">
      {field === 'tax' && <Trans>Tax {amount}</Trans>}
      {field === 'tip' && <Trans>Tip {amount}</Trans>}
      {field === 'total' && (cents < 0 ? <Trans>Refund {amount}</Trans> : <Trans>Total {amount}</Trans>)}
    </span>
  )
}
