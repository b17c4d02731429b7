import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { SiteLink } from '#web/link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Breadcrumbs, Pager } from '#web/ui/nav.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { Table } from '#web/ui/table.tsx'
import { calls, type Person } from '../contract.ts'
import { countyName, type Gap, hrefOf, stateName } from './address.ts'
import { definitions, fieldWords } from './words.ts'

const personOf = ({ id, name, title, courtName, isFictional }: Person) => (
  <>
    <SiteLink className="inline-block py-2.5" to={`/professionals/${id}`}>
      {name}
    </SiteLink>{' '}
    {isFictional && (
      <Badge>
        <Trans>Fictional</Trans>
      </Badge>
    )}
    <span className="block text-sm font-normal text-soft">{[title, courtName].filter(Boolean).join(', ')}</span>
  </>
)

const mendOf = ({ id, name }: Person) => (
  <SiteLink className="no-print inline-block py-2.5" to={`/add-professional?correct=${id}`}>
    <Trans>
      Report a correction<span className="sr-only"> for {name}</span>
    </Trans>
  </SiteLink>
)

/** The people of a county who lack a field, or of whom two sources say different things; each with the way to mend it. */
export function Gaps({ asked }: { asked: Gap }) {
  const { t, i18n } = useLingui()
  const { state, county, field, gap, cursor } = asked
  const [word, place] = [i18n._(fieldWords[field]), countyName(county, i18n)]
  const said = ({ said: values }: Person) => (
    <ul className="grid gap-1 text-sm">
      {values.map(({ value, source, on }) => (
        <li key={`${source} ${value}`}>
          <strong>{value}</strong> {on === null ? `(${source})` : `(${source}, ${dayInWords(on, i18n.locale)})`}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <Breadcrumbs
        items={[
          { label: <Trans>All states</Trans>, to: '/data-quality' },
          { label: stateName(state, i18n), to: hrefOf({ state }) },
          { label: place, to: hrefOf({ state, county }) },
          { label: word },
        ]}
      />
      <div className="prose mb-6">
        <h1>{gap === 'missing' ? <Trans>Missing: {word}</Trans> : <Trans>Sources disagree: {word}</Trans>}</h1>
        <p className="text-soft">{i18n._(definitions[field])}</p>
        <p>
          <Trans>A gap says something about the data, and nothing about the person.</Trans>
        </p>
      </div>
      <Loaded query={useApiQuery(calls.gaps, { query: asked }, { keepOld: true })} failed={t`The list did not load`} lines={10}>
        {({ people, next }) =>
          people.length === 0 ? (
            <Empty action={<ButtonLink to={hrefOf({ state, county })}>{place}</ButtonLink>} title={<Trans>Nobody</Trans>}>
              <p>
                <Trans>It may have been mended since the figures were counted.</Trans>
              </p>
            </Empty>
          ) : (
            <>
              <Table
                caption={t`People, by name`}
                columns={[
                  { key: 'person', header: <Trans>Person</Trans>, cell: personOf },
                  ...(gap === 'conflict' ? [{ key: 'said', header: <Trans>What the sources say</Trans>, cell: said }] : []),
                  { key: 'mend', header: <Trans>Mend</Trans>, align: 'end', cell: mendOf },
                ]}
                quiet
                rowKey={({ id }) => id}
                rows={people}
              />
              <Pager
                first={cursor ? hrefOf({ state, county, field, gap }) : null}
                next={next ? { href: hrefOf({ ...asked, cursor: next }) } : null}
              />
            </>
          )
        }
      </Loaded>
    </>
  )
}
