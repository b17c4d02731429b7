import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { SiteLink } from '#web/link.tsx'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { type Area, calls } from '../contract.ts'
import { countyName, hrefOf, nameOf, type Place, stateName } from './address.ts'
import { Below } from './below.tsx'
import { Definitions } from './definitions.tsx'
import { Fields } from './fields.tsx'
import { Mend } from './mend.tsx'
import { Months } from './months.tsx'
import { Numbers } from './numbers.tsx'
import { Sources } from './sources.tsx'
import { TakeCsv } from './take-csv.tsx'

function Way({ place: { state, county } }: { place: Place }) {
  const { i18n } = useLingui()
  if (!state) return null
  return (
    <Breadcrumbs
      items={[
        { label: <Trans>All states</Trans>, to: '/data-quality' },
        county ? { label: stateName(state, i18n), to: hrefOf({ state }) } : { label: stateName(state, i18n) },
        ...(county ? [{ label: countyName(county, i18n) }] : []),
      ]}
    />
  )
}

function Counted({ area, place }: { area: Area; place: Place }) {
  const { i18n } = useLingui()
  const day = area.measuredOn === null ? '' : dayInWords(area.measuredOn, i18n.locale)
  const people = i18n.number(area.people)
  if (area.people === 0) {
    return (
      <Empty title={<Trans>Nothing is counted yet</Trans>}>
        <p>
          <Trans>The figures are counted a minute after the directory was filled, and once a day. Come back in a few minutes.</Trans>
        </p>
      </Empty>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-4">
        <p className="text-soft">
          <Trans>
            Counted on {day}, over {people} people of family courts. Federal judges do not hear divorces and are left out.
          </Trans>
        </p>
        {area.fictional > 0 && (
          <Notice>
            <p>
              <Plural
                one="# of these people is invented for the demonstration. The place is real."
                other="# of these people are invented for the demonstration. The places are real."
                value={area.fictional}
              />
            </p>
          </Notice>
        )}
        <Numbers area={area} />
      </div>
      <section aria-labelledby="fields" className="grid gap-3">
        <h2 id="fields">
          <Trans>Field by field</Trans>
        </h2>
        <p className="max-w-prose">
          {place.county ? (
            <Trans>A number under “Missing” or “Sources disagree” leads to the people.</Trans>
          ) : (
            <Trans>Choose a state and a county below to see who lacks a field.</Trans>
          )}
        </p>
        <Fields fields={area.fields} place={place} />
        <TakeCsv place={place} />
      </section>
      <Definitions />
      {area.below.length > 0 && <Below place={place} rows={area.below} />}
      <Sources rows={area.sources} />
      <Months months={area.months} />
      <Mend />
    </div>
  )
}

/** How good the directory is in a place: in numbers with what they count, their sources and days. */
export function Overview({ place }: { place: Place }) {
  const { t, i18n } = useLingui()
  const name = nameOf(place, i18n)
  const asked = useApiQuery(calls.area, { query: place }, { keepOld: true })
  const isNowhere = asked.error instanceof Error && 'status' in asked.error && asked.error.status === 404
  return (
    <>
      <Way place={place} />
      <div className="prose mb-6">
        <h1>{name ? <Trans>Data quality: {name}</Trans> : <Trans>Data quality</Trans>}</h1>
        <p className="text-lg text-soft">
          <Trans>
            How complete and how fresh the directory is, and where it comes from. A gap says something about the data, and nothing about a
            person.
          </Trans>
        </p>
      </div>
      {isNowhere ? (
        <Empty
          action={<SiteLink to="/data-quality">{t`All states`}</SiteLink>}
          title={<Trans>Nobody of this place is in the directory</Trans>}
        >
          <p>
            <Trans>Nothing was collected there yet. Choose another place.</Trans>
          </p>
        </Empty>
      ) : (
        <Loaded query={asked} failed={t`The figures did not load`} lines={12}>
          {(area) => <Counted area={area} place={place} />}
        </Loaded>
      )}
    </>
  )
}
