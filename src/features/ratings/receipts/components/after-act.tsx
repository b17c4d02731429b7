import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePosted } from '#web/posted.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { KeyFields } from './key-fields.tsx'

/** The way back into the receipt, for a page without JavaScript. */
export function Reopen({ words, label }: { words: string; label: ReactNode }) {
  return (
    <form action="/receipt" className="mt-6" method="post">
      <KeyFields by={{ words }} form="open" />
      <Button kind="secondary" type="submit">
        {label}
      </Button>
    </form>
  )
}

/** What became of a form, and the way back. */
export function Done({ title, text, words }: { title: ReactNode; text: ReactNode; words: string }) {
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

/** What became of an opened receipt's form that was sent without JavaScript; a new version is the ratings' to show. */
export function AfterAct() {
  const withdrawn = usePosted('withdraw')
  const answered = usePosted('answer')
  const affirmed = usePosted('affirm')
  const appealed = usePosted('appeal')
  const posted = withdrawn ?? answered ?? affirmed ?? appealed
  if (!posted) return null
  const { values, answer } = posted
  const words = values['words'] ?? ''
  if (answer && !answer.ok) return <Done text={answer.body.message} title={<Trans>This did not work</Trans>} words={words} />
  if (affirmed) {
    return (
      <Done
        text={<Trans>It stays as you wrote it. This is noted when the day is over.</Trans>}
        title={<Trans>You stand by your rating</Trans>}
        words={words}
      />
    )
  }
  if (appealed) {
    return (
      <Done
        text={<Trans>When the day is over somebody who had no part in the decision can read it.</Trans>}
        title={<Trans>Your appeal has arrived</Trans>}
        words={words}
      />
    )
  }
  return withdrawn ? (
    <Done
      text={<Trans>Your rating is no longer shown. When the day is over it is deleted with all its versions.</Trans>}
      title={<Trans>Your rating is withdrawn</Trans>}
      words={words}
    />
  ) : (
    <Done
      text={<Trans>The person who asked can read it when the day is over.</Trans>}
      title={<Trans>Your answer has arrived</Trans>}
      words={words}
    />
  )
}
