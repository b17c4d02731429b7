import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isWithin } from '#domain/exchange/within.ts'
import { Form } from '#web/form/form.tsx'
import { useAction } from '#web/form/use-action.ts'
import type { Values } from '#web/form/use-form.ts'
import { useToast } from '#web/toasts.tsx'
import { Checkbox, RadioGroup } from '#web/ui/choice.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import type { Exchange, Place } from '../contract.ts'
import { drawn } from './picture.ts'
import { locate, useCanLocate } from './position.ts'
import { keep } from './waiting.ts'
import { checkInNames } from './words.ts'

interface CheckInFormProps {
  caseId: string
  zone: string
  exchange: Exchange
  places: readonly Place[]
  /** The reader's own side. */
  side: 'A' | 'B'
  isSafety: boolean
  onDone: (sentAtOnce: boolean) => void
}

type Kind = 'arrived' | 'handed_over' | 'received' | 'note'

/** Records that the user arrived, handed over or received the children. Without a connection the record waits and is sent later. */
export function CheckInForm({ caseId, zone, exchange, places, side, isSafety, onDone }: CheckInFormProps) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const canLocate = useCanLocate()
  const [kind, setKind] = useState<Kind | null>(null)
  const [isEarlier, setEarlier] = useState(false)
  const [asksWithin, setAsksWithin] = useState(false)
  const { go, refuse, ...recording } = useAction()
  const kinds: readonly Kind[] = exchange.toSide === side ? ['arrived', 'received', 'note'] : ['arrived', 'handed_over', 'note']
  const located = places.filter(({ position }) => position !== null)

  /** Reads the picture and the position, and sends them with the rest. @returns what was wrong with them, or whether it was sent at once */
  const record = async (values: Values, data: FormData): Promise<{ field: string; sentence: string } | { sent: boolean }> => {
    const picked = data.get('photo')
    const file = picked instanceof File && picked.size > 0 ? picked : null
    const photo = file && (await drawn(file))
    if (file && photo === null)
      return {
        field: 'photo',
        sentence: t`This file is no picture that can be read here. Choose another, or send the record without it.`,
      }
    const fix = asksWithin && canLocate ? await locate() : null
    if (asksWithin && fix === null)
      return { field: 'within', sentence: t`The device did not say where it is. Untick this to record without it.` }
    const place = located.find(({ id }) => id === values('place')) ?? located[0]
    const sent = await keep(caseId, {
      dueAt: exchange.dueAt,
      toSide: exchange.toSide,
      kind: kind!,
      when: isEarlier ? { at: values('at') } : null,
      note: values('note'),
      isShared: values('isShared') === 'on',
      isWithin: fix && place?.position ? isWithin(place.position, fix) : null,
      // In safety mode the position never leaves the device, even if the box is checked.
      position: fix && !isSafety && values('keep') === 'on' ? fix : null,
      photo,
    })
    return { sent }
  }
  const send = async ([values, data]: readonly [Values, FormData]) => {
    const done = await go(() => record(values, data))
    if (!done.ok) return null
    if ('field' in done.reply) {
      refuse(done.reply.field, done.reply.sentence)
      return null
    }
    const { sent } = done.reply
    toast(
      sent
        ? { title: t`Recorded` }
        : { title: t`Kept on this page`, text: t`It is sent as soon as there is a connection. Leave the page open.` },
    )
    onDone(sent)
    return true
  }
  return (
    <Form
      check={() => (kind === null ? { kind: t`Choose what to record.` } : {})}
      isControlled
      kind="primary"
      mutation={recording}
      read={(values, data) => [values, data] as const}
      required={{ at: t`Say when it was.` }}
      send={send}
      submit={<Trans>Record</Trans>}
    >
      {(errorAt) => (
        <>
          <RadioGroup
            error={errorAt('kind')}
            legend={t`What to record`}
            name="kind"
            onChange={setKind}
            options={kinds.map((value) => ({ value, label: i18n._(checkInNames[value]) }))}
            value={kind}
          />
          <Checkbox
            checked={isEarlier}
            label={<Trans>It was at another time than now</Trans>}
            onChange={(event) => setEarlier(event.target.checked)}
          />
          {isEarlier && (
            <TextInput
              error={errorAt('at')}
              hint={t`On the clock in ${zone}. The record is marked as written later.`}
              label={t`When it was`}
              name="at"
              type="datetime-local"
            />
          )}
          {canLocate && located.length > 0 && (
            <div className="grid gap-2">
              <Checkbox
                checked={asksWithin}
                error={errorAt('within')}
                label={
                  <Trans>Say whether this device is within 150 m of the place. The device works that out; its position is not sent.</Trans>
                }
                name="within"
                onChange={(event) => setAsksWithin(event.target.checked)}
              />
              {asksWithin && (
                <>
                  <Select
                    defaultValue={exchange.placeId ?? located[0]!.id}
                    label={t`Place`}
                    name="place"
                    options={located.map(({ id, name }) => ({ value: id, label: name }))}
                  />
                  {isSafety ? (
                    <p className="text-sm text-soft">
                      <Trans>You are in safety mode: nothing but yes or no is sent.</Trans>
                    </p>
                  ) : (
                    <Checkbox label={<Trans>Keep the position too, for myself alone</Trans>} name="keep" />
                  )}
                </>
              )}
            </div>
          )}
          <TextArea label={t`Note`} maxLength={1000} name="note" optional rows={2} />
          <TextInput
            accept="image/*"
            error={errorAt('photo')}
            hint={t`The picture alone is kept: where and when it was taken is removed from its file.`}
            label={t`Photo`}
            name="photo"
            optional
            type="file"
          />
          <Checkbox defaultChecked label={<Trans>Share this record with the other parent</Trans>} name="isShared" />
          <p className="-mt-4 text-sm text-soft">
            <Trans>A record stands as it was made. What comes later is added to it.</Trans>
          </p>
        </>
      )}
    </Form>
  )
}
