/** A pair of keys as it is stored: DER, SPKI and PKCS#8. */
export interface BlindKeys {
  publicKey: Buffer
  privateKey: Buffer
}

/** Signs messages without reading them, and verifies its own signatures (RFC 9474, RSABSSA-SHA384-PSS). */
export interface BlindSigner {
  /**
   * BlindSign of RFC 9474, section 4.3.
   * @param blinded as many bytes as the modulus has
   * @returns the blind signature of the same length; `null` unless the bytes are a number below the modulus
   */
  sign(blinded: Uint8Array): Buffer | null
  /** Whether this is a signature of the message under this key: RSASSA-PSS with SHA-384 and a salt of 48 bytes. */
  verify(message: Uint8Array, signature: Uint8Array): boolean
}

/** Blind signatures, behind a port because a library does the arithmetic. */
export interface Blind {
  /** Random keys of 2048 bits with the exponent 65537. */
  make(): Promise<BlindKeys>
  open(keys: BlindKeys): BlindSigner
}
