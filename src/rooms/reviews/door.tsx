import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { newI18n } from '../../web/i18n.ts'
import { messages } from './locales/en.po'
import { ReviewsOf as Inner, type Rated } from './parts/of-professional.tsx'

/** What other rooms may show of this one. It brings its own texts: a page loads only those of its own room. */
export function ReviewsOf({ professional }: { professional: Rated }) {
  const { i18n } = useLingui()
  const own = useMemo(() => newI18n(i18n.locale, [{ messages: i18n.messages }, { messages }]), [i18n])
  return (
    <I18nProvider i18n={own}>
      <Inner professional={professional} />
    </I18nProvider>
  )
}
