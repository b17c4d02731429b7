import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

/**
 * The secret of a second factor as the library keeps it, sealed for another installation's secret.
 * @returns `null` where `from` does not open it
 */
export async function resealSecret(sealed: string, from: string, to: string): Promise<string | null> {
  try {
    const data = await symmetricDecrypt({ key: from, data: sealed })
    return from === to ? sealed : await symmetricEncrypt({ key: to, data })
  } catch {
    return null
  }
}
