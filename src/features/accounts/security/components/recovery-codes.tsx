import { Trans, useLingui } from '@lingui/react/macro'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'

/** Ten recovery codes, this once: to be copied, saved or printed. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: t`The codes are copied` }),
      () => toast({ title: t`The codes could not be copied`, text: t`Select them and copy them by hand.`, tone: 'danger' }),
    )
  const save = () => {
    const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'codes.txt'
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <div className="grid gap-4 border-2 border-action bg-surface p-4">
      <h3>
        <Trans>Your ten recovery codes</Trans>
      </h3>
      <p>
        <Trans>
          Each opens your account once when you do not have your device. They are shown only now. Keep them where nobody else looks, and not
          on the device itself.
        </Trans>
      </p>
      <ol className="figures grid list-decimal gap-1 ps-8 sm:grid-cols-2 sm:gap-x-10">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm break-all">{code}</code>
          </li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button kind="secondary" onClick={save}>
          <Trans>Save as a file</Trans>
        </Button>
        <Button kind="secondary" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
        <Button onClick={onSaved}>
          <Trans>I have kept them</Trans>
        </Button>
      </div>
    </div>
  )
}
