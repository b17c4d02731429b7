import type { Catalog } from '#web/i18n.ts'
import type { Page } from '#web/page.ts'

/**
 * The pages of rooms that only somebody who is signed in has, each with its texts: a list of their names is no visitor's to
 * load. The same rooms are left out in entry.client.tsx (files.test.ts).
 */
export const insideFiles = import.meta.glob<{ page: Page } & Catalog>(
  '../../rooms/{calendar,coparents,custody,data-quality,duplicates,exchanges,filings,flags,legal-protection,moderation,optimizer,organizations,plans,settings,sources,staff,telemetry,time-records,toolkit,trades}/page.*.tsx',
  { query: '?texts' },
)
