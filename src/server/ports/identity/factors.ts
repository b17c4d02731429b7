import { randomBytes } from 'node:crypto'
import { runWithAdapter } from '@better-auth/core/context'
import { APIError } from 'better-auth/api'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { parseCookies, serializeSignedCookie } from 'better-call'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { answered, headersOf } from './calling.ts'
import { base32Of, codesOf, isCodeNow, newRecoveryCode, newSecretText, recoveryHash } from './factors.codes.ts'
import { through } from './failures.ts'
import { tokenHash } from './hashed-sessions.ts'
import type { Library } from './library.ts'
import type { Caller, Factors, NewPasskey } from './port.ts'

const notThisPasskey = msg`This passkey is not known here, or it did not answer in time. Try again, or sign in with your password.`
const notMade = msg`The passkey could not be made. Try again.`

/** The value of a cookie, without the library's signature. */
function cookieValue(cookie: string, name: string): string | null {
  return parseCookies(cookie).get(name)?.split('.')[0] ?? null
}

/** A failure of the passkey library, which names many, as one sentence. */
async function passkeys<T>(work: () => Promise<T>, fault: Fault): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // What cannot be read at all is answered with 500 by the library.
    const isTheirs = error instanceof APIError && (error.statusCode < 500 || error.body?.code === 'FAILED_TO_VERIFY_REGISTRATION')
    throw isTheirs ? fault : error
  }
}

/** Second factors and passkeys by the library, with codes and recovery codes of our own beneath. */
export function factors(auth: Library, { appName }: { appName: string }): Factors {
  /** Nobody is signed in while they sign in: an older session in the same browser must not answer for them. */
  const withoutSession = async (caller: Caller): Promise<Caller> => {
    const { authCookies } = await auth.$context
    const rest = [...parseCookies(caller.cookie)].filter(([name]) => name !== authCookies.sessionToken.name)
    return { ...caller, cookie: rest.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ') }
  }
  return {
    newSecret: async (email) => {
      const text = newSecretText()
      const { secretConfig } = await auth.$context
      return {
        // A blank as %20: some apps show a plus as it stands.
        uri: codesOf(text).url(appName, email).replaceAll('+', '%20'),
        text: base32Of(text),
        stored: await symmetricEncrypt({ key: secretConfig, data: text }),
      }
    },
    isCode: async (stored, code) => {
      const { secretConfig } = await auth.$context
      // The library looks at the real time when someone signs in with a code; so does this.
      return isCodeNow(await symmetricDecrypt({ key: secretConfig, data: stored }), code)
    },
    newRecoveryCodes: () => {
      const codes = Array.from({ length: 10 }, newRecoveryCode)
      return { codes, stored: JSON.stringify(codes.map(recoveryHash)) }
    },
    isRecoveryCode: (stored, code) => (JSON.parse(stored) as unknown[]).includes(recoveryHash(code)),
    recoveryCodesLeft: (stored) => (JSON.parse(stored) as unknown[]).length,
    challenged: async ({ cookie }) => {
      const { createAuthCookie, internalAdapter } = await auth.$context
      const challenge = cookieValue(cookie, createAuthCookie('two_factor').name)
      const found = challenge ? await internalAdapter.findVerificationValue(challenge) : null
      return found && found.expiresAt.getTime() > Date.now() ? found.value : null
    },
    signInByCode: (code, caller) =>
      through(async () => {
        const headers = headersOf(await withoutSession(caller))
        const { data, cookies } = answered(await auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }))
        return { data: { account: data.user.id }, cookies }
      }),
    signInByRecoveryCode: (code, caller) =>
      through(async () => {
        const headers = headersOf(await withoutSession(caller))
        const body = { code: recoveryHash(code) }
        const { data, cookies } = answered(await auth.api.verifyBackupCode({ body, headers, returnHeaders: true }))
        return { data: { account: data.user.id }, cookies }
      }),
    passkeyOptions: async (caller) => {
      const headers = headersOf(await withoutSession(caller))
      const { data, cookies } = answered(await auth.api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }))
      // A passkey that nobody unlocked shows only that the device is here (ASVS 6.3.3): it is asked for more.
      return { data: { ...data, userVerification: 'required' }, cookies }
    },
    signInByPasskey: (response, caller) =>
      passkeys(
        async () => {
          const headers = headersOf(await withoutSession(caller))
          const { data, cookies } = answered(
            await auth.api.verifyPasskeyAuthentication({ body: { response: response as never }, headers, returnHeaders: true }),
          )
          return { data: { account: data.session.userId, session: data.session.id }, cookies }
        },
        new Fault('unauthenticated', notThisPasskey),
      ),
    newPasskeyOptions: (caller) =>
      passkeys(
        async () => {
          const headers = headersOf(caller)
          const { data, cookies } = answered(await auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }))
          return { data: { ...data }, cookies }
        },
        new Fault('invalid', notMade),
      ),
    readPasskey: (response, caller) =>
      passkeys(
        async () => {
          const { adapter } = await auth.$context
          const caught: Record<string, unknown>[] = []
          // The library would store it at once, and it could be signed in with during the pause.
          const catching = {
            ...adapter,
            create: (asked: Parameters<typeof adapter.create>[0]) => {
              if (asked.model !== 'passkey') return adapter.create(asked)
              caught.push(asked.data)
              return Promise.resolve({ ...asked.data, id: '' })
            },
          }
          const { cookies } = answered(
            await runWithAdapter(catching as typeof adapter, () =>
              auth.api.verifyPasskeyRegistration({ body: { response }, headers: headersOf(caller), returnHeaders: true }),
            ),
          )
          const [made] = caught
          if (!made) throw new Error('The library no longer hands over the passkey that it checked.')
          const data: NewPasskey = {
            credentialId: String(made['credentialID']),
            publicKey: String(made['publicKey']),
            counter: Number(made['counter']),
            deviceType: String(made['deviceType']),
            backedUp: Boolean(made['backedUp']),
            transports: String(made['transports']),
            aaguid: made['aaguid'] ? String(made['aaguid']) : null,
          }
          return { data, cookies }
        },
        new Fault('invalid', notMade),
      ),
    newToken: async (keepsUntil) => {
      const { authCookies, secret } = await auth.$context
      const { name, attributes } = authCookies.sessionToken
      // Without an end the cookie goes with the browser: the library's own length is left out.
      const { maxAge: _, ...rest } = attributes
      const length = keepsUntil && { maxAge: Math.max(0, Math.floor((keepsUntil.getTime() - Date.now()) / 1_000)) }
      const token = randomBytes(24).toString('hex')
      const line = await serializeSignedCookie(name, token, secret, { ...rest, ...length })
      return { hash: tokenHash(token), cookies: [line] }
    },
  }
}
