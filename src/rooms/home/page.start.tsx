import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { BetaPart } from '../flags/door.tsx'
import { SiteLink } from '../../web/link.tsx'
import type { Page } from '../../web/page.ts'
import { useUser } from '../../web/user.ts'

function View() {
  const user = useUser()
  const name = user?.firstName ?? ''
  return (
    <main className="page" id="content" tabIndex={-1}>
      <div className="prose">
        <h1>
          <Trans>Welcome, {name}</Trans>
        </h1>
        <p>
          <Trans>Your case tools are being built. What you can use today:</Trans>
        </p>
        <ul>
          <li>
            <SiteLink to="/search-professionals">
              <Trans>Look up a judge, an attorney or an expert</Trans>
            </SiteLink>
          </li>
          <li>
            <SiteLink to="/rate-your-court">
              <Trans>Rate somebody, anonymously</Trans>
            </SiteLink>
          </li>
          <li>
            <SiteLink to="/support">
              <Trans>Ask support</Trans>
            </SiteLink>
          </li>
        </ul>
      </div>
      <BetaPart />
    </main>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Start`,
  View,
  noIndex: () => true,
}
