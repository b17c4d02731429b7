import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { calls, type Draft, type EventKind, type Proposal } from '../contract.ts'
import { dayShort } from './words.ts'

const kinds: Readonly<Record<Proposal['kind'], EventKind>> = {
  hearing: 'deadline',
  school: 'school',
  exchange: 'event',
  deadline: 'deadline',
  event: 'event',
}

/** What the form begins with for a proposal: nothing is stored before someone looked at it. An hour where no end is said. */
function startOf({ title, day, last, from, to, place, kind }: Proposal): Partial<Draft> {
  const hour = from === null ? null : `${String(Math.min(23, Number(from.slice(0, 2)) + 1)).padStart(2, '0')}:${from.slice(3)}`
  return { title, kind: kinds[kind], firstDay: day, lastDay: last ?? day, from, to: to ?? hour, place: place ?? '', isShared: false }
}

/** Finds days and times in a pasted letter. It proposes, and writes nothing. */
export function ReadText({ caseId, onStart }: { caseId: string; onStart: (start: Partial<Draft>) => void }) {
  const { t, i18n } = useLingui()
  const reading = useMutation(calls.readText, [])
  const [found, setFound] = useState<readonly Proposal[] | null>(null)
  const submit = async (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const text = String(new FormData(submitted.currentTarget).get('text') ?? '').trim()
    if (text === '') return
    const reply = await reading.send({ params: { case: caseId }, body: { text } })
    setFound(reply?.proposals ?? null)
  }
  return (
    <form autoComplete="off" className="grid gap-5" onSubmit={(submitted) => void submit(submitted)}>
      <TextArea
        error={reading.problem?.sentence}
        hint={<Trans>A letter from school, a notice of a court, a message. The text is read and not kept.</Trans>}
        label={t`Text`}
        maxLength={20_000}
        name="text"
        rows={7}
      />
      <Button busy={reading.busy} className="justify-self-start" type="submit">
        <Trans>Find the dates</Trans>
      </Button>
      <output className="grid gap-3">
        {found?.length === 0 && <Trans>No coming day was found in it.</Trans>}
        {found && found.length > 0 && (
          <ul className="grid gap-3">
            {found.map((proposal) => {
              const { title, day, from, to, place, confidence, last } = proposal
              const when = [dayShort(day, i18n.locale), last && dayShort(last, i18n.locale)].filter(Boolean).join(' – ')
              return (
                <li className="grid gap-1 rounded-sm border border-line p-3" key={`${day} ${from} ${title}`}>
                  <span className="font-semibold">{title || <Trans>Without a title</Trans>}</span>
                  <span className="figures">
                    {when} {[from, to].filter(Boolean).join(' – ')}
                  </span>
                  {place && <span className="text-soft">{place}</span>}
                  {confidence !== 'high' && (
                    <span className="text-sm text-attention">
                      <Trans>Part of it is guessed. Compare it with the text.</Trans>
                    </span>
                  )}
                  <Button className="justify-self-start" kind="secondary" onClick={() => onStart(startOf(proposal))}>
                    <Trans>Look at it and add it</Trans>
                    <span className="sr-only"> {title}</span>
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
      </output>
    </form>
  )
}
