import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayLong, zoneLetters } from '#web/times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls, type Incoming } from '../contract.ts'

const largest = 2_000_000

/** Takes hearings out of a calendar file: looked at first, and chosen one by one. */
export function TakeIn({ caseId, onDone }: { caseId: string; onDone: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const reading = useMutation(calls.preview, [])
  const taking = useMutation(calls.takeIn, ['/api/hearings', '/api/calendar'])
  const [file, setFile] = useState('')
  const [found, setFound] = useState<readonly Incoming[] | null>(null)
  const [take, setTake] = useState<readonly string[]>([])
  const [isLarge, setLarge] = useState(false)
  const problem = reading.problem ?? taking.problem
  const choose = async (chosen: File | undefined) => {
    setFound(null)
    setTake([])
    setLarge(chosen !== undefined && chosen.size > largest)
    if (!chosen || chosen.size > largest) return
    const text = await chosen.text()
    setFile(text)
    setFound((await reading.send({ params: { case: caseId }, body: { file: text } }))?.events ?? null)
  }
  const add = async () => {
    const done = await taking.send({ params: { case: caseId }, body: { file, take: [...take] } })
    if (!done) return
    toast({ title: t`The hearings were added` })
    onDone()
  }
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          Choose a calendar file (.ics) of the court, your lawyer or another calendar. You see what is in it first, and choose what is a
          hearing. What you add is private.
        </Trans>
      </p>
      {(problem || isLarge) && (
        <p className="font-semibold text-danger" role="alert">
          {problem ? problem.sentence : t`This file has more than 2 MB. Export a shorter time from the other calendar.`}
        </p>
      )}
      <TextInput accept=".ics,text/calendar" label={t`File`} onChange={({ target }) => void choose(target.files?.[0])} type="file" />
      <output className="text-soft">{reading.busy && <Trans>The file is being read.</Trans>}</output>
      {found?.length === 0 && (
        <p>
          <Trans>Nothing in this file is still to come.</Trans>
        </p>
      )}
      {found && found.length > 0 && (
        <>
          <ul className="grid gap-1">
            {found.map((event) => (
              <Row
                event={event}
                isOn={take.includes(event.id)}
                key={event.id}
                onToggle={(isOn) => setTake(isOn ? [...take, event.id] : take.filter((id) => id !== event.id))}
              />
            ))}
          </ul>
          {take.length > 0 && (
            <Button busy={taking.busy} className="justify-self-start" onClick={() => void add()}>
              <Plural one="Add # hearing" other="Add # hearings" value={take.length} />
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function Row({ event, isOn, onToggle }: { event: Incoming; isOn: boolean; onToggle: (isOn: boolean) => void }) {
  const { t, i18n } = useLingui()
  const { title, day, from, to, zone, why, isThere } = event
  const letters = zoneLetters(`${day}T12:00:00Z`, zone, i18n.locale)
  const when = `${dayLong(day, i18n.locale)}${why === 'whole_day' ? '' : `, ${from}–${to} ${letters}`}`
  const note = isThere
    ? t`It is in your list already.`
    : why === 'no_end'
      ? t`The file gives no end; one hour is taken.`
      : why === 'whole_day'
        ? t`It has no time of day. Add it by hand.`
        : why === 'several_days'
          ? t`It goes on past midnight. Add it by hand.`
          : ''
  return (
    <li>
      <Checkbox
        checked={isOn}
        disabled={isThere || why === 'whole_day' || why === 'several_days'}
        label={
          <>
            <span className="font-semibold">{title}</span>
            <span className="figures block">{when}</span>
            {note !== '' && <span className="block text-sm text-soft">{note}</span>}
          </>
        }
        onChange={({ target }) => onToggle(target.checked)}
      />
    </li>
  )
}
