import { Trans } from '@lingui/react/macro'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Choice } from '../contract.ts'
import { LinkForm } from './link-form.tsx'
import { NewLink } from './new-link.tsx'

/** A button that shares a thing by a link, with other files if wanted. */
export function ShareByLink({ caseId, first }: { caseId: string; first: Choice }) {
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const close = () => {
    setOpen(false)
    setMade(null)
  }
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        <Link2 className="icon" />
        <Trans>Share by link</Trans>
      </Button>
      <Dialog
        keepsWords={made === null}
        onClose={close}
        open={isOpen}
        title={made === null ? <Trans>Share by link</Trans> : <Trans>Your link is ready</Trans>}
      >
        {isOpen && made === null && <LinkForm caseId={caseId} first={first} onCancel={close} onMade={setMade} />}
        {made !== null && <NewLink address={made} onDone={close} />}
      </Dialog>
    </>
  )
}
