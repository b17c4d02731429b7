import { Trans, useLingui } from '@lingui/react/macro'
import { states } from '../../../domain/directory/states.ts'
import { dayInWords } from '../../../web/days.ts'
import { clockTime, dayIn, timeIn, zoneLetters } from '../../../web/inside/times.ts'
import { useUser } from '../../../web/user.ts'
import { type Fact, Facts } from '../../../web/ui/facts.tsx'
import type { CaseRecord, Seat } from '../contract.ts'
import { ScheduleSentence } from './schedule-sentence.tsx'
import { contactNames, orderNames, phaseNames } from './words.ts'

/** A child as the profile names it: an initial and the year of birth, no more. */
const initial = ({ name, born }: CaseRecord['children'][number]) =>
  `${name.slice(0, 1).toUpperCase()}.${born ? ` (${born.slice(0, 4)})` : ''}`

const known = (facts: readonly (Fact | false | null | undefined)[]): Fact[] => facts.filter((fact) => !!fact)

/** The case on one page of paper, black on white. */
export function ProfileSheet({ record, seat }: { record: CaseRecord; seat: Seat }) {
  const { i18n } = useLingui()
  const user = useUser()
  const { profile } = record
  const day = (value: string) => dayInWords(value, i18n.locale)
  const mine = record.profileOf ?? seat.parents.find(({ isMe }) => isMe)?.name
  const petitioner = profile?.isPetitioner ?? null
  const by = user ? `${user.firstName} ${user.lastName}` : ''
  const printed = day(record.today)
  return (
    <article aria-labelledby="profile" className="grid max-w-3xl gap-4 text-sm">
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
            value: (
              <ul>
                {seat.parents.map(({ memberId, side, name }) => (
                  <li key={memberId}>
                    <Trans>
                      {name} (parent {side})
                    </Trans>
                    {petitioner !== null && <>, {(name === mine) === petitioner ? <Trans>petitioner</Trans> : <Trans>respondent</Trans>}</>}
                  </li>
                ))}
              </ul>
            ),
          },
          record.children.length > 0 && { term: <Trans>Children</Trans>, value: record.children.map(initial).join(', ') },
          profile && { term: <Trans>Phase</Trans>, value: i18n._(phaseNames[profile.phase]) },
          profile && {
            term: <Trans>Dates</Trans>,
            value: <Dates profile={profile} />,
          },
          ...record.contacts
            .filter(({ kind }) => kind === 'judge' || kind === 'my_counsel' || kind === 'other_counsel' || kind === 'gal')
            .map(({ id, kind, name }) => ({ key: id, term: i18n._(contactNames[kind]), value: name })),
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

function Dates({ profile }: { profile: NonNullable<CaseRecord['profile']> }) {
  const { t, i18n } = useLingui()
  const days = [
    [t`married`, profile.marriedOn],
    [t`separated`, profile.separatedOn],
    [t`filed`, profile.filedOn],
    [t`served`, profile.servedOn],
    [t`decree`, profile.decreeOn],
  ] as const
  const entered = days.filter(([, value]) => value !== null)
  if (entered.length === 0) return <Trans>none is entered</Trans>
  return entered.map(([name, value]) => `${name} ${dayInWords(value!, i18n.locale)}`).join('; ')
}
