import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Qr } from '#web/ui/qr.tsx'

/** The address of a new link, this once. */
export function NewLink({ address, onDone }: { address: string; onDone: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ title: t`Link copied` }),
      () => toast({ title: t`Couldn’t copy the link`, text: t`Select it and copy it by hand.`, tone: 'danger' }),
    )
  return (
    <div className="grid gap-4">
      <p className="outline-none" ref={place} tabIndex={-1}>
        <Trans>Copy the link now and send it. For your safety we don’t save it, so we can’t show it again.</Trans>
      </p>
      <p className="rounded-sm border border-line bg-paper p-3 text-sm break-all select-all" data-address>
        {address}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
      <Disclosure title={<Trans>QR code</Trans>}>
        <Qr label={t`QR code of the link`} text={address} />
      </Disclosure>
      <p className="text-sm text-soft">
        <Trans>Anyone who has the link can open it. If you set a code word, give it another way, such as by phone.</Trans>
      </p>
    </div>
  )
}
