import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { apiQuery, type Page } from '#web/page.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Board } from './components/board.tsx'
import { calls } from './contract.ts'

function View() {
  return (
    <main className="page page-wide grid gap-4" id="content" tabIndex={-1}>
      <Loaded
        failed={<Trans>Couldn’t load your cases</Trans>}
        lines={10}
        query={useApiQuery(calls.list, {})}
        safe={<Trans>Your access and your marks are safe. Try again in a minute.</Trans>}
      >
        {(list) => <Board list={list} />}
      </Loaded>
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.list, {})],
  title: (_at, i18n) => t(i18n)`Caseload`,
  View,
  noIndex: () => true,
}
