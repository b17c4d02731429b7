import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { calls } from '../contract.ts'

/** Imported files; each import can be undone as a whole. */
export function Earlier({ caseId }: { caseId: string }) {
  const { i18n } = useLingui()
  const { data } = useApiQuery(calls.imports, { query: { case: caseId } })
  const undoing = useMutation(calls.undoImport, ['/api/calendar'])
  const [result, setResult] = useState<{ removed: number; stay: number } | null>(null)
  if (!data || data.imports.length === 0) return null
  const { removed, stay } = result ?? { removed: 0, stay: 0 }
  return (
    <section className="grid gap-2">
      <h3>
        <Trans>Files that were taken in</Trans>
      </h3>
      <output>
        {result && (
          <Trans>
            {removed} taken back, {stay} stay because they had begun.
          </Trans>
        )}
      </output>
      <ul className="grid gap-2">
        {data.imports.map(({ id, name, events, at, undone }) => {
          const when = dayInWords(at, i18n.locale)
          return (
            <li key={id}>
              <span className="[overflow-wrap:anywhere]">{name}</span>{' '}
              <span className="text-sm text-soft">
                <Trans>
                  {events} events, {when}
                </Trans>
              </span>{' '}
              {undone ? (
                <Trans>Taken back</Trans>
              ) : (
                <Button
                  busy={undoing.busy}
                  kind="quiet"
                  onClick={() => void undoing.send({ params: { case: caseId, import: id } }).then((reply) => reply && setResult(reply))}
                >
                  <Trans>Take it back</Trans>
                  <span className="sr-only"> {name}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
