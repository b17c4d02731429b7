import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { Table } from '#web/ui/table.tsx'
import type { FieldFigures } from '../contract.ts'
import { hrefOf, type Place } from './address.ts'
import { Share } from './share.tsx'
import { fieldWords } from './words.ts'

interface FieldsProps {
  place: Place
  fields: readonly FieldFigures[]
}

function Verified({ verifiedOn, ageDays, oldestOn }: FieldFigures) {
  const { i18n } = useLingui()
  if (verifiedOn === null || ageDays === null || oldestOn === null) return null
  const [middle, oldest] = [dayInWords(verifiedOn, i18n.locale), dayInWords(oldestOn, i18n.locale)]
  return (
    <span className="figures">
      <span className="whitespace-nowrap">{middle}</span>{' '}
      <span className="block text-sm text-soft">
        <Plural one="# day ago" other="# days ago" value={ageDays} />
        {oldestOn !== verifiedOn && (
          <>
            {'; '}
            <Trans>oldest {oldest}</Trans>
          </>
        )}
      </span>
    </span>
  )
}

/** The way to the people; at a county only, where they are few enough to be looked through. */
function Count({ n, place, field, gap }: { n: number; place: Place; field: FieldFigures['field']; gap: 'missing' | 'conflict' }) {
  const { i18n } = useLingui()
  const number = i18n.number(n)
  if (n === 0 || !place.state || !place.county) return <>{number}</>
  return (
    <SiteLink className="inline-block py-2.5" to={hrefOf({ ...place, field, gap })}>
      {number}{' '}
      <span className="sr-only">
        {gap === 'missing' ? <Trans>without it: show the people</Trans> : <Trans>disagree: show the people</Trans>}
      </span>
    </SiteLink>
  )
}

const sourcesOf = ({ sources }: FieldFigures) => (sources.length === 0 ? null : <span className="text-sm">{sources.join('; ')}</span>)

// A table's cells are functions and no components.
const shareOf = (row: FieldFigures) => <Share filled={row.filled} n={row.n} />
const verifiedOf = (row: FieldFigures) => (row.verifiedOn === null ? null : <Verified {...row} />)

/** Each field of a place: how many have it, for which day it speaks, and where sources disagree. */
export function Fields({ place, fields }: FieldsProps) {
  const { t, i18n } = useLingui()
  const count = (gap: 'missing' | 'conflict', n: (row: FieldFigures) => number) => (row: FieldFigures) => (
    <Count field={row.field} gap={gap} n={n(row)} place={place} />
  )
  return (
    <Table
      caption={t`Fields`}
      columns={[
        { key: 'field', header: <Trans>Field</Trans>, cell: ({ field }) => i18n._(fieldWords[field]) },
        { key: 'share', header: <Trans>People who have it</Trans>, cell: shareOf },
        { key: 'missing', header: <Trans>Missing</Trans>, align: 'end', cell: count('missing', ({ n, filled }) => n - filled) },
        { key: 'conflicts', header: <Trans>Sources disagree</Trans>, align: 'end', cell: count('conflict', ({ conflicts }) => conflicts) },
        { key: 'verified', header: <Trans>Speaks for</Trans>, cell: verifiedOf },
        {
          key: 'source',
          header: <Trans>Source</Trans>,
          cell: sourcesOf,
        },
      ]}
      quiet
      rowKey={({ field }) => field}
      rows={fields}
    />
  )
}
