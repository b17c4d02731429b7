import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { Table } from '#web/ui/table.tsx'
import type { Source } from '../contract.ts'

const nameOf = ({ title, publisher, url }: Source) => (
  <>
    {url ? (
      <a href={url} rel="noreferrer">
        {title}
      </a>
    ) : (
      title
    )}
    <span className="block text-sm font-normal text-soft">{publisher}</span>
  </>
)

// A table's cells are functions and no components.
const termsOf = ({ licence }: Source) => <span className="text-sm">{licence}</span>

/** Where the people of a place come from: the terms, for which day the source speaks, and when it was last read. */
export function Sources({ rows }: { rows: readonly Source[] }) {
  const { t, i18n } = useLingui()
  const day = (on: string | null) => (on === null ? null : <span className="figures whitespace-nowrap">{dayInWords(on, i18n.locale)}</span>)
  return (
    <section aria-labelledby="sources" className="grid gap-3">
      <h2 id="sources">
        <Trans>Sources</Trans>
      </h2>
      <Table
        caption={t`Sources`}
        columns={[
          { key: 'source', header: <Trans>Source</Trans>, cell: nameOf },
          { key: 'people', header: <Trans>People here</Trans>, align: 'end', cell: ({ people }) => i18n.number(people) },
          {
            key: 'edition',
            header: <Trans>Speaks for</Trans>,
            align: 'end',
            cell: ({ editionOn }) => day(editionOn) ?? t`a day for each`,
          },
          { key: 'read', header: <Trans>Last read</Trans>, align: 'end', cell: ({ readOn }) => day(readOn) },
          { key: 'terms', header: <Trans>Terms</Trans>, cell: termsOf },
        ]}
        quiet
        rowKey={({ id }) => id}
        rows={rows}
      />
      <p className="max-w-prose text-sm text-soft">
        <Trans>
          Search finds the county of a city or ZIP code in data from{' '}
          <a href="https://www.geonames.org/" rel="noreferrer">
            GeoNames
          </a>
          , under the{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer">
            Creative Commons Attribution 4.0 license
          </a>
          . We shortened county names and chose one county for each city.
        </Trans>
      </p>
    </section>
  )
}
