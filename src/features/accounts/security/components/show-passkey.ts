import { api } from '#web/api.ts'
import { calls } from '../contract.ts'

/** Asks the browser for a passkey of this account: a new session then stands in the place of this one. @throws ApiError, or the browser's own refusal */
export async function showPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = (await api(calls.passkeyOptions, {})) as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  const response = await startAuthentication({ optionsJSON })
  await api(calls.passkeySignIn, { body: { response: { ...response } } })
}
