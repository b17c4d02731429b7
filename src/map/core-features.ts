/** Where each of the ten core features is used, in the order of spec.md section 1; a page that is not built is not in the map. */
export const featurePaths = {
  divorce: [
    '/evidence-vault',
    '/settlement-analyzer',
    '/communication-analyzer',
    '/legal-translator',
    '/search-professionals',
    '/corruption-analysis',
  ],
  coparenting: ['/unified-calendar', '/co-parenting-messages', '/co-parenting-expenses', '/co-parenting-incidents'],
} as const
