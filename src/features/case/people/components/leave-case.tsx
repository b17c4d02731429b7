import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Card } from '#web/ui/notice.tsx'
import { calls } from '../contract.ts'
import { Problem } from './problem.tsx'

/** Giving up their own seat, with what it means said before. */
export function LeaveCase({ caseId, isParent }: { caseId: string; isParent: boolean }) {
  const [open, setOpen] = useState(false)
  const { send, busy, problem } = useMutation(calls.leave, ['/api/people', '/api/cases'])
  const leave = async () => {
    if (await send({ params: { case: caseId } })) setOpen(false)
  }
  return (
    <section aria-labelledby="leave" className="grid gap-4">
      <h2 id="leave">
        <Trans>Leave this case</Trans>
      </h2>
      <Card className="grid gap-4">
        <p>
          {isParent ? (
            <Trans>
              You go on reading and exporting what was until today, and add nothing more. Everybody whom you let in loses access. The other
              parent goes on alone. To come back, they invite you anew.
            </Trans>
          ) : (
            <Trans>You can’t see this case after that. To come back, you need a new invitation.</Trans>
          )}
        </p>
        <Button className="no-print justify-self-start" kind="quiet" onClick={() => setOpen(true)}>
          <Trans>Leave the case</Trans>
        </Button>
      </Card>
      <Dialog onClose={() => setOpen(false)} open={open} title={<Trans>Leave this case?</Trans>}>
        <div className="grid gap-4">
          <p>
            <Trans>This cannot be undone by you.</Trans>
          </p>
          <Problem problem={problem} />
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} kind="danger" onClick={() => void leave()}>
              <Trans>Leave the case</Trans>
            </Button>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              <Trans>Stay</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  )
}
