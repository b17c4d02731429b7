import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { useAction } from '#web/form/use-action.ts'
import { placeInWords } from '#web/place.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { Card } from '#directory/professionals/contract.ts'
import { calls } from '#directory/search/contract.ts'

const most = 8

/** Finds someone of the directory by name, and lets one be chosen: the field `professional` of the form around it. */
export function FindProfessional({ error }: { error: string | undefined }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly Card[] | null>(null)
  const { go, busy, problem } = useAction()
  const find = async () => {
    if (typed.trim() === '') return
    const done = await go(() => api(calls.search, { query: { q: typed.trim() } }))
    if (done.ok) setFound(done.reply.items.slice(0, most))
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextInput
          autoComplete="off"
          className="min-w-48 flex-1"
          label={t`Name of the person`}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void find()
          }}
          type="search"
          value={typed}
        />
        <Button busy={busy} className="min-h-12" kind="secondary" onClick={() => void find()}>
          <Trans>Find</Trans>
        </Button>
      </div>
      {problem && <p role="alert">{problem.sentence}</p>}
      <div aria-live="polite">
        {found?.length === 0 && (
          <p>
            <Trans>Nobody in the directory has this name.</Trans>
          </p>
        )}
      </div>
      {found !== null && found.length > 0 ? (
        <RadioGroup
          error={error}
          legend={t`Who is it?`}
          name="professional"
          options={found.map(({ id, name, title, ...of }) => ({
            value: id,
            label: name,
            hint: [title, placeInWords(of)].filter(Boolean).join(', '),
          }))}
        />
      ) : (
        error && <p className="font-semibold text-danger">{error}</p>
      )}
    </div>
  )
}
