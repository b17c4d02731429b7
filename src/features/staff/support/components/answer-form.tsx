import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Select, TextArea } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { deskCalls, type Full, longestAnswer } from '../contract.ts'

const invalidates = ['/api/desk/tickets']

/** The answer, from a ready reply or free; and the end of the ticket. */
export function AnswerForm({ ticket: { number, answer } }: { ticket: Full }) {
  const { t } = useLingui()
  const answering = useMutation(deskCalls.answer, invalidates)
  const closing = useMutation(deskCalls.close, invalidates)
  const [text, setText] = useState(answer ?? '')
  const [isClosing, setClosing] = useState(false)
  const replies = useApiQuery(deskCalls.canned, {}).data?.replies ?? []
  const close = async () => {
    if (await closing.send({ params: { number } }, { done: t`The ticket is closed` })) setClosing(false)
  }
  return (
    <Section className="max-w-2xl" id="answer" title={<Trans>Answer</Trans>}>
      <Form
        done={t`The answer stands`}
        draft={`answer ${number}`}
        isChanged={text !== (answer ?? '')}
        isControlled
        kind="primary"
        more={
          <Button kind="secondary" onClick={() => setClosing(true)}>
            <Trans>Close ticket</Trans>
          </Button>
        }
        mutation={answering}
        read={() => ({ text })}
        required={{ text: t`Write an answer.` }}
        send={(body) => answering.send({ params: { number }, body })}
        submit={<Trans>Send answer</Trans>}
      >
        {(errorAt) => (
          <>
            {replies.length > 0 && (
              <Select
                hint={<Trans>It takes the place of what is written below.</Trans>}
                id="answer-ready"
                label={t`Begin with a ready reply`}
                onChange={(event) => setText(replies.find(({ id }) => id === event.target.value)?.body ?? text)}
                optional
                options={[{ value: '', label: t`None` }, ...replies.map(({ id, title }) => ({ value: id, label: title }))]}
              />
            )}
            <TextArea
              counter={{ max: longestAnswer }}
              error={errorAt('text')}
              hint={<Trans>A second answer takes the place of the first.</Trans>}
              id="answer-text"
              label={t`Your answer`}
              name="text"
              onChange={(event) => setText(event.target.value)}
              rows={7}
              value={text}
            />
          </>
        )}
      </Form>
      <Confirm
        back={<Trans>Keep it open</Trans>}
        busy={closing.busy}
        isDanger
        onClose={() => setClosing(false)}
        onConfirm={() => void close()}
        open={isClosing}
        problem={closing.problem?.sentence}
        title={<Trans>Close this ticket?</Trans>}
        verb={<Trans>Close and erase</Trans>}
      >
        <p>
          <Trans>The question, the address, the files and the notes are erased. The answer can be read for 90 more days.</Trans>
        </p>
      </Confirm>
    </Section>
  )
}
