import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Problem } from '#web/form/problem.tsx'

interface DecidingProps {
  yes: string
  no: string
  /** Explains what the claimant or author receives if the answer is no. */
  hint: string
  busy: boolean
  problem: { sentence: string; field: string | null } | null
  onYes: () => void
  onNo: (reason: string) => void
  /** Yes is not possible now. */
  isBarred?: boolean
}

/** Buttons for yes, or for no with a reason. */
export function Deciding({ yes, no, hint, busy, problem, onYes, onNo, isBarred = false }: DecidingProps) {
  const { t } = useLingui()
  const [isNo, setNo] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onNo(String(new FormData(event.currentTarget).get('reason') ?? '').trim())
  }
  return (
    <div className="grid gap-3">
      {!isNo && <Problem of={problem} />}
      {isNo ? (
        <form autoComplete="off" className="grid max-w-2xl gap-3" noValidate onSubmit={submit}>
          <TextArea error={problem?.sentence} hint={hint} label={t`Why`} maxLength={1000} name="reason" rows={3} />
          <p className="flex flex-wrap gap-3">
            <Button busy={busy} kind="danger" type="submit">
              {no}
            </Button>
            <Button kind="secondary" onClick={() => setNo(false)}>
              <Trans>Leave it</Trans>
            </Button>
          </p>
        </form>
      ) : (
        <p className="flex flex-wrap gap-3">
          {!isBarred && (
            <Button busy={busy} onClick={onYes}>
              {yes}
            </Button>
          )}
          <Button kind="secondary" onClick={() => setNo(true)}>
            {no} …
          </Button>
        </p>
      )}
    </div>
  )
}
