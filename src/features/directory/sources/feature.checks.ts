import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'sources.status': 'supportDesk',
    'sources.history': 'supportDesk',
    'sources.run': 'supportDesk',
    'sources.registry': 'adminDesk',
    'sources.add': 'adminDesk',
    'sources.edit': 'adminDesk',
    'sources.pause': 'adminDesk',
    'sources.stop': 'adminDesk',
    'sources.allow': 'adminDesk',
    'sources.runNow': 'adminDesk',
    'sources.cancel': 'adminDesk',
    'sources.decide': 'adminDesk',
  },
  addresses: [
    ['/scraping-status', 404, 404, 'sources/status'],
    ['/scraper-management', 404, 404, 'sources/manage'],
  ],
})
