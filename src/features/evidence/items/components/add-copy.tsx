import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { FormError } from '#web/form/form-error.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { calls } from '../contract.ts'
import { noItem, pageWith, stale } from './addresses.ts'

/** Makes an item of a redacted copy, and opens it: there it can be cited, shared and made an exhibit. */
export function AddCopy({ caseId, redaction, search }: { caseId: string; redaction: string; search: URLSearchParams }) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const adding = useMutation(calls.addRedacted, stale)
  const add = async () => {
    const reply = await adding.send({ params: { case: caseId, redaction } }, { done: t`The redacted copy is in your vault` })
    if (reply) go(pageWith(search, { ...noItem, item: reply.id }))
  }
  return (
    <>
      <Button busy={adding.busy} kind="secondary" onClick={() => void add()}>
        <Trans>Add to vault</Trans>
      </Button>
      <FormError problem={adding.problem} />
    </>
  )
}
