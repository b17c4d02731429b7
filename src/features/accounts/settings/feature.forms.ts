import { begins, type Form } from '#test/journeys/forms.ts'

const settings = { begins, path: '/account-settings' } as const
const unedited = (save: string) => ({ save, address: '/api/settings' })

export const forms: readonly Form[] = [
  {
    name: 'names in the settings',
    ...settings,
    path: '/account-settings#profile',
    field: (page) => page.getByLabel('Last name'),
    text: 'Cole Moreno',
    missing: { submit: 'Save names', sentence: 'Enter your last name.' },
    unedited: unedited('Save names'),
  },
  {
    name: 'time zones in the settings',
    ...settings,
    path: '/account-settings#zones',
    field: (page) => page.getByLabel('The court’s zone'),
    text: 'America/Chicago',
    unedited: unedited('Save zones'),
  },
  {
    name: 'times of reminders in the settings',
    ...settings,
    path: '/account-settings#reminders',
    field: (page) => page.getByLabel('My mail of the day, at'),
    text: '06:45',
    unedited: unedited('Save times'),
  },
  {
    name: 'another safe address in the settings',
    ...settings,
    path: '/account-settings#contact',
    field: (page) => page.getByLabel('Address', { exact: true }),
    text: 'ana@people.example',
    missing: { submit: 'Mail me a code', sentence: 'Write one e-mail address, such as name@example.org.' },
  },
  {
    name: 'safe contact in the settings',
    ...settings,
    path: '/account-settings#contact',
    field: (page) => page.getByRole('checkbox', { name: 'Never contact me by e-mail' }),
    text: 'checked',
    unedited: unedited('Save safe contact'),
  },
  {
    name: 'notifications in the settings',
    ...settings,
    path: '/account-settings#notifications',
    field: (page) => page.getByRole('checkbox', { name: 'Your trial ends in two days: E-mail' }),
    text: 'checked',
    unedited: unedited('Save notifications'),
  },
]
