import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { calls, type Professional } from '../contract.ts'
import { fieldWord, valueWord } from './words.ts'

/** What changed in the facts about someone, the newest first. Old values stay readable. */
export function Changes({ of }: { of: Professional }) {
  const { i18n } = useLingui()
  const { data } = useApiQuery(calls.changes, { params: { id: of.id } })
  if (!data) return null
  const word = (text: ReturnType<typeof fieldWord>) => (typeof text === 'string' ? text : i18n._(text))
  const inWords = (day: string) => dayInWords(day, i18n.locale)
  const n = data.items.length
  const first = inWords(data.firstSeenOn)
  return (
    <details>
      <summary className="py-2 text-xl font-semibold">
        <Trans>Changes ({n})</Trans>
      </summary>
      <ol className="border-t border-line">
        {data.items.map(({ on, field, positionSeq, was, now, sourceTitle, sourceRef }) => {
          const value = (text: string | null) => (text === null ? '–' : word(valueWord(field, text, of)))
          return (
            <li className="border-b border-line py-2" key={`${on} ${positionSeq} ${field} ${was} ${now}`}>
              {inWords(on)}, {word(fieldWord(field))}: {value(was)} → <b>{value(now)}</b>
              <span className="block text-sm text-soft">
                {sourceTitle}, {sourceRef}
              </span>
            </li>
          )
        })}
        <li className="py-2">
          <Trans>First read {first}.</Trans>
        </li>
      </ol>
    </details>
  )
}
