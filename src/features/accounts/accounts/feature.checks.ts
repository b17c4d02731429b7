import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'accounts.user': 'signedIn',
    'accounts.signUp': 'everybody',
    'accounts.signIn': 'everybody',
    'accounts.sendVerification': 'everybody',
    'accounts.verify': 'everybody',
    'accounts.requestReset': 'everybody',
    'accounts.reset': 'everybody',
    'accounts.demo': 'everybody',
    'accounts.markDevice': 'everybody',
  },
  addresses: [
    ['/sign-in', 'accounts/sign-in', 404, 404],
    ['/sign-up', 'accounts/sign-up', 404, 404],
    ['/verify-email?token=x', 'accounts/verify-email', 404, 404],
    ['/forgot-password', 'accounts/forgot-password', 404, 404],
    ['/reset-password?token=x', 'accounts/reset-password', 404, 404],
  ],
})
