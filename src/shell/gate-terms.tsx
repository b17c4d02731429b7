import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { calls, type DocumentType } from '#accounts/agreements/contract.ts'
import { api, useApiQuery } from '#web/api.ts'
import { useAction } from '#web/form/use-action.ts'
import { useSite } from '#web/site.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { afterAccepting } from './gate-calls.ts'
import { GateDialog } from './gate-dialog.tsx'
import { GateDocument } from './gate-document.tsx'

/** The terms dialog (spec.md sections 4, 5, 8): loading, list, submitting, done. */
export function TermsDialog() {
  const { t } = useLingui()
  const { appName } = useSite()
  const toast = useToast()
  const client = useQueryClient()
  const found = useApiQuery(calls.versions, {}, { fixed: true })
  const [ticked, setTicked] = useState<readonly DocumentType[]>([])
  const { go, busy } = useAction()
  const list = found.data ?? []
  const isReady = list.length > 0 && list.every(({ documentType }) => ticked.includes(documentType))

  const failedAt = found.errorUpdatedAt
  useEffect(() => {
    if (failedAt > 0) toast({ title: t`Error`, text: t`Failed to load terms and policies. Please try again.`, tone: 'danger' })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure, and not for each time that the texts of the page change
  }, [failedAt])

  const tick = (type: DocumentType, on: boolean) => setTicked((before) => [...before.filter((one) => one !== type), ...(on ? [type] : [])])
  const accept = async () => {
    if (!isReady) {
      toast({ title: t`Required Agreements`, text: t`Please accept all required terms and policies to continue.`, tone: 'danger' })
      return
    }
    const done = await go(async () => {
      await api(calls.accept, { body: { agreements: list.map(({ documentType, version }) => ({ type: documentType, version })) } })
      toast({ title: t`Terms Accepted`, text: t`Welcome to ${appName}! Your agreements have been recorded.` })
      await afterAccepting(client)
    })
    if (done.ok || !done.problem) return
    toast({ title: t`Error`, text: t`Failed to record your agreement. Please try again.`, tone: 'danger' })
    // A text may have changed since: then its box is there to be ticked again.
    const again = await found.refetch()
    setTicked((before) => before.filter((type) => isSame(type, list, again.data)))
  }

  return (
    <GateDialog
      action={
        <Button
          busy={busy}
          className={isReady ? '' : 'cursor-not-allowed'}
          onClick={() => void accept()}
          // Not `disabled`: a press with a box unticked says what is missing.
          {...(!isReady && { 'aria-disabled': true })}
        >
          {busy ? <Trans>Recording Agreement...</Trans> : <Trans>Accept</Trans>}
        </Button>
      }
      title={<Trans>Terms and policies</Trans>}
    >
      <p className="max-w-prose text-soft">
        <Trans>Before you begin, read these texts and tick each of them. You are asked once. Nothing is ticked for you.</Trans>
      </p>
      {found.isPending && (
        <div aria-busy="true">
          <output className="sr-only">
            <Trans>Loading</Trans>
          </output>
          <Skeleton lines={9} />
        </div>
      )}
      {found.isError && !found.data && (
        <Failed
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
          sentence={<Trans>Nothing was recorded. Try again in a moment.</Trans>}
          title={<Trans>The texts did not load</Trans>}
        />
      )}
      <ol className="grid gap-5">
        {list.map((one) => (
          <GateDocument key={one.id} of={one} onTick={(on) => tick(one.documentType, on)} ticked={ticked.includes(one.documentType)} />
        ))}
      </ol>
    </GateDialog>
  )
}

type Standing = readonly { documentType: DocumentType; version: string }[]

/** Whether a document still stands in the version that was ticked. */
function isSame(type: DocumentType, before: Standing, now: Standing | undefined): boolean {
  const versionIn = (list: Standing) => list.find(({ documentType }) => documentType === type)?.version
  return versionIn(before) === versionIn(now ?? before)
}
