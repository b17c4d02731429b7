import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { StoredFile } from '#case/files/contract.ts'
import { longestParagraph } from '#domain/order-paragraphs/read.ts'
import { OwnFile } from '#evidence/documents/public.tsx'
import { calls as textCalls } from '#evidence/texts/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Form } from '#web/form/form.tsx'
import { FormError } from '#web/form/form-error.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { calls, type StackedOrder } from '../contract.ts'
import { Confirming } from './confirming.tsx'
import { stale } from './stale.ts'

interface Props {
  caseId: string
  order: StackedOrder
  onDone: () => void
}

/** Paragraphs of an order: read from a file and confirmed one by one, or entered by hand. */
export function AddParagraphs({ caseId, order, onDone }: Props) {
  const [file, setFile] = useState<StoredFile | null>(null)
  const reading = useMutation(textCalls.read)
  const take = async (next: StoredFile | null) => {
    setFile(null)
    if (next && (await reading.send({ params: { case: caseId, file: next.id } }))) setFile(next)
  }
  return (
    <div className="grid gap-4">
      {order.isShared && (
        <Notice>
          <Trans>You shared this order, so the other parent sees the paragraphs that you add. They don’t see your file.</Trans>
        </Notice>
      )}
      <OwnFile caseId={caseId} file={file} onBusy={() => {}} onChange={(next) => void take(next)} />
      <FormError problem={reading.problem} />
      {file && <Proposed caseId={caseId} file={file.id} key={file.id} onDone={onDone} order={order} />}
      <Disclosure isOpen={false} title={<Trans>Enter a paragraph by hand</Trans>}>
        <ByHand caseId={caseId} order={order} />
      </Disclosure>
    </div>
  )
}

const again = 2_000

/** What was found in the file, once it is read. */
function Proposed({ caseId, file, order, onDone }: Props & { file: string }) {
  const query = useApiQuery(calls.proposed, { params: { case: caseId, file } })
  const { refetch } = query
  const isUnderWay = query.data?.state === 'waiting' || query.data?.state === 'reading'
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void refetch(), again)
    return () => clearInterval(timer)
  }, [isUnderWay, refetch])
  return (
    <Loaded failed={<Trans>Couldn’t read this file</Trans>} lines={4} query={query}>
      {({ state, paragraphs }) =>
        isUnderWay ? (
          <output>
            <Trans>Reading the file. A scanned page takes a few seconds.</Trans>
          </output>
        ) : state === 'failed' ? (
          <p>
            <Trans>This file couldn’t be read. Enter its paragraphs by hand.</Trans>
          </p>
        ) : paragraphs.length === 0 ? (
          <p>
            <Trans>No numbered paragraphs found in this file. Enter them by hand.</Trans>
          </p>
        ) : (
          <Confirming caseId={caseId} found={paragraphs} onDone={onDone} order={order} />
        )
      }
    </Loaded>
  )
}

function ByHand({ caseId, order }: Omit<Props, 'onDone'>) {
  const { t } = useLingui()
  const adding = useMutation(calls.add, stale)
  return (
    <Form
      done={t`Paragraph added`}
      isRepeated
      mutation={adding}
      read={(values) => ({ paragraphs: [{ number: values('number'), text: values('text'), page: null }] })}
      required={{ number: t`Enter the number.`, text: t`Enter the words of the paragraph.` }}
      send={(body) => adding.send({ params: { case: caseId, order: order.id }, body })}
      submit={<Trans>Add paragraph</Trans>}
    >
      {(errorAt) => (
        <>
          <TextInput
            error={errorAt('number')}
            hint={t`As the order has it, such as 4 or 4(a)`}
            label={t`Number`}
            maxLength={longestParagraph.number}
            name="number"
          />
          <TextArea error={errorAt('text')} label={t`Words of the paragraph`} maxLength={longestParagraph.text} name="text" rows={3} />
        </>
      )}
    </Form>
  )
}
