import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Bare } from './leave-link.tsx'

/**
 * The emergency screen of spec.md section 8, for when the application itself cannot be drawn. It asks for
 * nothing around it: no router, no provider. If it breaks too, the plain HTML in the frame is shown.
 */
export function Emergency({ i18n }: { i18n: I18n }) {
  return (
    <Bare leave={t(i18n)`Leave this site`}>
      <main className="page" id="content" tabIndex={-1}>
        <div className="prose" role="alert">
          <h1>{t(i18n)`This page cannot be shown`}</h1>
          <p>{t(i18n)`Something broke while it was drawn. The rating tool is on a page of its own and may well work.`}</p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <a className="button button-primary" href="/rate-your-court">
            {t(i18n)`Open the rating tool`}
          </a>
          <button className="button button-secondary" onClick={() => location.reload()} type="button">
            {t(i18n)`Reload this page`}
          </button>
        </div>
      </main>
    </Bare>
  )
}
