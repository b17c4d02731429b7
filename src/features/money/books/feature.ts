import { feature } from '#feature/feature.ts'

/** The books of a case. They have no page of their own: expenses and payments write in them. */
export const books = feature('money/books', {
  scopes: [
    {
      name: 'payments',
      position: 58,
      label: 'Payments and what is owed',
      usualFor: ['attorney', 'mediator', 'parenting_coordinator'],
    },
  ],
})
