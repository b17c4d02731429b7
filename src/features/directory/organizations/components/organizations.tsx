import { Trans, useLingui } from '@lingui/react/macro'
import { placeInWords } from '#web/place.ts'
import { SiteLink } from '#web/link.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Listed } from '../contract.ts'
import { hrefOf } from './address.ts'
import { kindWords } from './words.ts'

const nameOf = ({ id, name, parentName, isFictional, closedOn }: Listed) => (
  <>
    <SiteLink className="inline-block py-2.5" to={hrefOf({ organization: id })}>
      {name}
    </SiteLink>{' '}
    {isFictional && (
      <Badge>
        <Trans>Fictional</Trans>
      </Badge>
    )}{' '}
    {closedOn !== null && (
      <Badge>
        <Trans>closed</Trans>
      </Badge>
    )}
    {parentName && <span className="block text-sm font-normal text-soft">{parentName}</span>}
  </>
)

export function Organizations({ caption, items }: { caption: string; items: readonly Listed[] }) {
  const { i18n } = useLingui()
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'name', header: <Trans>Name</Trans>, cell: nameOf },
        { key: 'kind', header: <Trans>Kind</Trans>, cell: ({ kind }) => i18n._(kindWords[kind]) },
        {
          key: 'place',
          header: <Trans>Place</Trans>,
          cell: ({ state, county }) => placeInWords({ courtName: null, county, state }) || null,
        },
        { key: 'people', header: <Trans>Seats held</Trans>, align: 'end', cell: ({ people }) => i18n.number(people) },
      ]}
      quiet
      rowKey={({ id }) => id}
      rows={items}
    />
  )
}
