import { ask } from '#web/ask.ts'
import { calls } from '../contract.ts'

/** Asks the browser for a passkey of this account: a new session then stands in the place of this one. @throws AskError, or the browser's own refusal */
export async function showPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = (await ask(calls.passkeyOptions, {})) as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  const response = await startAuthentication({ optionsJSON })
  await ask(calls.passkeySignIn, { body: { response: { ...response } } })
}
