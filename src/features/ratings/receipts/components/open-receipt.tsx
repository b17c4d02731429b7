import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { api } from '#web/api.ts'
import type { Posted } from '#web/posted.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { WordProblem } from '#domain/receipt/receipt.ts'
import { calls } from '../contract.ts'
import { type Opened, readWords } from './receipt.ts'
import { refusedBy } from './refused.ts'
import { sayRefused } from './say-refused.tsx'

function sayProblem(problem: WordProblem): ReactNode {
  switch (problem.kind) {
    case 'count':
      return (
        <Trans>
          A receipt has 12 words. You have written <Plural one="# word" other="# words" value={problem.n} />.
        </Trans>
      )
    case 'unknown':
      return (
        <Trans>
          Word {problem.at} (“{problem.word}”) is not one that a receipt can have. Look at its spelling.
        </Trans>
      )
    case 'check':
      return <Trans>These 12 words are no receipt. One of them is wrong, or two have changed places.</Trans>
  }
}

/** Asks for the words. With JavaScript they are turned into the receipt here and never sent. */
export function OpenReceipt({ posted, onOpen }: { posted: Posted | null; onOpen: (opened: Opened) => void }) {
  const { t } = useLingui()
  const [error, setError] = useState<ReactNode>(posted?.answer?.ok === false ? posted.answer.body.message : null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      const words = new FormData(event.currentTarget).get('words')
      const read = await readWords(typeof words === 'string' ? words : '')
      if (!read.ok) return setError(sayProblem(read.problem))
      onOpen({ inbox: await api(calls.lookUp, { body: read.key }), by: read.key, secret: read.secret })
    } catch (failure) {
      setError(sayRefused(refusedBy(failure)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="max-w-2xl">
      <div className="prose mt-3">
        <p>
          <Trans>
            When you rated somebody you were shown 12 words. With them you can read what became of your rating, change it, withdraw it, and
            answer a question.
          </Trans>
        </p>
      </div>
      <form
        action="/receipt"
        autoComplete="off"
        className="mt-6 grid gap-4"
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <input name="form" type="hidden" value="open" />
        <TextArea
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          error={error}
          hint={t`In their order, with spaces between them. The first four letters of each are enough.`}
          id="words"
          label={t`The 12 words`}
          name="words"
          rows={4}
          spellCheck={false}
          defaultValue={posted?.values['words'] ?? ''}
        />
        <Button busy={busy} className="justify-self-start" type="submit">
          <Trans>Open</Trans>
        </Button>
        <noscript>
          <p className="text-sm text-soft">
            <Trans>Without JavaScript the words are sent to our server, which finds your rating by them and forgets them again.</Trans>
          </p>
        </noscript>
      </form>
      <div className="mt-8">
        <Notice title={<Trans>The words are lost?</Trans>}>
          <p>
            <Trans>
              Then your rating stays as it is. We do not know whose it is, so we cannot find it for you or for anybody else. That is what
              keeps it anonymous.
            </Trans>
          </p>
        </Notice>
      </div>
    </div>
  )
}
