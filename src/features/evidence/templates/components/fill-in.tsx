import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Seat } from '#case/cases/contract.ts'
import { type FieldId, longestField, noFields, type Template } from '#domain/templates/templates.ts'
import { addressWith } from '#shell/address-with.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, type Format, type Typed } from '../contract.ts'
import { Preview } from './preview.tsx'

interface Props {
  template: Template
  canMake: boolean
  search: URLSearchParams
  seat: Seat
}

/** Fills a template in, shows it, and makes it a document of its author. */
export function FillIn({ template: { id, name, what, fields: asked }, canMake, search, seat: { caseId } }: Props) {
  const { t, i18n } = useLingui()
  const [, go] = useLocation()
  const previewing = useMutation(calls.preview)
  const making = useMutation(calls.make, ['/api/documents', '/api/files'])
  const [fields, setFields] = useState<Typed>(noFields)
  /** The fields that the preview is of. */
  const [seen, setSeen] = useState<Typed | null>(null)
  const preview = previewing.became?.is === 'done' && seen === fields ? previewing.became.data : null
  const put = (field: FieldId, value: string) => setFields((now) => ({ ...now, [field]: value }))
  const send = async () => {
    const reply = await previewing.send({ params: { case: caseId }, body: { template: id, fields } })
    if (reply) setSeen(fields)
    // Nothing is stored yet: what was typed is still to be lost.
    return null
  }
  const make = (format: Format) => async () => {
    const reply = await making.send({ params: { case: caseId }, body: { template: id, fields, format } }, { done: t`Document added` })
    if (!reply) return
    setFields(noFields)
    go(addressWith('/documents', search, { template: '', document: reply.id }))
  }
  return (
    <>
      <div className="grid gap-1">
        <h1 className="max-sm:text-2xl">{i18n._(name)}</h1>
        <p className="text-soft">{i18n._(what)}</p>
      </div>
      <Form
        draft={`template ${caseId} ${id}`}
        isChanged={Object.values(fields).some((value) => value !== '')}
        isControlled
        kind={preview ? 'secondary' : 'primary'}
        mutation={previewing}
        read={() => null}
        send={send}
        submit={<Trans>Preview</Trans>}
      >
        {(errorAt) =>
          asked.map(({ id: field, label, hint, kind }) => {
            const shared = {
              error: errorAt(field),
              hint: hint && i18n._(hint),
              label: i18n._(label),
              name: field,
              optional: true,
              value: fields[field],
            } as const
            return kind === 'lines' ? (
              <TextArea
                key={field}
                {...shared}
                maxLength={longestField.lines}
                onChange={(event) => put(field, event.target.value)}
                rows={5}
              />
            ) : (
              <TextInput
                key={field}
                {...shared}
                maxLength={longestField.one}
                onChange={(event) => put(field, event.target.value)}
                type={kind === 'day' ? 'date' : 'text'}
              />
            )
          })
        }
      </Form>
      {preview && (
        <>
          <Preview preview={preview} />
          {canMake ? (
            <div className="no-print flex flex-wrap gap-3">
              <ActionButton mutation={making} onAct={make('pdf')}>
                <Trans>Make PDF</Trans>
              </ActionButton>
              <ActionButton kind="secondary" mutation={making} onAct={make('docx')}>
                <Trans>Make Word file</Trans>
              </ActionButton>
            </div>
          ) : (
            <p className="text-soft">
              <Trans>Your part in this case has ended, so nothing can be added.</Trans>
            </p>
          )}
          <p className="text-sm text-soft">
            <Trans>We save it in your documents as a draft. Only you see it. Read it before you use it.</Trans>
          </p>
        </>
      )}
    </>
  )
}
