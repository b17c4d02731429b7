import type { Catalog } from '#web/i18n.ts'
import type { Page } from '#web/page.ts'

/**
 * The pages of features that only someone who is signed in has, each with its texts: a list of their names is no visitor's to
 * load. The same features are left out in entry.client.tsx (files.test.ts).
 */
export const insideFiles = import.meta.glob<{ page: Page } & Catalog>(
  '../features/*/{calendar,dashboard,data-quality,duplicates,exchanges,flags,hearings,legal,moderation,optimizer,organizations,people,plans,schedule,settings,sources,staff,swaps,telemetry,time-records,toolkit}/page.*.tsx',
  { query: '?texts' },
)
