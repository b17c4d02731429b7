// The kit on a page of its own, in development only (scripts/dev.ts); no build contains it.
import '../styles.css'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { newI18n } from '../i18n.ts'
import { messages } from '../locales/en.po'
import { Shell } from '../shell.tsx'
import { type Site, SiteProvider } from '../site.ts'
import { KitPage } from './page.tsx'

const site: Site = { appName: 'Kit', appUrl: location.origin, supportEmail: '', demo: true, set: 'out', locale: 'en' }

createRoot(document.getElementById('app')!).render(
  <I18nProvider i18n={newI18n('en', [{ messages }])}>
    <SiteProvider value={site}>
      <Shell line={null}>
        <KitPage />
      </Shell>
    </SiteProvider>
  </I18nProvider>,
)
