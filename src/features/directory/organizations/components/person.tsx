import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { SiteLink } from '#web/link.tsx'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Badge, Notice } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls, type PersonSeats, type Seat } from '../contract.ts'
import { home, hrefOf } from './address.ts'
import { Seats } from './seats.tsx'
import { Timeline } from './timeline.tsx'

const whereOf = ({ organization: { id, name } }: Seat) => (
  <SiteLink className="inline-block py-2.5" to={hrefOf({ organization: id })}>
    {name}
  </SiteLink>
)

function Whole({ of: { person, seats, overlaps, today } }: { of: PersonSeats }) {
  const { t } = useLingui()
  return (
    <>
      <Breadcrumbs items={[{ label: <Trans>Organizations</Trans>, to: home }, { label: person.name }]} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div>
          <h1>
            {person.name}{' '}
            {person.isFictional && (
              <Badge>
                <Trans>Fictional</Trans>
              </Badge>
            )}
          </h1>
          <p className="mt-2 text-soft">{person.title}</p>
          <p className="no-print">
            <SiteLink className="inline-block py-2.5" to={`/professionals/${person.id}`}>
              <Trans>Profile in the directory</Trans>
            </SiteLink>
          </p>
        </div>
        {overlaps.length > 0 && (
          <Notice title={<Trans>Two full-time seats at once</Trans>} tone="attention">
            <p>
              <Trans>
                The sources have this person on two benches in the same days. One of the days may be wrong, or these are two people.
              </Trans>
            </p>
          </Notice>
        )}
        {seats.length === 0 ? (
          <Empty title={<Trans>No seat is known</Trans>}>
            <p>
              <Trans>Open the court or firm and add the seat there, with its source.</Trans>
            </p>
          </Empty>
        ) : (
          <>
            <Timeline label={({ organization, role }) => `${role}, ${organization.name}`} seats={seats} today={today} />
            <Seats
              caption={t`Seats, by begin`}
              header={<Trans>Where</Trans>}
              name={whereOf}
              overlapping={new Set(overlaps.flat())}
              seats={seats}
            />
          </>
        )}
      </div>
    </>
  )
}

/** The seats of one professional, in all organizations. */
export function Person({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <Loaded
      query={useApiQuery(calls.person, { params: { professional: id } }, { keepOld: true })}
      failed={t`The seats did not load`}
      lines={10}
    >
      {(of) => <Whole of={of} />}
    </Loaded>
  )
}
