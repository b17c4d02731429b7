import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { mostShared } from '#domain/evidence/shares.ts'
import { useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, TextInput } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { calls, type Choice } from '../contract.ts'

interface Props {
  caseId: string
  chosen: readonly Choice[]
  onChange: (chosen: readonly Choice[]) => void
  /** Why one of them can’t be shared. */
  error?: string | undefined
}

/** The files of a link, and a way to add others. */
export function MoreFiles({ caseId, chosen, onChange, error }: Props) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  return (
    // Its name and focus: what is wrong with a file is said far above the button that was pressed.
    <fieldset aria-describedby={error && 'files-error'} className="min-w-0 outline-none" name="files" tabIndex={-1}>
      <legend className="font-semibold">
        <Trans>Files</Trans>
      </legend>
      {error && <FieldError id="files-error">{error}</FieldError>}
      <ul>
        {chosen.map((one) => (
          <li className="flex min-h-11 items-center justify-between gap-2" key={one.file}>
            <bdi className="min-w-0 [overflow-wrap:anywhere]">{one.title}</bdi>
            {chosen.length > 1 && (
              <Button
                aria-label={t`Leave out ${{ title: one.title }}`}
                kind="quiet"
                onClick={() => onChange(chosen.filter(({ file }) => file !== one.file))}
              >
                <X className="icon" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen.length < mostShared.files && (
        <details className="text-sm" onToggle={() => setAsked(true)}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            <Trans>Add other files</Trans>
          </summary>
          {isAsked && <Choices caseId={caseId} chosen={chosen} onChange={onChange} />}
        </details>
      )}
    </fieldset>
  )
}

function Choices({ caseId, chosen, onChange }: Props) {
  const { t } = useLingui()
  const [q, setQ] = useState('')
  const asked = useDeferredValue(q.trim())
  const query = useApiQuery(calls.choices, { query: { case: caseId, ...(asked && { q: asked }) } }, { keepOld: true })
  const isChosen = (one: Choice) => chosen.some(({ file }) => file === one.file)
  return (
    <div className="grid gap-2 pb-2">
      <TextInput
        label={t`Find a file`}
        maxLength={100}
        onChange={(event) => setQ(event.target.value)}
        placeholder={t`Find a file`}
        quiet
        type="search"
        value={q}
      />
      <Loaded failed={<Trans>Couldn’t load your files</Trans>} lines={4} query={query}>
        {({ files }) => {
          const others = files.filter((one) => !isChosen(one))
          return others.length === 0 ? (
            <p className="text-soft">
              <Trans>No other files match.</Trans>
            </p>
          ) : (
            <ul className="max-h-60 overflow-y-auto border-t border-line">
              {others.map((one) => (
                <li className="border-b border-line" key={`${one.kind} ${one.about}`}>
                  <Button className="w-full justify-start text-start" kind="quiet" onClick={() => onChange([...chosen, one])}>
                    <span className="sr-only">
                      <Trans>Add</Trans>{' '}
                    </span>
                    <bdi className="[overflow-wrap:anywhere]">{one.title}</bdi>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </div>
  )
}
