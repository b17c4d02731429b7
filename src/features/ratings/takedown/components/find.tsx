import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'

/** Whose reviews: by the address of the page that shows them. */
export function Find({ typed }: { typed: string }) {
  const { t } = useLingui()
  return (
    <form action="/notice" className="grid max-w-2xl gap-4" method="get">
      <TextInput
        autoComplete="off"
        defaultValue={typed}
        error={typed === '' ? undefined : t`This is no address of a page about a person. Open the person’s page and copy its address.`}
        hint={<Trans>Open the page of the person and copy its address from the top of your browser.</Trans>}
        id="notice-at"
        label={t`Address of the page with the review`}
        maxLength={500}
        name="professional"
        spellCheck={false}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit">
          <Trans>Show the reviews</Trans>
        </Button>
        <SiteLink className="inline-flex min-h-11 items-center" to="/search-professionals">
          <Trans>Look up the person</Trans>
        </SiteLink>
      </div>
    </form>
  )
}
