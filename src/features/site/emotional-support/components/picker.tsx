import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { states } from '#domain/directory/states.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'

/** A plain form. With JavaScript the page stays as it is, and a safety plan on it is not lost. */
export function Picker({ state }: { state: string }) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const picked = new FormData(event.currentTarget).get('state')
    // In the place of this entry: the way back leads off the page, not through the states.
    go(picked === '' ? '/emotional-support' : `/emotional-support?state=${String(picked)}`, { replace: true })
  }
  return (
    <form action="/emotional-support#local" className="grid max-w-xl gap-4 sm:grid-cols-[1fr_auto] sm:items-end" onSubmit={submit}>
      <Select
        defaultValue={state}
        key={state}
        label={t`State or territory`}
        name="state"
        options={[{ value: '', label: t`Choose a state` }, ...Object.entries(states).map(([value, label]) => ({ value, label }))]}
      />
      <Button className="min-h-12" kind="secondary" type="submit">
        <Trans>Show its lines</Trans>
      </Button>
    </form>
  )
}
