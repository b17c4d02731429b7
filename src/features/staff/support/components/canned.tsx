import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { type Canned, deskCalls } from '../contract.ts'

const invalidates = [deskCalls.canned.path]
const empty = { title: '', body: '' }

/** Replies that the desk keeps ready: a title is stored once, and its text can be changed. */
export function CannedReplies() {
  const { t } = useLingui()
  const saving = useMutation(deskCalls.keepCanned, invalidates)
  const [draft, setDraft] = useState(empty)
  return (
    <Loaded failed={t`The ready replies cannot be shown`} lines={4} query={useApiQuery(deskCalls.canned, {})}>
      {({ replies }) => (
        <div className="grid max-w-2xl gap-6">
          <Rows
            empty={
              <p className="text-soft">
                <Trans>None yet. What the desk answers often can be kept here.</Trans>
              </p>
            }
            of={replies}
            rowKey={({ id }) => id}
          >
            {(reply) => <Reply onChange={() => setDraft({ title: reply.title, body: reply.body })} reply={reply} />}
          </Rows>
          <Form
            done={t`The reply is kept`}
            draft="ready reply"
            isChanged={draft.title !== '' || draft.body !== ''}
            isControlled
            mutation={saving}
            read={() => draft}
            required={{ title: t`Write a title.`, body: t`Write the text of the reply.` }}
            send={async (body) => {
              const saved = await saving.send({ body })
              if (saved) setDraft(empty)
              return saved
            }}
            submit={<Trans>Keep reply</Trans>}
          >
            {(errorAt) => (
              <>
                <TextInput
                  error={errorAt('title')}
                  hint={<Trans>A title that is there already gets the new text.</Trans>}
                  id="ready-title"
                  label={t`Title`}
                  maxLength={80}
                  name="title"
                  onChange={(event) => setDraft({ ...draft, title: event.target.value })}
                  value={draft.title}
                />
                <TextArea
                  counter={{ max: 4000 }}
                  error={errorAt('body')}
                  id="ready-body"
                  label={t`Text of the reply`}
                  name="body"
                  onChange={(event) => setDraft({ ...draft, body: event.target.value })}
                  rows={5}
                  value={draft.body}
                />
              </>
            )}
          </Form>
        </div>
      )}
    </Loaded>
  )
}

function Reply({ reply: { id, title, body }, onChange }: { reply: Canned; onChange: () => void }) {
  const { t } = useLingui()
  const deleting = useMutation(deskCalls.dropCanned, invalidates)
  return (
    <Disclosure title={title}>
      <p className="max-w-prose pb-3 break-words whitespace-pre-wrap">{body}</p>
      <div className="flex flex-wrap gap-3 pb-4">
        <Button kind="secondary" onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
        <ActionButton kind="danger" mutation={deleting} onAct={() => deleting.send({ params: { id } }, { done: t`The reply is deleted` })}>
          <Trans>Delete</Trans>
        </ActionButton>
      </div>
    </Disclosure>
  )
}
