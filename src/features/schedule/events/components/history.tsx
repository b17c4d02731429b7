import { Trans, useLingui } from '@lingui/react/macro'
import { dayIn } from '#web/times.ts'
import type { EventRecord } from '../contract.ts'
import { fieldNames } from './words.ts'

/** What an event said before each change, and what was added to it. */
export function History({ event }: { event: EventRecord }) {
  const { i18n } = useLingui()
  return (
    <>
      {event.changes.length > 0 && (
        <section className="border-s-4 border-line ps-3">
          <h3 className="text-base">
            <Trans>Changed</Trans>
          </h3>
          <ul className="text-sm">
            {event.changes.flatMap(({ at, what }) =>
              what.map(({ field, was, is }) => {
                const [name, when] = [i18n._(fieldNames[field]!), dayIn(at, event.zone, i18n.locale)]
                return (
                  <li key={`${at} ${field}`}>
                    <Trans>
                      {name}: “{was}” became “{is}” on {when}
                    </Trans>
                  </li>
                )
              }),
            )}
          </ul>
        </section>
      )}
      {event.addenda.length > 0 && (
        <section className="border-s-4 border-line ps-3">
          <h3 className="text-base">
            <Trans>Added afterwards</Trans>
          </h3>
          <ul className="grid gap-2">
            {event.addenda.map(({ id, text, at, isMine }) => (
              <li key={id}>
                <span className="text-sm text-soft">
                  {dayIn(at, event.zone, i18n.locale)}, {isMine ? <Trans>by you</Trans> : <Trans>by the other parent</Trans>}
                </span>
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
