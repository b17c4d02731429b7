import { checksOf } from '#test/support/checks.ts'

export const checks = checksOf({
  audiences: {
    'telemetry.logError': 'everybody',
    'telemetry.groups': 'adminDesk',
    'telemetry.group': 'adminDesk',
    'telemetry.judge': 'adminDesk',
    'telemetry.refusals': 'adminDesk',
  },
  addresses: [['/bug-detection', 404, 404, 'telemetry/bugs']],
})
