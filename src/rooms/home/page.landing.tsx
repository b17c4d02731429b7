import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Page } from '../../web/page.ts'
import { need } from '../../web/page.ts'
import { useAsk } from '../../web/ask.ts'
import { calls } from '../professionals/contract.ts'

function View() {
  const count = useAsk(calls.count, {})
  return (
    <main id="content">
      <h1>
        <Trans>Landing {count.data?.count}</Trans>
      </h1>
    </main>
  )
}

export const page: Page = {
  needs: () => [need(calls.count, {})],
  title: (_at, i18n, _peek, site) => t(i18n)`${site.appName}: Legal Rating & Case Management`,
  View,
}
