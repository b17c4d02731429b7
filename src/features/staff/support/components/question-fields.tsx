import { Trans, useLingui } from '@lingui/react/macro'
import { Select, TextArea } from '#web/ui/field.tsx'
import { kinds, longestMessage, shortestMessage } from '../contract.ts'
import { kindWords } from './words.ts'

interface QuestionFieldsProps {
  values: Readonly<Record<string, string>>
  errorAt: (name: string) => string | undefined
}

/** What every question has: what it is about, and its words. */
export function QuestionFields({ values, errorAt }: QuestionFieldsProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <Select
        defaultValue={values['kind'] ?? ''}
        error={errorAt('kind')}
        id="ask-kind"
        label={t`What is it about?`}
        name="kind"
        options={[{ value: '', label: t`Choose one` }, ...kinds.map((value) => ({ value, label: i18n._(kindWords[value]) }))]}
      />
      <TextArea
        counter={{ min: shortestMessage, max: longestMessage }}
        defaultValue={values['message'] ?? ''}
        error={errorAt('message')}
        hint={<Trans>Leave out names of children, case numbers and addresses. We do not need them.</Trans>}
        id="ask-message"
        label={t`Your question`}
        name="message"
        rows={7}
      />
    </>
  )
}
