import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePosted } from '../../../web/posted.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { kinds, roles } from '../../professionals/contract.ts'
import { draftIn } from './early.ts'
import { EditForm } from './edit-form.tsx'
import { KeyFields } from './key-fields.tsx'
import type { Filed } from './send.ts'

function Reopen({ words, label }: { words: string; label: ReactNode }) {
  return (
    <form action="/receipt" className="mt-6" method="post">
      <KeyFields by={{ words }} form="open" />
      <Button kind="secondary" type="submit">
        {label}
      </Button>
    </form>
  )
}

function Said({ title, text, words }: { title: ReactNode; text: ReactNode; words: string }) {
  return (
    <>
      <h1>{title}</h1>
      <div className="mt-4 max-w-2xl">
        <Notice>
          <p>{text}</p>
        </Notice>
      </div>
      <Reopen label={<Trans>Open the receipt again</Trans>} words={words} />
    </>
  )
}

/** What became of an opened receipt's form that was sent without JavaScript. */
export function AfterForm() {
  const edit = usePosted('edit')
  const withdrawn = usePosted('withdraw')
  const answered = usePosted('answer')
  const affirmed = usePosted('affirm')
  const appealed = usePosted('appeal')
  const posted = edit ?? withdrawn ?? answered ?? affirmed ?? appealed
  if (!posted) return null
  const { values, answer } = posted
  const words = values['words'] ?? ''
  if (edit) {
    const filed = answer?.ok ? (answer.data as Filed) : null
    if (filed?.status === 'pending' || filed?.status === 'queued_human') {
      return (
        <Said
          text={<Trans>The old text is no longer shown. The new one waits: without JavaScript a person reads it first.</Trans>}
          title={<Trans>Your change has arrived</Trans>}
          words={words}
        />
      )
    }
    const role = roles.find((known) => known === values['of-role']) ?? 'judge'
    const kind = kinds[role].find((known) => known === values['of-kind']) ?? kinds[role][0]
    const draft = draftIn(values)
    const rating = {
      ...draft,
      version: Number(values['version']),
      part: draft.part ?? 'other',
      outcome: draft.outcome ?? 'prefer_not',
      eventMonth: `${draft.year}-${draft.month}`,
    } as const
    const of = { id: values['of-id'] ?? '', name: values['of-name'] ?? '', role, kind }
    return (
      <>
        <h1>
          <Trans>Change your rating of {of.name}</Trans>
        </h1>
        <div className="mt-4 max-w-2xl">
          <EditForm by={{ words }} of={of} onSent={async () => location.replace('/receipt')} posted={posted} rating={rating} />
        </div>
        <Reopen label={<Trans>Leave it as it is, and open the receipt again</Trans>} words={words} />
      </>
    )
  }
  if (answer && !answer.ok) return <Said text={answer.body.message} title={<Trans>This did not work</Trans>} words={words} />
  if (affirmed) {
    return (
      <Said
        text={<Trans>It stays as you wrote it. This is noted when the day is over.</Trans>}
        title={<Trans>You stand by your rating</Trans>}
        words={words}
      />
    )
  }
  if (appealed) {
    return (
      <Said
        text={<Trans>When the day is over somebody who had no part in the decision can read it.</Trans>}
        title={<Trans>Your appeal has arrived</Trans>}
        words={words}
      />
    )
  }
  return withdrawn ? (
    <Said
      text={<Trans>Your rating is no longer shown. When the day is over it is deleted with all its versions.</Trans>}
      title={<Trans>Your rating is withdrawn</Trans>}
      words={words}
    />
  ) : (
    <Said
      text={<Trans>The person who asked can read it when the day is over.</Trans>}
      title={<Trans>Your answer has arrived</Trans>}
      words={words}
    />
  )
}
