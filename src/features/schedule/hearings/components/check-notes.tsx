import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { writeDraft } from '#domain/swaps/draft-link.ts'
import { timeIn, zoneLetters } from '#web/times.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { caseLink } from '#case/cases/public.tsx'
import { formatList } from '#web/dates.ts'
import type { Check } from '../contract.ts'

interface CheckNotesProps {
  check: Check
  /** The case's time zone. */
  zone: string
  names: Readonly<Record<'A' | 'B', string>>
  /** The reader's side; `null` for a granted seat. */
  side: 'A' | 'B' | null
  search: URLSearchParams
}

/** What a hearing means for the children's time, and the swap request that would solve it. */
export function CheckNotes({ check, zone, names, side, search }: CheckNotesProps) {
  const { i18n, t } = useLingui()
  if (check.care.length === 0 && check.close.length === 0) return null
  const time = (iso: string) => timeIn(iso, zone, i18n.locale)
  const letters = (iso: string) => zoneLetters(iso, zone, i18n.locale)
  const list = (words: readonly string[]) => formatList(words, i18n.locale)
  const offer = (care: Check['care'][number]) => {
    const to = care.side === 'A' ? 'B' : 'A'
    const draft = writeDraft({
      kind: 'give',
      legs: [{ from: care.fromWall, to: care.toWall, children: care.children.map(({ id }) => id), side: to }],
    })
    return caseLink(`/time-trade-requests?draft=${draft}`, search)
  }
  return (
    <section className="grid gap-3 border-s-4 border-attention ps-3">
      <h4 className="text-base">
        <Trans>The children’s time</Trans>
      </h4>
      {check.care.map((care) => {
        const [who, holder, other] = [list(care.children.map(({ name }) => name)), names[care.side], names[care.side === 'A' ? 'B' : 'A']]
        const [from, to, paragraph] = [time(care.from), `${time(care.to)} ${letters(care.to)}`, care.clause?.paragraph ?? '']
        const { askFirst } = care
        const [hours, of] = [askFirst?.hours ?? 0, askFirst?.paragraph ?? '']
        return (
          <div className="grid justify-items-start gap-2" key={`${care.side} ${care.from}`}>
            <p>
              <Trans>
                {who}: with {holder}, who must attend, from {from} to {to}.
              </Trans>{' '}
              {paragraph !== '' && <Trans>(Paragraph {paragraph} of the schedule.)</Trans>}{' '}
              {care.otherIsFree ? (
                <Trans>{other} does not have to attend.</Trans>
              ) : (
                <Trans>Both of you must attend: somebody else has to look after them.</Trans>
              )}{' '}
              {askFirst && care.otherIsFree && (
                <Trans>
                  The order says to ask the other parent first when it is longer than {hours} hours (paragraph {of}).
                </Trans>
              )}
            </p>
            {care.side === side && care.otherIsFree && (
              <ButtonLink className="no-print" kind="secondary" to={offer(care)}>
                {t`Offer this time to ${other}`}
              </ButtonLink>
            )}
          </div>
        )
      })}
      {check.close.map(({ at, when, minutes, place, names: who, way }) => {
        const [children, clock, span, where] = [list(who), `${time(at)} ${letters(at)}`, durationText(minutes, i18n), place ?? '']
        return (
          <p key={at}>
            {when === 'during' ? (
              <Trans>
                {children}: the exchange at {clock} is during the hearing.
              </Trans>
            ) : when === 'before' ? (
              <Trans>
                {children}: the exchange at {clock} is {span} before it begins.
              </Trans>
            ) : (
              <Trans>
                {children}: the exchange at {clock} is {span} after it ends.
              </Trans>
            )}{' '}
            {where !== '' && <Trans>Place: {where}.</Trans>} {way ? <Drive way={way} /> : <Trans>Allow for the way.</Trans>}
          </p>
        )
      })}
    </section>
  )
}

/** The estimated travel time, and whether the time between the two is shorter. */
function Drive({ way }: { way: NonNullable<Check['close'][number]['way']> }) {
  const { i18n } = useLingui()
  const span = durationText(way.minutes, i18n)
  return (
    <>
      <Trans>About {span} by car, estimated from the distance.</Trans>{' '}
      {way.isShort && (
        <strong>
          <Trans>That is longer than the time between the two.</Trans>
        </strong>
      )}
    </>
  )
}

/** Minutes as "1 h 15 min". */
function durationText(minutes: number, i18n: I18n): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return i18n._(msg`${rest} min`)
  return rest === 0 ? i18n._(msg`${hours} h`) : i18n._(msg`${hours} h ${rest} min`)
}
