import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { calls } from '#evidence/texts/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { TextBox } from './text-box.tsx'

/** What a program read on a page of a file. */
export function ReadPages({ caseId, file, start }: { caseId: string; file: string; start: number }) {
  const [at, setAt] = useState(start)
  const params = { case: caseId, file }
  const query = useApiQuery(calls.view, { params, query: { page: at } }, { keepOld: true })
  const asking = useMutation(calls.read, [`/api/cases/${caseId}/files/${file}/text`])
  return (
    <Loaded failed={<Trans>Couldn’t load the text</Trans>} lines={6} query={query} safe={<Trans>Your file is safe. Try again.</Trans>}>
      {({ state, problem, pages, page }) => (
        <div className="grid justify-items-start gap-2">
          {state === 'none' ? (
            <ActionButton kind="secondary" mutation={asking} onAct={() => asking.send({ params })}>
              <Trans>Read text</Trans>
            </ActionButton>
          ) : page === null ? (
            <p className="text-soft">
              {problem ?? <Trans>We’re still reading this file. Your file is saved.</Trans>}{' '}
              {problem === null && (
                <Button kind="secondary" onClick={() => void query.refetch()}>
                  <Trans>Check again</Trans>
                </Button>
              )}
            </p>
          ) : (
            <TextBox>{page.text || <Trans>No text on this page.</Trans>}</TextBox>
          )}
          {pages !== null && pages > 1 && (
            <p className="no-print flex items-center gap-2">
              <Button kind="secondary" onClick={() => setAt(Math.max(1, at - 1))}>
                <Trans>Previous</Trans>
              </Button>
              <output className="text-sm text-soft">
                <Trans>
                  Page {at} of {pages}
                </Trans>
              </output>
              <Button kind="secondary" onClick={() => setAt(Math.min(pages, at + 1))}>
                <Trans>Next</Trans>
              </Button>
            </p>
          )}
          <p className="text-sm text-soft">
            <Trans>Read by a program. Check it against the original.</Trans>
          </p>
        </div>
      )}
    </Loaded>
  )
}
