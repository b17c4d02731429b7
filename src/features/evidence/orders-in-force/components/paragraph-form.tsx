import { Trans, useLingui } from '@lingui/react/macro'
import { longestParagraph } from '#domain/order-paragraphs/read.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, type Paragraph } from '../contract.ts'
import { stale } from './stale.ts'

interface Props {
  caseId: string
  paragraph: Paragraph
  onDone: () => void
}

/** Corrects a paragraph so that it reads as the paper does. */
export function ParagraphForm({ caseId, paragraph, onDone }: Props) {
  const { t } = useLingui()
  const changing = useMutation(calls.change, stale)
  return (
    <Form
      done={t`Paragraph corrected`}
      mutation={changing}
      onClose={onDone}
      read={(values) => ({ number: values('number'), text: values('text') })}
      required={{ number: t`Enter the number.`, text: t`Enter the words of the paragraph.` }}
      send={(body) => changing.send({ params: { case: caseId, paragraph: paragraph.id }, body })}
      submit={<Trans>Save paragraph</Trans>}
    >
      {(errorAt) => (
        <>
          <TextInput
            defaultValue={paragraph.number}
            error={errorAt('number')}
            label={t`Number`}
            maxLength={longestParagraph.number}
            name="number"
          />
          <TextArea
            defaultValue={paragraph.text}
            error={errorAt('text')}
            label={t`Words of the paragraph`}
            maxLength={longestParagraph.text}
            name="text"
            rows={4}
          />
        </>
      )}
    </Form>
  )
}
