import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextArea } from '#web/ui/field.tsx'
import { calls, longestFeedback } from '../contract.ts'
import { useMutations } from '#web/form/use-mutation.ts'
import { flagAddresses } from './addresses.ts'

function Group({ id, name, isIn }: { id: string; name: string; isIn: boolean }) {
  const { t } = useLingui()
  const { run, busy, problem, attempt } = useMutations(flagAddresses)
  const say = (yes: boolean, said: string) => void run(calls.join, { params: { cohort: id }, body: { isIn: yes } }, { done: said })
  return (
    <li className="grid gap-3 rounded-sm border border-line bg-surface p-4">
      {problem && <NotSent at={null} became={problem} key={attempt} title={t`Nothing was changed`} />}
      <p className="wrap-anywhere">
        {isIn ? (
          <Trans>
            You are in the test group <strong>{name}</strong>. Some things may be shown to you before everybody else. You can leave at any
            time.
          </Trans>
        ) : (
          <Trans>
            You are asked into the test group <strong>{name}</strong>. Some things would be shown to you before everybody else. Nothing
            changes until you say yes, and you can leave at any time.
          </Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-3">
        {!isIn && (
          <Button busy={busy} kind="secondary" onClick={() => say(true, t`You are in the test group`)}>
            <span>
              <Trans>Join the group</Trans> <span className="sr-only">{name}</span>
            </span>
          </Button>
        )}
        <Button busy={busy} kind="quiet" onClick={() => say(false, t`You are not in the test group`)}>
          <span>
            {isIn ? <Trans>Leave the group</Trans> : <Trans>No, thank you</Trans>} <span className="sr-only">{name}</span>
          </span>
        </Button>
      </p>
    </li>
  )
}

function FeedbackForm({ flags }: { flags: readonly string[] }) {
  const { t } = useLingui()
  const { run, refuse, busy, problem, attempt } = useMutations(flagAddresses)
  const [text, setText] = useState('')
  const [flag, setFlag] = useState(flags.length === 1 ? flags[0]! : '')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = (sentence: string) => void refuse(null, sentence)
    if (!flags.includes(flag)) return wrong(t`Choose what it is about.`)
    const length = text.trim().length
    if (length < 3 || length > longestFeedback) return wrong(t`Write 3 to ${longestFeedback} characters.`)
    if ((await run(calls.feedback, { body: { flag, text } }, { done: t`Thank you. Your feedback was sent.` })).ok) setText('')
  }
  return (
    <form autoComplete="off" className="grid max-w-2xl gap-5" noValidate onSubmit={(event) => void submit(event)}>
      {problem && <NotSent at={null} became={problem} key={attempt} title={t`Your feedback was not sent`} />}
      <Select
        label={t`What is it about?`}
        onChange={(event) => setFlag(event.target.value)}
        options={[{ value: '', label: t`Choose one` }, ...flags.map((value) => ({ value, label: value }))]}
        value={flag}
      />
      <TextArea
        counter={{ max: longestFeedback }}
        hint={t`Leave out names and anything of your case. Our staff reads this.`}
        label={t`Your feedback`}
        onChange={(event) => setText(event.target.value)}
        value={text}
      />
      <Button busy={busy} className="justify-self-start" kind="secondary" type="submit">
        <Trans>Send feedback</Trans>
      </Button>
    </form>
  )
}

/** For a person who is asked into a test group, is in one, or tests by role; for everybody else it is nothing. */
export function BetaPart() {
  const { data } = useApiQuery(calls.beta, {})
  if (!data || (data.cohorts.length === 0 && data.flags.length === 0)) return null
  return (
    <section aria-labelledby="beta" className="mt-8 grid gap-4">
      <h2 id="beta">
        <Trans>Testing</Trans>
      </h2>
      {data.cohorts.length > 0 && (
        <ul className="grid max-w-2xl gap-3">
          {data.cohorts.map(({ id, name, state }) => (
            <Group id={id} isIn={state === 'in'} key={id} name={name} />
          ))}
        </ul>
      )}
      {data.flags.length > 0 && <FeedbackForm flags={data.flags} />}
    </section>
  )
}
