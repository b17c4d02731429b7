import { feature } from '#feature/feature.ts'

export const dashboard = feature('site/dashboard', {
  pages: [
    { path: '/co-parenting-dashboard', page: 'dashboard', label: 'Co-parenting', menu: { group: 'communication', position: 10 } },
    { path: '/enhanced-co-parenting', page: 'enhanced', label: 'Enhanced Co-Parenting', menu: { group: 'top', position: 30, isNew: true } },
  ],
})
