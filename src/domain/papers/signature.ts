/** How a PDF is signed: not at all, or by PAdES (ETSI EN 319 142-1) without or with an outside timestamp. */
export type Signature = 'none' | 'B-B' | 'B-T'

/** What a paper says of its own signature. @param unsigned what stands for it where there is none */
export function signatureInWords(signature: Signature, unsigned: string): string {
  if (signature === 'none') return unsigned
  return signature === 'B-T'
    ? 'By this platform, with an outside timestamp (PAdES B-T). A PDF reader shows whether it is valid.'
    : 'By this platform, without an outside timestamp (PAdES B-B). A PDF reader shows whether it is valid.'
}
