import { Trans, useLingui } from '@lingui/react/macro'
import { neutralAdvice, neutralKinds, neutralMarks } from '#domain/incidents/neutral.ts'

/** Words of a text that a plainer way says better, each kind with that way. A suggestion: nothing is refused. */
export function PlainWords({ text }: { text: string }) {
  const { i18n } = useLingui()
  const marks = neutralMarks(text)
  if (marks.length === 0) return null
  const byKind = neutralKinds
    .map((kind) => ({ kind, words: [...new Set(marks.filter((one) => one.kind === kind).map(({ words }) => words))] }))
    .filter(({ words }) => words.length > 0)
  return (
    <div className="border-s-4 border-attention ps-3 text-sm">
      <p className="font-semibold">
        <Trans>Plainer words (optional)</Trans>
      </p>
      <ul>
        {byKind.map(({ kind, words }) => (
          <li className="[overflow-wrap:anywhere]" key={kind}>
            {words.map((word) => (
              <span key={word}>
                <mark>{word}</mark>{' '}
              </span>
            ))}
            {i18n._(neutralAdvice[kind])}
          </li>
        ))}
      </ul>
    </div>
  )
}
