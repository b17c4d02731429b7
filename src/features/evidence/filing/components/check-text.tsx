import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { groupsOf } from '#domain/filing/reduce.ts'
import type { Reply } from '#http/contract.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextArea } from '#web/ui/field.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls, longestText } from '../contract.ts'
import { FindingRow } from './finding-row.tsx'
import { Counts, Limits } from './summary.tsx'

/** Checks text that someone pastes. It is sent, checked and not stored. */
export function CheckText({ caseId }: { caseId: string }) {
  const { t } = useLingui()
  const checking = useMutation(calls.text, [])
  const [found, setFound] = useState<Reply<typeof calls.text> | null>(null)
  const groups = found && groupsOf(found.findings)
  return (
    <Section id="text" title={<Trans>Check pasted text</Trans>}>
      <Form
        isControlled
        kind="primary"
        draft={`filing.text ${caseId}`}
        mutation={checking}
        read={(typed) => ({ text: typed('text') })}
        required={{ text: t`Paste the text to check.` }}
        send={async (body) => {
          const reply = await checking.send({ params: { case: caseId }, body })
          if (reply) setFound(reply)
          return reply
        }}
        submit={<Trans>Check text</Trans>}
      >
        {(errorAt) => (
          <TextArea
            error={errorAt('text')}
            hint={t`A motion, a letter or a page of it. We don’t store it.`}
            label={t`Text`}
            maxLength={longestText}
            name="text"
            rows={6}
          />
        )}
      </Form>
      {found && groups && (
        <div aria-live="polite" className="grid grid-cols-1 gap-3">
          <Counts groups={groups} />
          <Rows of={groups} rowKey={({ id }) => id}>
            {(group) => <FindingRow group={group} isLeft={false} state={found.state} where={t`in the text, ${group.places.length}×`} />}
          </Rows>
          <Limits state={found.state} />
        </div>
      )}
    </Section>
  )
}
