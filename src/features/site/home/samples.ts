import type { About } from '#domain/screening/types.ts'

/** A text that the walk-through shows to the screening. */
export interface Written {
  id: string
  text: string
  about: About
}

const judge: About = { name: 'Avery Example', role: 'judge' }
const guardian: About = { name: 'Avery Example', role: 'gal' }
const attorney: About = { name: 'Avery Example', role: 'attorney' }

/** In our own words, about nobody: each meets another check of ratings.md, section 3.5, and the first meets none. */
export const samples: readonly Written[] = [
  {
    id: 'fine',
    text: 'I waited two hours, and I was angry. Then the judge let both of us speak, and I saw that she had read the report. She told us why she decided as she did.',
    about: judge,
  },
  {
    id: 'private',
    text: 'I was in court for case 24-DR-10442. The clerk gave me the number 512-555-0142 to ask for the order.',
    about: judge,
  },
  {
    id: 'child',
    text: 'I asked the guardian twice to meet my daughter Maya at home. In the hearing I saw that the visit was not in the report.',
    about: guardian,
  },
  {
    id: 'claim',
    text: 'I read the report before the hearing. The guardian took a bribe from the other side to change it.',
    about: guardian,
  },
  {
    id: 'label',
    text: 'I heard him shout at my lawyer in the hallway. He is a narcissist.',
    about: attorney,
  },
]
