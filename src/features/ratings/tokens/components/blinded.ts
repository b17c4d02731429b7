import { RSABSSA } from '@cloudflare/blindrsa-ts'
import { bytesIn, messageOf, nonceBytes, signatureBytes, tokenText, written } from '#domain/tokens/token.ts'

interface Offered {
  epoch: string
  /** This month's public key: DER, SPKI, hexadecimal digits. */
  key: string
}

/** What is sent to be signed, and how a token is made of what comes back. */
interface Blinded {
  blinded: string
  /** @throws Error where the signature is not the key's: the server has signed something else, or with another key */
  tokenOf: (signed: string) => Promise<string>
}

/** The variant for numbers that are drawn by chance (RFC 9474, section 5): nothing is put before them. */
const suite = RSABSSA.SHA384.PSS.Deterministic()

/** Draws a number and blinds it: who signs it sees bytes that would fit any other number just as well. */
export async function blindedFor({ epoch, key }: Offered): Promise<Blinded> {
  const spki = bytesIn(key, key.length / 2)
  if (!spki) throw new Error('The key cannot be read.')
  const publicKey = await crypto.subtle.importKey('spki', spki, { name: 'RSA-PSS', hash: 'SHA-384' }, true, ['verify'])
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const message = messageOf(epoch, nonce)
  const { blindedMsg, inv } = await suite.blind(publicKey, message)
  return {
    blinded: written(blindedMsg),
    tokenOf: async (signed) => {
      const bytes = bytesIn(signed, signatureBytes)
      if (!bytes) throw new Error('The signature cannot be read.')
      return tokenText({ epoch, nonce, signature: await suite.finalize(publicKey, message, bytes, inv) })
    },
  }
}
