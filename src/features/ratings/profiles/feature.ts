import { feature } from '#feature/feature.ts'

export const profiles = feature('ratings/profiles', {
  // The page of a person and of comparing: the switch of the directory closes it too.
  closesWith: 'professionals',
  pages: [
    { path: '/profiles', query: 'compare', page: 'compare', out: true, rate: true },
    { path: '/professionals/:id', page: 'professional', out: true },
  ],
})
