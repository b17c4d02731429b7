import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { states } from '#domain/directory/states.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { StateRules } from './state-rules.tsx'

const address = '/legal-protection'

/** Recording by state. A plain form: the state that is picked stands in the address, and nowhere else. */
export function Recordings({ state }: { state: string }) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const picked = new FormData(event.currentTarget).get('state')
    go(picked === '' ? address : `${address}?state=${String(picked)}`, { replace: true })
  }
  return (
    <>
      <div className="prose">
        <p>
          <Trans>
            A recording can help in court, and making it can be a crime. It depends on the state: in some one of the people who talk may
            record, in others everybody has to say yes. Where people in two states talk, keep to the stricter rule.
          </Trans>
        </p>
        <p>
          <Trans>
            A recorder is not allowed in most courtrooms. Ask the clerk for the official record instead. Before you record a child, or a
            child’s talk with the other parent, ask a lawyer: judges see that in different ways.
          </Trans>
        </p>
      </div>
      <form
        action={`${address}#recording`}
        className="no-print mt-6 grid max-w-xl gap-4 sm:grid-cols-[1fr_auto] sm:items-end"
        onSubmit={submit}
      >
        <Select
          defaultValue={state}
          key={state}
          label={t`State or territory`}
          name="state"
          options={[{ value: '', label: t`Choose a state` }, ...Object.entries(states).map(([value, label]) => ({ value, label }))]}
        />
        <Button className="min-h-12" kind="secondary" type="submit">
          <Trans>Show its rule</Trans>
        </Button>
      </form>
      <StateRules state={state} />
      <p className="mt-3 max-w-prose text-sm text-soft">
        <Trans>
          Compared with published tables of these statutes. We have not read each statute, and laws change. Look the statute up, or ask a
          lawyer, before you record.
        </Trans>
      </p>
    </>
  )
}
