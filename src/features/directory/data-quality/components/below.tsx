import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Below as Row } from '../contract.ts'
import { countyName, hrefOf, type Place, stateName } from './address.ts'
import { Share } from './share.tsx'

const shareCell = (row: Row) => <Share filled={row.filled} n={row.n} />

/** The places one step below, by name. */
export function Below({ place, rows }: { place: Place; rows: readonly Row[] }) {
  const { i18n } = useLingui()
  const link = ({ value }: Row) =>
    place.state ? (
      <SiteLink className="inline-block py-2.5" to={hrefOf({ state: place.state, county: value })}>
        {countyName(value, i18n)}
      </SiteLink>
    ) : (
      <SiteLink className="inline-block py-2.5" to={hrefOf({ state: value })}>
        {stateName(value, i18n)}
      </SiteLink>
    )
  return (
    <section aria-labelledby="places" className="grid gap-3">
      <h2 id="places">{place.state ? <Trans>Counties</Trans> : <Trans>States</Trans>}</h2>
      {place.state && (
        <p className="max-w-prose text-soft">
          <Trans>Somebody who works in more than one county is counted in each, and once in the state.</Trans>
        </p>
      )}
      <Table
        caption={place.state ? <Trans>Counties</Trans> : <Trans>States</Trans>}
        columns={[
          { key: 'place', header: place.state ? <Trans>County</Trans> : <Trans>State</Trans>, cell: link },
          { key: 'people', header: <Trans>People</Trans>, align: 'end', cell: ({ people }) => i18n.number(people) },
          { key: 'share', header: <Trans>Complete</Trans>, cell: shareCell },
          { key: 'conflicts', header: <Trans>Sources disagree</Trans>, align: 'end', cell: ({ conflicts }) => i18n.number(conflicts) },
        ]}
        quiet
        rowKey={({ value }) => value}
        rows={rows}
      />
    </section>
  )
}
