import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, useApiQuery } from '#web/api.ts'
import { Asked } from '#shell/asked.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { type Canned, deskCalls } from '../contract.ts'
import { useAct } from './use-act.ts'

/** Replies that the desk keeps ready: a title is kept once, and its text can be changed. */
export function CannedReplies() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { busy, act } = useAct()
  const [draft, setDraft] = useState({ title: '', body: '' })
  const asked = useApiQuery(deskCalls.canned, {})
  const again = () => void client.invalidateQueries({ queryKey: [deskCalls.canned.path] })
  const keep = async () => {
    if (!(await act(() => api(deskCalls.keepCanned, { body: draft }), t`The reply is kept`))) return
    setDraft({ title: '', body: '' })
    again()
  }
  const drop = async ({ id }: Canned) => {
    if (await act(() => api(deskCalls.dropCanned, { params: { id } }), t`The reply is deleted`)) again()
  }
  return (
    <Asked asked={asked} failed={t`The ready replies cannot be shown`} lines={4}>
      {({ replies }) => (
        <div className="grid max-w-2xl gap-6">
          {replies.length === 0 && (
            <p className="text-soft">
              <Trans>None yet. What the desk answers often can be kept here.</Trans>
            </p>
          )}
          {replies.map((reply) => (
            <details className="border-b border-line" key={reply.id}>
              <summary className="min-h-11 py-3 font-semibold">{reply.title}</summary>
              <p className="max-w-prose pb-3 break-words whitespace-pre-wrap">{reply.body}</p>
              <div className="flex flex-wrap gap-3 pb-4">
                <Button kind="secondary" onClick={() => setDraft({ title: reply.title, body: reply.body })}>
                  <Trans>Change</Trans>
                </Button>
                <Button busy={busy} kind="danger" onClick={() => void drop(reply)}>
                  <Trans>Delete</Trans>
                </Button>
              </div>
            </details>
          ))}
          <TextInput
            hint={<Trans>A title that is there already gets the new text.</Trans>}
            id="ready-title"
            label={t`Title`}
            maxLength={80}
            onChange={(event) => setDraft({ ...draft, title: event.target.value })}
            value={draft.title}
          />
          <TextArea
            counter={{ max: 4000 }}
            id="ready-body"
            label={t`Text of the reply`}
            onChange={(event) => setDraft({ ...draft, body: event.target.value })}
            rows={5}
            value={draft.body}
          />
          <Button busy={busy} className="justify-self-start" kind="secondary" onClick={() => void keep()}>
            <Trans>Keep reply</Trans>
          </Button>
        </div>
      )}
    </Asked>
  )
}
