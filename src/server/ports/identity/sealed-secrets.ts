import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

/**
 * The secret of a second factor as the library keeps it, sealed for another installation's secret.
 * @returns `null` where `from` does not open it
 */
export async function resealSecret(kept: string, from: string, to: string): Promise<string | null> {
  try {
    const data = await symmetricDecrypt({ key: from, data: kept })
    return from === to ? kept : await symmetricEncrypt({ key: to, data })
  } catch {
    return null
  }
}
