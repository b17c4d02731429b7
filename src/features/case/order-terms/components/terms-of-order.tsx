import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { caseQuery } from '#case/cases/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { calls } from '../contract.ts'
import { TermsForm } from './terms-form.tsx'
import { TermsList } from './terms-list.tsx'

/** The terms of an order in its card, and the form that enters them. */
export function TermsOfOrder({ order, search }: { order: string; search: URLSearchParams }) {
  const { data } = useApiQuery(calls.list, { query: caseQuery(search) })
  const [isOpen, setOpen] = useState(false)
  const its = data?.orders.find(({ id }) => id === order)
  if (!its) return null
  const close = () => setOpen(false)
  return (
    <>
      {its.terms.length > 0 && <TermsList terms={its.terms} />}
      {its.can.change && (
        <>
          <Button className="no-print justify-self-start" kind="quiet" onClick={() => setOpen(true)}>
            {its.terms.length > 0 ? <Trans>Change terms on messages and money</Trans> : <Trans>Enter terms on messages and money</Trans>}
          </Button>
          <Dialog keepsWords onClose={close} open={isOpen} title={<Trans>Terms on messages and money</Trans>}>
            {isOpen && (
              <>
                <p className="mb-4 [overflow-wrap:anywhere]">
                  <strong>{its.title}</strong>. <Trans>Tick what this order says, and leave the rest.</Trans>
                </p>
                <TermsForm caseId={data!.caseId!} onDone={close} order={its} />
              </>
            )}
          </Dialog>
        </>
      )}
    </>
  )
}
