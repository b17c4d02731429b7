import { Trans, useLingui } from '@lingui/react/macro'
import type { Day } from '#kernel/day.ts'
import type { Reply } from '#http/contract.ts'
import { formatList } from '#web/dates.ts'
import { FormError } from '#web/form/form-error.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { dayInWords } from '#web/days.ts'
import { RowButtons } from '#web/ui/row-buttons.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls } from '../contract.ts'
import { stale } from './addresses.ts'
import { DetailForm } from './detail-form.tsx'
import { detailNames } from './words.ts'

/** What is looked for beside numbers and dates: the children of the case, and the parent’s list. */
export function Details({ reply: { children, details, can }, caseId }: { reply: Reply<typeof calls.details>; caseId: string }) {
  const { i18n } = useLingui()
  const removing = useMutation(calls.remove, stale)
  const names = formatList(children, i18n.locale)
  return (
    <Section about={<Trans>Only you see this list. Every check uses it.</Trans>} id="list" title={<Trans>What to look for</Trans>}>
      {children.length > 0 && (
        <p>
          <Trans>Children of the case: {names}. Add middle names, last names and nicknames, birth dates, and addresses to protect.</Trans>
        </p>
      )}
      <FormError problem={removing.problem} />
      <Rows of={details} rowKey={({ id }) => id}>
        {({ id, kind, words }) => {
          const said = kind === 'birth' ? dayInWords(words as Day, i18n.locale) : words
          return (
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="min-w-0">
                <strong className="[overflow-wrap:anywhere]">
                  <bdi>{said}</bdi>
                </strong>
                <span className="block text-sm text-soft">{i18n._(detailNames[kind])}</span>
              </p>
              <RowButtons id={id} name={said} onRemove={() => void removing.send({ params: { case: caseId, detail: id } })} />
            </div>
          )
        }}
      </Rows>
      {can.add && <DetailForm caseId={caseId} />}
    </Section>
  )
}
