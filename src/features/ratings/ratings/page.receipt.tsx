import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { Page } from '#web/page.ts'
import { usePosted } from '#web/posted.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Inbox } from '#ratings/receipts/contract.ts'
import { type Opened, OpenReceipt } from '#ratings/receipts/public.tsx'
import { receiptForms } from './components/plain.ts'

type Parts = typeof import('./components/opened.tsx')

/** Here at once on the server, which renders whole pages; in the browser when it is first shown. */
const parts = import.meta.env.SSR ? await import('./components/opened.tsx') : null
const part = <P extends object>(of: (parts: Parts) => ComponentType<P>): ComponentType<P> =>
  parts ? of(parts) : lazy(async () => ({ default: of(await import('./components/opened.tsx')) }))
const OpenedReceipt = part((all) => all.OpenedReceipt)
const AfterForm = part((all) => all.AfterForm)

function View() {
  const posted = usePosted('open')
  const forms = [usePosted('edit'), usePosted('withdraw'), usePosted('answer'), usePosted('affirm'), usePosted('appeal')]
  const [opened, setOpened] = useState<Opened | null>(() =>
    posted?.answer?.ok ? { inbox: posted.answer.data as Inbox, by: { words: posted.values['words'] ?? '' }, secret: null } : null,
  )
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Suspense fallback={<Skeleton lines={8} />}>
        {forms.some((form) => form !== null) ? (
          <AfterForm />
        ) : opened ? (
          <OpenedReceipt onChange={(inbox) => setOpened({ ...opened, inbox })} onClose={() => setOpened(null)} opened={opened} />
        ) : (
          <>
            <h1>
              <Trans>Your receipt</Trans>
            </h1>
            <OpenReceipt onOpen={setOpened} posted={posted} />
          </>
        )}
      </Suspense>
    </main>
  )
}

export const page: Page = {
  forms: receiptForms,
  title: (_at, i18n) => t(i18n)`Your receipt`,
  description: (_at, i18n) =>
    t(i18n)`With the 12 words of your receipt: read what became of your rating, change it, withdraw it, answer a question.`,
  View,
}
