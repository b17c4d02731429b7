import type { I18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { api } from '#web/api.ts'
import { useAction } from '#web/form/use-action.ts'
import type { Posted } from '#web/posted.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { WordProblem } from '#domain/receipt/receipt.ts'
import { calls } from '../contract.ts'
import { type Opened, readWords } from './receipt.ts'

function sayProblem(problem: WordProblem, i18n: I18n): string {
  switch (problem.kind) {
    case 'count':
      return t(i18n)`A receipt has 12 words. You have written ${plural(problem.n, { one: '# word', other: '# words' })}.`
    case 'unknown':
      return t(i18n)`Word ${problem.at} (“${problem.word}”) is not one that a receipt can have. Look at its spelling.`
    case 'check':
      return t(i18n)`These 12 words are no receipt. One of them is wrong, or two have changed places.`
  }
}

/** Asks for the words. With JavaScript they are turned into the receipt here and never sent. */
export function OpenReceipt({ posted, onOpen }: { posted: Posted | null; onOpen: (opened: Opened) => void }) {
  const { t: text, i18n } = useLingui()
  const answer = posted?.answer
  const { go, busy, problem, refuse } = useAction(
    answer?.ok === false ? { is: 'refused', sentence: answer.body.message, field: 'words', status: null } : null,
  )
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words') ?? '')
    const done = await go(async () => {
      const read = await readWords(words)
      return read.ok ? { inbox: await api(calls.lookUp, { body: read.key }), by: read.key, secret: read.secret } : read.problem
    })
    if (!done.ok) return
    if ('kind' in done.reply) refuse('words', sayProblem(done.reply, i18n))
    else onOpen(done.reply)
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
          error={problem?.sentence}
          hint={text`In their order, with spaces between them. The first four letters of each are enough.`}
          id="words"
          label={text`The 12 words`}
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
