import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { SiteLink } from '#web/link.tsx'
import { placeInWords } from '#web/place.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Breadcrumbs } from '#web/ui/nav.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls, kinds, type Organization, type Seat } from '../contract.ts'
import { parents } from '../rules.ts'
import { AddSeat } from './add-seat.tsx'
import { hrefOf, home } from './address.ts'
import { CloseDialog } from './close-dialog.tsx'
import { Domains } from './domains.tsx'
import { FoundDialog } from './found-dialog.tsx'
import { OnDay } from './on-day.tsx'
import { Organizations } from './organizations.tsx'
import { Seats } from './seats.tsx'
import { Source } from './source.tsx'
import { Timeline } from './timeline.tsx'
import { kindWords } from './words.ts'

const personOf = ({ person: { id, name, isFictional } }: Seat) => (
  <>
    <SiteLink className="inline-block py-2.5" to={hrefOf({ person: id })}>
      {name}
    </SiteLink>{' '}
    {isFictional && (
      <Badge>
        <Trans>Fictional</Trans>
      </Badge>
    )}
  </>
)

function About({ of }: { of: Organization }) {
  const { i18n } = useLingui()
  const day = (on: string) => dayInWords(on, i18n.locale)
  const place = placeInWords({ courtName: null, county: of.county, state: of.state })
  return (
    <Facts
      items={[
        { term: <Trans>Kind</Trans>, value: i18n._(kindWords[of.kind]) },
        ...(place === '' ? [] : [{ term: <Trans>Place</Trans>, value: place }]),
        ...(of.website === null ? [] : [{ term: <Trans>Official address</Trans>, value: <Source text={of.website} /> }]),
        ...(of.closedOn === null ? [] : [{ term: <Trans>Closed</Trans>, value: day(of.closedOn), note: of.closingSource }]),
        {
          term: <Trans>Source</Trans>,
          value: <Source text={of.source} />,
          note: of.isOfDirectory ? (
            <Trans>{day(of.sourceOn)}. A court of the directory: its name and place are changed there.</Trans>
          ) : (
            day(of.sourceOn)
          ),
        },
      ]}
    />
  )
}

function SeatsHere({ of, on }: { of: Organization; on: string | undefined }) {
  const { t, i18n } = useLingui()
  const [listed, inAll] = [of.seats.length, of.seatsInAll].map((n) => i18n.number(n))
  const day = on ? dayInWords(on, i18n.locale) : ''
  return (
    <section aria-labelledby="seats" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="seats">{on ? <Trans>Who was here on {day}</Trans> : <Trans>Who was here when</Trans>}</h2>
      <OnDay on={on} organization={of.id} />
      <output className="figures block text-soft">
        {of.seats.length < of.seatsInAll ? (
          t`The first ${{ shown: listed }} of ${{ inAll }} seats.`
        ) : (
          <Plural one="# seat." other="# seats." value={of.seatsInAll} />
        )}{' '}
        <Trans>No known end does not mean that somebody is here today: look at the day of the source.</Trans>
      </output>
      {of.seats.length === 0 ? (
        <Empty title={<Trans>Nobody is known here</Trans>}>
          <p>{on ? <Trans>No source names anybody for that day.</Trans> : <Trans>Add the first seat, with its source.</Trans>}</p>
        </Empty>
      ) : (
        <>
          <Timeline label={({ person, role }) => `${person.name}, ${role}`} seats={of.seats} today={of.today} />
          <Seats caption={t`Seats, by begin`} header={<Trans>Person</Trans>} name={personOf} seats={of.seats} />
        </>
      )}
    </section>
  )
}

function Whole({ of, on }: { of: Organization; on: string | undefined }) {
  const { t } = useLingui()
  const [openDialog, setOpenDialog] = useState<'seat' | 'part' | 'close' | null>(null)
  const close = () => setOpenDialog(null)
  const hasParts = kinds.some((kind) => parents[kind].includes(of.kind))
  return (
    <>
      <Breadcrumbs
        items={[
          { label: <Trans>Organizations</Trans>, to: home },
          ...of.above.map(({ id, name }) => ({ label: name, to: hrefOf({ organization: id }) })),
          { label: of.name },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <div className="grid gap-5">
          <h1>
            {of.name}{' '}
            {of.isFictional && (
              <Badge>
                <Trans>Fictional</Trans>
              </Badge>
            )}
          </h1>
          <About of={of} />
          <div className="no-print flex flex-wrap gap-3">
            <Button onClick={() => setOpenDialog('seat')}>
              <Trans>Add a seat</Trans>
            </Button>
            {hasParts && of.closedOn === null && (
              <Button kind="secondary" onClick={() => setOpenDialog('part')}>
                <Trans>Add a part</Trans>
              </Button>
            )}
            {!of.isOfDirectory && of.closedOn === null && (
              <Button kind="quiet" onClick={() => setOpenDialog('close')}>
                <Trans>Close …</Trans>
              </Button>
            )}
          </div>
        </div>
        <SeatsHere of={of} on={on} />
        {of.below.length > 0 && (
          <section aria-labelledby="parts" className="grid gap-3">
            <h2 id="parts">
              <Trans>Parts</Trans>
            </h2>
            <Organizations caption={t`Parts, by name`} items={of.below} />
          </section>
        )}
        <Domains domains={of.domains} id={of.id} isClosed={of.closedOn !== null} />
      </div>
      <AddSeat id={of.id} name={of.name} onClose={close} open={openDialog === 'seat'} />
      <FoundDialog above={of} onClose={close} open={openDialog === 'part'} />
      <CloseDialog id={of.id} name={of.name} onClose={close} open={openDialog === 'close'} />
    </>
  )
}

/** One organization: where it stands, who was there when, its parts and its domains. */
export function One({ id, on }: { id: string; on: string | undefined }) {
  const { t } = useLingui()
  return (
    <Loaded
      query={useApiQuery(calls.one, { params: { id }, query: { on } }, { keepOld: true })}
      failed={t`This organization did not load. It may not exist, or the day may not have come yet.`}
      lines={14}
    >
      {(of) => <Whole of={of} on={on} />}
    </Loaded>
  )
}
