import { Trans, useLingui } from '@lingui/react/macro'
import { states } from '#domain/directory/states.ts'
import { dayInWords } from '#web/days.ts'
import { clockTime, dayIn, timeIn, zoneLetters } from '#web/times.ts'
import { SiteLink } from '#web/link.tsx'
import { useUser } from '#web/user.ts'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import type { Seat } from '#case/cases/contract.ts'
import type { CaseRecord } from '../contract.ts'
import type { ContactKind } from '#case/contacts/contract.ts'
import { contactNames } from '#case/contacts/public.tsx'
import { Parties, phaseNames, ProfileDates } from '#case/intake/public.tsx'
import { orderNames } from '#case/orders/public.tsx'
import { ScheduleSentence } from './schedule-sentence.tsx'

/** A child as the profile names it: an initial and the year of birth. */
const initial = ({ name, born }: CaseRecord['children'][number]) =>
  `${name.slice(0, 1).toUpperCase()}.${born ? ` (${born.slice(0, 4)})` : ''}`

/** The contacts that the profile names, in this order. */
const inCaption = ['judge', 'my_counsel', 'other_counsel', 'gal'] as const

const known = (facts: readonly (Fact | false | null | undefined)[]): Fact[] => facts.filter((fact) => !!fact)

/** The case on one page of paper, black on white. */
export function ProfileSheet({ record, seat }: { record: CaseRecord; seat: Seat }) {
  const { i18n } = useLingui()
  const user = useUser()
  const { profile } = record
  const author = seat.parents.find(({ name, isMe }) => (record.profileOf ? name === record.profileOf : isMe))
  // On paper nobody knows whose "my" it is.
  const counselOf: Readonly<Partial<Record<ContactKind, string | undefined>>> = {
    my_counsel: author?.name,
    other_counsel: author && seat.parents.find((parent) => parent !== author)?.name,
  }
  const day = (value: string) => dayInWords(value, i18n.locale)
  const by = user ? `${user.firstName} ${user.lastName}` : ''
  const printed = day(record.today)
  return (
    <article aria-labelledby="profile" className="grid max-w-3xl gap-4 text-sm print:gap-2 print:[&_dl>div]:py-1.5">
      <header className="border-b border-ink pb-2">
        <p>{[profile?.court, profile?.county, states[record.state] ?? record.state].filter(Boolean).join(' · ')}</p>
        <h1 className="text-xl" id="profile">
          <Trans>Case profile</Trans>: {record.title}
        </h1>
        {profile?.docket && (
          <p>
            <Trans>Docket number {profile.docket}</Trans>
          </p>
        )}
      </header>
      <Facts
        items={known([
          {
            term: <Trans>Parties</Trans>,
            value: <Parties record={record} seat={seat} />,
          },
          record.children.length > 0 && { term: <Trans>Children</Trans>, value: record.children.map(initial).join(', ') },
          profile && { term: <Trans>Phase</Trans>, value: i18n._(phaseNames[profile.phase]) },
          profile && {
            term: <Trans>Dates</Trans>,
            value: <ProfileDates profile={profile} />,
          },
          ...inCaption.flatMap((kind) => {
            const whose = counselOf[kind]
            return record.contacts
              .filter((contact) => contact.kind === kind)
              .map(({ id, name, professionalId }) => ({
                key: id,
                term: whose ? <Trans>Attorney of {whose}</Trans> : i18n._(contactNames[kind]),
                value: professionalId ? <SiteLink to={`/professionals/${professionalId}`}>{name}</SiteLink> : name,
              }))
          }),
          {
            term: <Trans>Orders in force</Trans>,
            value: record.orders.some(({ inForce }) => inForce) ? (
              <ul>
                {record.orders
                  .filter(({ inForce }) => inForce)
                  .map(({ id, title, kind, effectiveOn, facts }) => (
                    <li key={id}>
                      {title} ({i18n._(orderNames[kind])}, {day(effectiveOn)})
                      {facts.exchange && (
                        <>
                          :{' '}
                          {[
                            facts.exchange.time && clockTime(facts.exchange.time, i18n.locale),
                            facts.exchange.place,
                            facts.exchange.clause.paragraph,
                          ]
                            .filter(Boolean)
                            .join(', ')}
                        </>
                      )}
                    </li>
                  ))}
              </ul>
            ) : (
              <Trans>none is entered</Trans>
            ),
          },
          {
            term: <Trans>Next hearings</Trans>,
            value:
              record.hearings.length > 0 ? (
                <ul>
                  {record.hearings.slice(0, 3).map(({ id, title, fromAt, zone, room }) => (
                    <li key={id}>
                      {dayIn(fromAt, zone, i18n.locale)}, {timeIn(fromAt, zone, i18n.locale)} {zoneLetters(fromAt, zone, i18n.locale)}:{' '}
                      {title}
                      {room !== '' && ` (${room})`}
                    </li>
                  ))}
                </ul>
              ) : (
                <Trans>none is entered</Trans>
              ),
          },
          record.schedule && { term: <Trans>Schedule</Trans>, value: <ScheduleSentence schedule={record.schedule} seat={seat} /> },
        ])}
      />
      <p>
        {record.profileOf ? (
          <Trans>
            As {record.profileOf} keeps it. Printed on {printed} by {by}.
          </Trans>
        ) : (
          <Trans>
            Printed on {printed} by {by}.
          </Trans>
        )}
      </p>
    </article>
  )
}
