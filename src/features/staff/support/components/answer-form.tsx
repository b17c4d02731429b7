import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api, useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextArea } from '#web/ui/field.tsx'
import { deskCalls, type Full, longestAnswer } from '../contract.ts'
import { useAct } from './use-act.ts'

/** The answer, from a ready reply or free; and the end of the ticket. */
export function AnswerForm({ ticket: { number, answer }, onChanged }: { ticket: Full; onChanged: () => void }) {
  const { t } = useLingui()
  const { busy, act } = useAct()
  const [text, setText] = useState(answer ?? '')
  const [isClosing, setClosing] = useState(false)
  const replies = useApiQuery(deskCalls.canned, {}).data?.replies ?? []
  const send = () =>
    void act(() => api(deskCalls.answer, { params: { number }, body: { text } }), t`The answer stands`).then((done) => done && onChanged())
  const close = () => {
    setClosing(false)
    void act(() => api(deskCalls.close, { params: { number } }), t`The ticket is closed`).then((done) => done && onChanged())
  }
  return (
    <section className="grid max-w-2xl gap-4">
      <h2>
        <Trans>Answer</Trans>
      </h2>
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
        hint={<Trans>A second answer takes the place of the first.</Trans>}
        id="answer-text"
        label={t`Your answer`}
        onChange={(event) => setText(event.target.value)}
        rows={7}
        value={text}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={send}>
          <Trans>Send answer</Trans>
        </Button>
        <Button kind="secondary" onClick={() => setClosing(true)}>
          <Trans>Close ticket</Trans>
        </Button>
      </div>
      <Dialog onClose={() => setClosing(false)} open={isClosing} title={<Trans>Close this ticket?</Trans>}>
        <p>
          <Trans>The question, the address, the files and the notes are erased. The answer can be read for 90 more days.</Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button kind="danger" onClick={close}>
            <Trans>Close and erase</Trans>
          </Button>
          <Button kind="secondary" onClick={() => setClosing(false)}>
            <Trans>Keep it open</Trans>
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
