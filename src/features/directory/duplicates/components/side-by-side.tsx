import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { fieldWord, valueWord } from '#directory/professionals/public.tsx'
import { formatDay } from '#web/dates.ts'
import type { PairSeen, Value } from '../contract.ts'

const roleWords: Readonly<Record<string, MessageDescriptor>> = {
  judge: msg`Judge`,
  attorney: msg`Attorney`,
  gal: msg`Guardian ad litem`,
  expert: msg`Expert`,
}

function Values({ of, field }: { of: readonly Value[]; field: string }) {
  const { i18n } = useLingui()
  const inWords = (word: MessageDescriptor | string) => (typeof word === 'string' ? word : i18n._(word))
  return (
    <ul className="grid gap-1 text-start">
      {of.map(({ value, source, ref, url, day }) => (
        <li key={`${value} ${source}`}>
          {field === 'role' && roleWords[value]
            ? i18n._(roleWords[value])
            : inWords(valueWord(field, value, { role: 'judge', kind: value }))}
          <span className="block text-sm text-soft">
            {url ? (
              <a href={url} rel="noreferrer">
                {source}
              </a>
            ) : (
              source
            )}
            , {ref}, {formatDay('dayOfLocale', day, i18n.locale)}
          </span>
        </li>
      ))}
    </ul>
  )
}

type Row = PairSeen['fields'][number]

const same = ({ a, b }: Row) => a.some(({ value }) => b.some((other) => other.value === value))

function nameOf(i18n: I18n, field: string): string {
  const word = fieldWord(field)
  return typeof word === 'string' ? word : i18n._(word)
}

const columnsOf = (i18n: I18n, of: PairSeen): Column<Row>[] => [
  {
    key: 'field',
    header: <Trans>Field</Trans>,
    cell: (row) => (
      <>
        {nameOf(i18n, row.field)}
        {!same(row) && row.a.length > 0 && row.b.length > 0 && (
          <span className="block text-sm font-normal text-attention">
            <Trans>differs</Trans>
          </span>
        )}
      </>
    ),
  },
  { key: 'a', header: of.a.name, cell: ({ field, a: values }) => (values.length === 0 ? null : <Values field={field} of={values} />) },
  { key: 'b', header: of.b.name, cell: ({ field, b: values }) => (values.length === 0 ? null : <Values field={field} of={values} />) },
]

/** What the sources say of both, field by field; what differs comes first. */
export function SideBySide({ of }: { of: PairSeen }) {
  const { t, i18n } = useLingui()
  const rows = of.fields.toSorted((one, other) => Number(same(one)) - Number(same(other)))
  const { a, b } = of.ratings
  return (
    <section className="grid gap-3">
      <h2>
        <Trans>Side by side</Trans>
      </h2>
      <p>
        <SiteLink to={`/professionals/${of.a.id}`}>{of.a.name}</SiteLink>: <Trans>ratings: {a}</Trans>.{' '}
        <SiteLink to={`/professionals/${of.b.id}`}>{of.b.name}</SiteLink>: <Trans>ratings: {b}</Trans>.
      </p>
      <Table caption={t`What the sources say`} columns={columnsOf(i18n, of)} quiet rowKey={({ field }) => field} rows={rows} />
    </section>
  )
}
