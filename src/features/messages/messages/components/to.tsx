import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { roleNames } from '#case/cases/public.tsx'
import type { Reply } from '#http/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/field.tsx'
import type { calls } from '../contract.ts'

type Recipients = Reply<typeof calls.check>['recipients']

const chosenOf = (recipients: Recipients, chosen: readonly string[]) => recipients.filter(({ memberId }) => chosen.includes(memberId))

/** Whether it goes to the author's own attorney alone: then nobody else learns of it. */
export function isToAttorneyAlone(recipients: Recipients, chosen: readonly string[]): boolean {
  const to = chosenOf(recipients, chosen)
  return to.length > 0 && to.every(({ isOwnAttorney }) => isOwnAttorney)
}

interface ToProps {
  recipients: Recipients
  chosen: readonly string[]
  onToggle: (id: string) => void
  error: string | undefined
}

/** Who it goes to: one line, that opens where there is something to choose. */
export function To({ recipients, chosen, onToggle, error }: ToProps) {
  const { i18n, t } = useLingui()
  const to = chosenOf(recipients, chosen)
  const [isOpen, setOpen] = useState(to.length === 0)
  const [only] = recipients
  const roleOf = ({ role, isOwnAttorney }: Recipients[number]) =>
    isOwnAttorney ? t`your attorney` : role !== 'parent' && role in roleNames ? i18n._(roleNames[role as keyof typeof roleNames]) : null
  const named = (seat: Recipients[number]) => (
    <>
      <bdi>{seat.name}</bdi>
      {roleOf(seat) !== null && <span className="font-normal text-soft"> ({roleOf(seat)})</span>}
      {!seat.hasJoined && (
        <span className="font-normal text-soft">
          {' '}
          {seat.isMailed ? (
            <Trans>(has not joined yet: gets a mail with a link)</Trans>
          ) : (
            <Trans>(has not joined yet: reads it after that)</Trans>
          )}
        </span>
      )}
    </>
  )
  const short = (seat: Recipients[number]) => (seat.isOwnAttorney ? t`your attorney` : seat.name)
  const isOnly = only !== undefined && recipients.length === 1 && chosen.includes(only.memberId)
  return (
    <div className="grid gap-1">
      {isOpen && !isOnly ? (
        <fieldset aria-describedby={error ? 'recipients-error' : undefined}>
          <legend className="font-semibold">
            <Trans>To</Trans>
          </legend>
          {error && <FieldError id="recipients-error">{error}</FieldError>}
          {recipients.map((seat) => (
            <Checkbox
              checked={chosen.includes(seat.memberId)}
              key={seat.memberId}
              label={named(seat)}
              name="recipients"
              onChange={() => onToggle(seat.memberId)}
            />
          ))}
        </fieldset>
      ) : (
        <>
          {error && <FieldError id="recipients-error">{error}</FieldError>}
          <p className="flex items-baseline gap-x-2">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <Trans>To</Trans> <strong>{isOnly ? named(only) : to.map(short).join(', ')}</strong>
            </span>
            {!isOnly && (
              <Button aria-label={t`Change who it goes to`} kind="quiet" onClick={() => setOpen(true)}>
                <Trans>Change</Trans>
              </Button>
            )}
          </p>
        </>
      )}
      <Seen recipients={recipients} to={to} />
    </div>
  )
}

/** Who learns what by the list of recipients, before it is sent. */
function Seen({ recipients, to }: { recipients: Recipients; to: Recipients }) {
  if (to.length === 0) return null
  const other = recipients.find(({ role }) => role === 'parent')
  if (to.every(({ isOwnAttorney }) => isOwnAttorney))
    return (
      <p className="text-sm text-soft">
        {other ? (
          <Trans>Private: only you and your attorney see it. {other.name} does not learn of it.</Trans>
        ) : (
          <Trans>Private: only you and your attorney see it.</Trans>
        )}
      </p>
    )
  if (to.every(({ role }) => role !== 'parent'))
    return (
      <p className="text-sm text-soft">
        <Trans>Only your own attorney can be written to alone. Everyone else gets it together with the other parent.</Trans>
      </p>
    )
  if (to.length === 1) return null
  return (
    <p className="text-sm text-soft">
      {other && to.some(({ isOwnAttorney }) => isOwnAttorney) ? (
        <Trans>Everyone it goes to sees this list, so {other.name} sees that you have an attorney, with the name.</Trans>
      ) : (
        <Trans>Everyone it goes to sees this list.</Trans>
      )}
    </p>
  )
}
