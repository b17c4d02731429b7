import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { hrefOf } from './address.ts'

/** Asks who was here on one day: a hearing of 2019 is read beside the bench of 2019. */
export function OnDay({ organization, on }: { organization: string; on: string | undefined }) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(hrefOf({ organization, on: String(new FormData(event.currentTarget).get('on') ?? '') }))
  }
  return (
    <form className="no-print flex flex-wrap items-end gap-3" key={on ?? ''} onSubmit={submit}>
      <TextInput defaultValue={on} label={t`Who was here on`} name="on" type="date" />
      <Button className="min-h-12" kind="secondary" type="submit">
        <Trans>Show that day</Trans>
      </Button>
      {on && (
        <SiteLink className="inline-block py-3" to={hrefOf({ organization })}>
          <Trans>Show all days</Trans>
        </SiteLink>
      )}
    </form>
  )
}
