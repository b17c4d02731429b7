import { Trans, useLingui } from '@lingui/react/macro'
import type { TagKind } from '#domain/evidence/items.ts'
import { formatDate } from '#web/dates.ts'
import type { Item } from '../contract.ts'

interface Props {
  item: Item
  kids: readonly { id: string; name: string }[]
}

/** What its author says about an item; what is empty is left out. */
export function Said({ item, kids }: Props) {
  const { i18n } = useLingui()
  const { day, note, device, tags } = item
  const of = (wanted: TagKind) =>
    tags
      .filter(({ kind }) => kind === wanted)
      .map(({ value }) => (wanted === 'child' ? (kids.find(({ id }) => id === value)?.name ?? '') : value))
      .filter((value) => value !== '')
      .join(', ')
  const lines = [
    { key: 'day', term: <Trans>Day</Trans>, value: day === null ? '' : formatDate('dayWithWeekdayAndYear', day, i18n.locale) },
    { key: 'issue', term: <Trans>Issues</Trans>, value: of('issue') },
    { key: 'child', term: <Trans>Children</Trans>, value: of('child') },
    { key: 'clause', term: <Trans>Clauses</Trans>, value: of('clause') },
    { key: 'witness', term: <Trans>Witnesses</Trans>, value: of('witness') },
    { key: 'device', term: <Trans>Device</Trans>, value: device },
    { key: 'note', term: <Trans>Note</Trans>, value: note },
  ].filter(({ value }) => value !== '')
  if (lines.length === 0) return null
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
      {lines.map(({ key, term, value }) => (
        <div className="contents" key={key}>
          <dt className="text-soft">{term}</dt>
          <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
