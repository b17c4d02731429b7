import { Trans, useLingui } from '@lingui/react/macro'
import { formatCents, plainCents, readCents } from '#domain/money/cents.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { ReceiptReader, type Taken } from '#money/receipts/public.tsx'
import { type BatchRow, isEmpty, lostIn, missingIn } from './batch.ts'
import { Result } from './result.tsx'
import type { Became } from './use-batch.ts'

interface Props {
  caseId: string
  number: number
  row: BatchRow
  today: string
  kids: readonly { id: string; name: string }[]
  categories: readonly { id: string; title: string }[]
  became: Became | undefined
  /** Whether its receipt is read: of one row at a time, so that each is compared before the next. */
  isReading: boolean
  isBusy: boolean
  /** Closing was tried while a draft could not hold all that was typed. */
  isTried: boolean
  onPut: (more: Partial<BatchRow>) => void
  onRead: () => void
  onRemove: () => void
}

/**
 * One expense of several: its fields in a line, its receipt with what was read, and what is missing or became of it. A form of its
 * own until it is sent, so that its dialog asks before it loses what was typed, and not for what was sent.
 */
export function BatchFields(props: Props) {
  const { caseId, number, row, today, kids, categories, became, isReading, isBusy, isTried, onPut, onRead, onRemove } = props
  const { t, i18n } = useLingui()
  const { key, title, amount, day, category, children, receipt, draft } = row
  const read = readCents(amount)
  const wrong = 'reason' in read && amount.trim() !== '' ? i18n._(read.reason) : undefined
  const lost = isTried ? lostIn(row) : null
  const missing = isEmpty(row) || wrong !== undefined ? null : missingIn(row, today)
  if (became?.is === 'sent')
    return (
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {title} <span className="figures">{'cents' in read && formatCents(read.cents)}</span>
        </span>
        <Result of={became} />
      </div>
    )
  /** What a press took from the receipt; nothing is filled in without one. */
  const take = ({ total, day: on, merchant }: Taken) =>
    onPut({
      ...(total !== undefined && { amount: plainCents(Math.abs(total)) }),
      ...(on !== undefined && { day: on }),
      ...(merchant !== undefined && title === '' && { title: merchant }),
    })
  const toggle = (id: string) => onPut({ children: children.includes(id) ? children.filter((one) => one !== id) : [...children, id] })
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset className="grid gap-2">
        <legend className="font-semibold">
          {receipt ? (
            <Trans>
              {number}. {receipt.name}
            </Trans>
          ) : (
            <Trans>Expense {number}</Trans>
          )}
        </legend>
        {receipt &&
          (isReading ? (
            <ReceiptReader caseId={caseId} file={receipt.file} onTake={take} />
          ) : (
            <Button className="justify-self-start" kind="quiet" onClick={onRead}>
              <Trans>Read receipt {number}</Trans>
            </Button>
          ))}
        <div className="grid grid-cols-[2fr_3fr] items-end gap-x-3 gap-y-2 *:min-w-0 sm:grid-cols-[2fr_1fr_1.2fr_1.5fr]">
          <div className="col-span-2 sm:col-span-1">
            <TextInput
              label={t`What it was for`}
              maxLength={120}
              name={`title-${key}`}
              onChange={(event) => onPut({ title: event.target.value })}
              value={title}
            />
          </div>
          <TextInput
            error={wrong}
            inputMode="decimal"
            label={t`Amount`}
            maxLength={24}
            name={`amount-${key}`}
            onChange={(event) => onPut({ amount: event.target.value })}
            value={amount}
          />
          <TextInput
            error={lost?.field === 'day' ? i18n._(lost.sentence) : undefined}
            label={t`Day you paid`}
            max={today}
            name={`day-${key}`}
            onChange={(event) => onPut({ day: event.target.value })}
            type="date"
            value={day}
          />
          <div className="col-span-2 sm:col-span-1">
            <Select
              label={t`Category`}
              name={`category-${key}`}
              onChange={(event) => onPut({ category: event.target.value || null })}
              options={[{ value: '', label: t`Choose` }, ...categories.map((one) => ({ value: one.id, label: one.title }))]}
              value={category ?? ''}
            />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <fieldset aria-label={t`Children of expense ${number}`} className="flex flex-wrap gap-x-6">
            {kids.map(({ id, name }) => (
              <Checkbox
                checked={children.includes(id)}
                key={id}
                label={name}
                name={`child-${key}`}
                onChange={() => toggle(id)}
                value={id}
              />
            ))}
          </fieldset>
          <Button busy={isBusy} kind="quiet" onClick={onRemove}>
            {draft === null ? <Trans>Remove expense {number}</Trans> : <Trans>Leave {number} as draft</Trans>}
          </Button>
        </div>
        {missing && <p className="text-sm text-soft">{i18n._(missing.sentence)}</p>}
        <Result of={became} />
      </fieldset>
    </form>
  )
}
