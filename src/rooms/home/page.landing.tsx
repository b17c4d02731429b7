import { t } from '@lingui/core/macro'
import { type Page, need } from '../../web/page.ts'
import { calls } from '../professionals/contract.ts'
import { CaseTool } from './parts/case-tool.tsx'
import { Claims } from './parts/claims.tsx'
import { Hero } from './parts/hero.tsx'
import { RatingTool } from './parts/rating-tool.tsx'

function View() {
  return (
    <main className="page grid gap-16 sm:gap-24" id="content" tabIndex={-1}>
      <Hero />
      <Claims />
      <RatingTool />
      <CaseTool />
    </main>
  )
}

export const page: Page = {
  needs: () => [need(calls.count, {})],
  title: (_at, i18n, _peek, site) => t(i18n)`${site.appName}: Legal Rating & Case Management`,
  View,
}
